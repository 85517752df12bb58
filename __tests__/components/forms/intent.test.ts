import { readIntent, type KnownIntents } from "../../../src/components/forms/intent";
import { form } from "../../data/contact.json";

const batch = { topic: "Enrolling in {course}", batch: "I would like to join {course}, which starts on {day}." };
const optional = { heading: null, topic: null, about: null, batch: null, submit: null, next: null };
const openers = form.openers.map((opener) => ({ ...optional, ...opener, ...(opener.intent === "enroll" && batch) }));
const known: KnownIntents = {
  openers: openers as KnownIntents["openers"],
  courses: [{ slug: "python", title: "Python", facts: [] }],
  batches: [{ course: "python", title: "Python", start: "2027-01-11", fromTime: "19:00", lines: [] }],
};

test("a link presets the topic and the first line of a message", () => {
  const links = [
    "intent=enroll&course=python&batch=2027-01-11-1900",
    "intent=enroll&course=python&batch=2020-01-01-0000",
    "intent=demo&course=python",
    "intent=project",
    "intent=unknown&course=unknown",
  ];
  const presets = links.map((link) => {
    const { topic = "no topic", firstLine } = readIntent(new URLSearchParams(link), known, Date.parse("2027-01-01"));
    return `${topic}: ${firstLine}`; // with its line break
  });
  expect(presets.join("")).toMatchInlineSnapshot(`
    "Enrolling in Python: I would like to join Python, which starts on 11 January 2027.
    Enrolling in Python: I would like to enroll in Python. Please tell me about the next batch.
    Python: I would like to attend a demo class of Python. Preferred day and time (office hours: Mon to Fri 9:00 AM to 6:30 PM):
    no topic: I would like guidance on my final year project. My subject and the date it is due:
    no topic: "
  `);
});

test("the next batch replaces one that has started", () => {
  const [first] = known.batches;
  const later = { ...first, start: "2027-02-20" } as (typeof known.batches)[number];
  const asked = new URLSearchParams("intent=enroll&course=python&batch=2027-01-11-1900");
  const started = Date.parse("2027-01-11T19:00+05:30");
  expect(readIntent(asked, { ...known, batches: [later, ...known.batches] }, started)).toMatchObject({
    started: first,
    batch: later,
    firstLine: "I would like to join Python, which starts on 20 February 2027.\n",
  });
  expect(readIntent(asked, known, started)).toMatchObject({ started: first, batch: undefined });
  expect(readIntent(asked, known, started - 1)).toMatchObject({ started: undefined, batch: first });
});
