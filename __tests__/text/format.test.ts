/** @jest-environment node */
import { directions, mail, mailAbout, sharing, telephone, whatsapp } from "../../src/contact/contact-links";
import { enquiryLink } from "../../src/contact/enquiry-link";
import { day, equalPart, month, retiredOn, rupees, weekRange } from "../../src/text/format";
import { clock } from "../../src/time/time-of-day";

jest.mock("../../data/site.json", () => jest.requireActual<object>("../data/site.json"));

test.each([
  [0, "₹0"],
  [999, "₹999"],
  [15_000, "₹15,000"],
  [100_000, "₹1,00,000"],
  [12_345_678, "₹1,23,45,678"],
])("%d rupees are written %s", (amount, words) => {
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

test("a day and its month are those in India, whatever the time zone", () => {
  expect(day("2026-01-01")).toBe("1 January 2026");
  expect(month("2024-12-01")).toBe("December 2024");
  expect(retiredOn("2025-03-31")).toBe("retired on 31 March 2025");
});

describe("links", () => {
  const page = sharing("R&D, what for?", "/blog#r-and-d");

  test.each([
    ["calls the institute in E.164", telephone, "tel:+919845012345"],
    ["writes to the institute", mail, "mailto:hello@test.example"],
    [
      "opens an e-mail with subject and message",
      mailAbout("R&D", "Hello, a question?"),
      "mailto:hello@test.example?subject=R%26D&body=Hello%2C%20a%20question%3F",
    ],
    [
      "opens WhatsApp with a message",
      whatsapp("Fee & dates? ₹"),
      "https://wa.me/919845012345?text=Fee%20%26%20dates%3F%20%E2%82%B9",
    ],
    ["shares a page by its full address", page.url, "https://test.example/blog#r-and-d"],
    [
      "prefills intent and course of the enquiry",
      enquiryLink("enroll", "data-science"),
      "/contact?intent=enroll&course=data-science#enquiry",
    ],
    [
      "prefills the batch, too",
      enquiryLink("enroll", "python", { start: "2027-01-11", fromTime: "19:00" }),
      "/contact?intent=enroll&course=python&batch=2027-01-11-1900#enquiry",
    ],
    ["prefills the intent alone", enquiryLink("project"), "/contact?intent=project#enquiry"],
  ])("one that %s", (_, link, address) => {
    expect(link).toBe(address);
  });

  test.each([
    ["WhatsApp", page.whatsapp, "text", `R&D, what for?\n${page.url}`],
    ["LinkedIn", page.linkedin, "url", page.url],
    ["Google Maps", directions, "destination", "1 Test Road, Bangalore 560001, India"],
  ])("to %s encode their text", (_, link, parameter, text) => {
    expect(new URL(link).searchParams.get(parameter)).toBe(text);
  });
});
