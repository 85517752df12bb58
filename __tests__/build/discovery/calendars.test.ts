import { join } from "node:path";
import { calendars } from "../../../src/build/discovery/calendars";
import { newProject } from "../../support/project";

test("each batch has a calendar file with course, times in UTC, place, trainer and day of the last change", () => {
  const files = calendars(join(newProject(), "data"));
  expect([...files.keys()]).toEqual(["/batches/python-2027-01-11-1900.ics", "/batches/python-2027-02-06-1000.ics"]);
  expect(files.get("/batches/python-2027-02-06-1000.ics")).toMatch(/^LOCATION:.*Bangalore/m);
  expect(files.get("/batches/python-2027-01-11-1900.ics")).toMatchSnapshot();
});
