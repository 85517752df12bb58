import { join } from "node:path";
import { calendars } from "../../../src/build/discovery/calendars";
import { newProject } from "../../support/project";

const dataOf = () => join(newProject(), "data");

describe("the calendar files", () => {
  test("are made for each batch, with its place", () => {
    const files = calendars(dataOf());
    expect([...files.keys()]).toEqual(["/batches/python-2027-01-11-1900.ics", "/batches/python-2027-02-06-1000.ics"]);
    expect(files.get("/batches/python-2027-02-06-1000.ics")).toMatch(/^LOCATION:.*Bangalore/m);
  });

  test("state course, times in UTC, place and trainer, and the day of the last change", () => {
    expect(calendars(dataOf()).get("/batches/python-2027-01-11-1900.ics")).toMatchSnapshot();
  });

  test("are absent without batches", () => {
    expect(calendars(join(newProject(["batches.json", () => "[]"]), "data")).size).toBe(0);
  });
});
