import { deadControls } from "../support/control-walk";
import { templates } from "../support/site-routes";
import { expect, missingPageErrors, test } from "../support/site-test";

for (const { path, status } of templates) {
  test(`${path}: every link leads somewhere, and every other control has an effect`, async ({ page, pageErrors }) => {
    if (status === 404) pageErrors.expect(...missingPageErrors(path));
    test.slow(); // as many presses as there are controls
    await page.route(/^https?:\/\/(?!localhost[:/])/, (route) => route.abort());
    const within = path === "/" ? "body" : "main"; // header and footer are the same on all pages
    expect(await deadControls(page, path, within)).toEqual([]);
  });
}

test("the walk notices what is dead", async ({ page }) => {
  const dead = `<button>Nothing</button><button disabled>Never</button><label>Alone <input></label>
    <a href="#">Top</a><a href="/nowhere">Away</a><a href="/contact#nowhere">Far</a><a href="tel:12">Call</a>
    <a href="https://wa.me/910000000000">Chat</a><a href="https://banyan.example" target="_blank">Out</a>`;
  await page.route("/about", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace("</body>", `${dead}</body>`) });
  });
  expect((await deadControls(page, "/about")).sort()).toEqual([
    "#: is no address",
    "/contact#nowhere: leads to no place of that page",
    "/nowhere: answers 404",
    'button "Never" is never enabled',
    'button "Nothing" at 1440px',
    "https://banyan.example: hands the page over: rel lacks noopener",
    "https://wa.me/910000000000: hands the page over: rel lacks noopener",
    "tel:12: is no number after E.164",
    'text "Alone" at 1440px',
  ]);
});
