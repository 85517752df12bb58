import { findings } from "../../../scripts/check/findings";
import { editData, newProject, swap } from "../../support/project";
import { warningsOf } from "../../support/warnings";

test("the check lists scheduled changes, and accepts future dates in items that appear later", async () => {
  const root = newProject();
  const opening = '"title": "Trainer, Azure Data Engineering",';
  const period = (days: string) => swap(opening, `${opening} ${days},`);
  editData(root, "careers.json", period('"from": "2027-01-11", "until": "2027-03-31"'));
  editData(root, "careers.json", swap('"posted": "2026-11-09"', '"posted": "2027-01-11"'));
  expect(await warningsOf(root)).toEqual([]);
  const title = "“Trainer, Azure Data Engineering” (data/careers.json:60)";
  const schedule = async (day: string) => (await findings(root, day)).schedule;
  expect(await schedule("2027-01-10")).toEqual([
    `From 11 January 2027: ${title} appears.`,
    `After 31 March 2027: ${title} disappears.`,
  ]);
  expect(await schedule("2027-03-31")).toEqual([`After 31 March 2027: ${title} disappears.`]);
  expect(await schedule("2027-04-01")).toEqual([
    `Shown until 31 March 2027: ${title}; remove it, or change its until.`,
  ]);
});
