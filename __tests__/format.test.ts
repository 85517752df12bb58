/** @jest-environment node */
import { directions, mail, mailAbout, sharing, telephone, whatsapp } from "../src/contact/contact-links";
import { enquiryLink } from "../src/contact/enquiry-link";
import { day, equalPart, month, rupees, weekRange } from "../src/text/format";
import { clock } from "../src/time/time-of-day";

jest.mock("../data/site.json", () => jest.requireActual<object>("./data/site.json"));

test.each([
  [0, "₹0"],
  [999, "₹999"],
  [15_000, "₹15,000"],
  [100_000, "₹1,00,000"],
  [12_345_678, "₹1,23,45,678"],
])("%d rupees read %s", (amount, words) => {
  expect(rupees(amount)).toBe(words);
});

test.each([
  [15_000, 3, 5_000],
  [15_000, 9, 1_667],
  [35_000, 3, 11_667],
  [50_000, 6, 8_333],
  [10, 4, 3],
])("%d rupees in %d equal parts are %d each, rounded to the rupee", (amount, parts, part) => {
  expect(equalPart(amount, parts)).toBe(part);
});

test.each([
  ["00:30", "12:30 AM"],
  ["09:00", "9:00 AM"],
  ["11:59", "11:59 AM"],
  ["12:00", "12:00 PM"],
  ["18:30", "6:30 PM"],
])("%s reads %s", (time, words) => {
  expect(clock(time)).toBe(words);
});

test.each([
  [3, 3, "Week 3"],
  [1, 2, "Weeks 1–2"],
])("weeks %d to %d read %s", (from, to, words) => {
  expect(weekRange(from, to)).toBe(words);
});

test("a day and its month read as in India, whatever the time zone", () => {
  expect(day("2026-01-01")).toBe("1 January 2026");
  expect(month("2024-12-01")).toBe("December 2024");
});

test("a prepared e-mail carries its subject and its message", () => {
  expect(mailAbout("R&D", "Hello, a question?")).toBe(
    "mailto:hello@test.example?subject=R%26D&body=Hello%2C%20a%20question%3F",
  );
});

test("a page is shared by its full address, on WhatsApp after its title", () => {
  const { url, whatsapp: chat, linkedin } = sharing("R&D, what for?", "/blog#r-and-d");
  expect(url).toBe("https://test.example/blog#r-and-d");
  expect(new URL(chat).searchParams.get("text")).toBe(`R&D, what for?\n${url}`);
  expect(new URL(linkedin).searchParams.get("url")).toBe(url);
});

test("the way to the office is asked for by its whole address", () => {
  expect(new URL(directions).searchParams.get("destination")).toMatch(/^.+, .+ \d{6}, India$/);
});

test("the telephone number +91-98450 12345 is called in E.164", () => {
  expect(telephone).toBe("tel:+919845012345");
});

test("the mail link writes to the institute", () => {
  expect(mail).toBe("mailto:hello@test.example");
});

test("the WhatsApp link carries its message whatever signs it holds", () => {
  expect(whatsapp("Fee & dates? ₹")).toBe("https://wa.me/919845012345?text=Fee%20%26%20dates%3F%20%E2%82%B9");
});

test("the enquiry link says what for, and for which course", () => {
  expect(enquiryLink("enroll", "data-science")).toBe("/contact?intent=enroll&course=data-science#enquiry");
  expect(enquiryLink("project")).toBe("/contact?intent=project#enquiry");
  expect(enquiryLink("consultation")).toBe("/contact?intent=consultation#enquiry");
});
