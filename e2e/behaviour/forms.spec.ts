/** Submits the forms to a server that handles them like Netlify. */
import blog from "../../data/blog.json";
import contact from "../../data/contact.json";
import forms from "../../data/forms.json";
import site from "../../data/site.json";
import { honeypot } from "../../src/contact/form-fields";
import { expectNoViolation } from "../support/checks/axe-check";
import { asha, choice, fill, formOn, language, notice, test } from "../support/pages/forms-host";
import { read } from "../support/content/shown-content";
import { expect } from "../support/site-test";
import { hydrate, narrow, visit } from "../support/pages/page-visits";
import { escapeRegExp } from "../../src/text/reg-exp";

const { failed } = forms;
const lastChoice = contact.form.courses.at(-1)?.label ?? "";

/** Text that careless software changes. */
const odd = {
  ...asha,
  "First Name": "Zoë 🌳 <b>",
  Message: [
    `<script>alert(1)</script> & "quotes" 'n' \\ 100%25 + a=b&c=d`,
    "ನಮಸ್ಕಾರ, ನಾನು ಪೈಥಾನ್ ಕಲಿಯಬೇಕು. नमस्ते, मुझे डेटा साइंस सीखना है।",
    "👩🏽‍💻👨‍👩‍👧‍👦 ‏مرحبا‏ \u200d\u00a0 end\n\n  indented",
  ].join("\n"),
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with script ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("an enquiry arrives as typed, at this server only, and is confirmed", async ({ page, context, host }) => {
      const asked = new Set<string>();
      page.on("request", (request) => asked.add(new URL(request.url()).origin));
      await (javaScriptEnabled ? visit(page, "/contact") : page.goto("/contact"));
      await fill(page, odd);
      const { interest, send, thanks } = formOn(page);
      await interest.selectOption(choice);
      await send.click();
      if (javaScriptEnabled) {
        await expect(thanks).toBeFocused();
        await expect(page).toHaveURL(/\/contact(?:\?|$)/);
      } else {
        await expect(page).toHaveURL("/sent");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(forms.hero.heading.replaceAll("*", ""));
      }
      await expect(page.getByText(contact.form.sent.text).or(page.getByText(forms.hero.lead)).first()).toBeVisible();
      const Message = javaScriptEnabled ? odd.Message : odd.Message.replaceAll("\n", "\r\n"); // as HTML demands
      expect(host.received).toEqual([
        {
          form: "enquiry",
          fields: { ...odd, Message, "Course Interest": choice, Intent: "", Course: "", ...notice, ...language },
        },
      ]);
      expect([...asked]).toEqual([host.address]);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)])).toEqual([]);
    });

    test("a newsletter subscription arrives", async ({ page, host }) => {
      await (javaScriptEnabled ? visit(page, "/blog") : page.goto("/blog"));
      const box = page.getByRole("region", { name: blog.newsletter.heading, exact: true });
      await box.getByRole("textbox", { name: "Email", exact: true }).fill("asha@example.com");
      await box.getByRole("button", { name: "Subscribe" }).click();
      if (javaScriptEnabled)
        await expect(box.getByRole("heading", { name: blog.newsletter.sent.heading })).toBeFocused();
      else await expect(page).toHaveURL("/sent");
      expect(host.received).toEqual([{ form: "newsletter", fields: { Email: "asha@example.com", ...notice } }]);
    });
  });
}

test("after a server error, input is kept and can be sent again or by other means", async ({
  page,
  host,
  pageErrors,
}) => {
  pageErrors.expect(/^Failed to load resource \S+\/sent: .*\b500\b/);
  host.posts = (_, response) => response.writeHead(500).end();
  await page.setViewportSize(narrow);
  await visit(page, "/contact");
  await fill(page, { ...asha, Message: "R&D, 100% ನಮಸ್ಕಾರ" });
  const { field, send, failure, thanks } = formOn(page);
  await send.click();
  await expect(failure).toBeFocused();
  await expectNoViolation(page);
  const chat = new URL((await failure.getByRole("link", { name: failed.whatsapp }).getAttribute("href")) ?? "");
  const mail = new URL((await failure.getByRole("link", { name: failed.email }).getAttribute("href")) ?? "");
  expect(mail.protocol + mail.pathname).toBe(`mailto:${site.contact.email}`);
  for (const text of ["Asha", "+91-98450 12345", "R&D, 100% ನಮಸ್ಕಾರ"]) {
    expect(chat.searchParams.get("text")).toContain(text);
    expect(mail.searchParams.get("body")).toContain(text);
  }
  await field("Message").fill("Another question");
  await expect(failure.getByRole("link", { name: failed.email })).toHaveAttribute("href", /Another%20question/);

  host.posts = undefined;
  await failure.getByRole("button", { name: failed.again }).click();
  await expect(thanks).toBeFocused();
  await expectNoViolation(page);
  expect(host.received.map(({ fields }) => fields)).toMatchObject([{ ...asha, Message: "Another question" }]);
});

test("during submission the button is busy, and a second press sends nothing", async ({ page, host }) => {
  const waiting: (() => void)[] = [];
  host.posts = (request, response) => waiting.push(() => host.site(request, response));
  await visit(page, "/contact");
  await fill(page);
  const { region, field, send, thanks } = formOn(page);
  await send.dblclick();
  const busy = region.getByRole("button", { name: forms.sending });
  await expect(busy).toHaveAttribute("aria-disabled", "true");
  await expect(busy).toBeFocused();
  await page.keyboard.press("Enter");
  await field("Message").fill("And one thing more");
  await expect.poll(() => waiting.length, "the message has arrived").toBe(1);
  waiting[0]?.();
  await expect(thanks).toBeFocused();
  expect(waiting).toHaveLength(1);
  await region.getByRole("button", { name: forms.another }).click();
  await expect(field("Message"), "what was typed meanwhile is kept").toHaveValue("And one thing more");
  host.posts = undefined;
  await fill(page, { ...asha, Message: "The second" });
  await send.click();
  await expect(thanks).toBeFocused();
  expect(host.received.map(({ fields }) => fields.Message)).toEqual([asha.Message, "The second"]);
});

test("after a reload during submission, the form says that it may have been sent", async ({ page, host }) => {
  host.posts = () => undefined; // no answer
  await visit(page, "/contact");
  await fill(page);
  const { field, send, thanks } = formOn(page);
  const hint = page.getByText(new RegExp(escapeRegExp(forms.interrupted).replace("\\{time\\}", "\\d+:\\d\\d [AP]M")));
  await send.click();
  await expect(hint).toHaveCount(0);
  await page.reload();
  await hydrate(page);
  await expect(hint).toBeVisible();
  await expect(field("Message")).toHaveValue(asha.Message);
  host.posts = host.site;
  await send.click();
  await expect(thanks).toBeFocused();
  await visit(page, "/contact");
  await expect(hint).toHaveCount(0);
});

test("the form takes on the language of the chosen notice, and the message names it", async ({ page, host }) => {
  const [translation] = read("forms.json").translations ?? [];
  if (!translation) return test.skip(true, "there are no translations");
  const { lang, labels, sent, notice: chosen } = translation;
  await visit(page, "/contact");
  await fill(page);
  await page.locator(`#enquiry a[hreflang=${lang}]`).click();
  await expect(page.getByRole("textbox", { name: labels.firstName, exact: true })).toHaveValue(asha["First Name"]);
  await expect(page.getByText(chosen.summary)).toBeVisible();
  await page.getByRole("button", { name: labels.submit, exact: true }).click();
  await expect(page.getByRole("heading", { name: sent.heading })).toBeFocused();
  const stated = { "Notice Language": lang, "Privacy Notice": chosen.version };
  expect(host.received.map(({ fields }) => fields)).toMatchObject([stated]);
});

test("a message with the trap that hosts drop is not said to be sent", async ({ page, host }) => {
  await visit(page, "/contact");
  await fill(page);
  await page.locator(`#enquiry [name=${honeypot}]`).evaluate((box: HTMLInputElement) => (box.checked = true));
  await formOn(page).send.click();
  await expect(formOn(page).failure).toBeFocused();
  expect(host.received).toEqual([]);
});

test("input survives other pages and reloads until it is sent", async ({ page }) => {
  await visit(page, "/contact");
  await fill(page);
  await formOn(page).interest.selectOption(lastChoice);
  await visit(page, "/about");
  await visit(page, "/contact");
  for (const [name, text] of Object.entries(asha)) await expect(formOn(page).field(name)).toHaveValue(text);
  await expect(formOn(page).interest).toHaveValue(lastChoice);
  await formOn(page).send.click();
  await expect(formOn(page).thanks).toBeVisible();
  await visit(page, "/contact");
  for (const name of Object.keys(asha)) await expect(formOn(page).field(name)).toHaveValue("");
});
