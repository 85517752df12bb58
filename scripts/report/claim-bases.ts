/** Finds claims that rest on nothing that is on record, and figures that can hardly all be true. */
import type { DataFile } from "../../src/content/contract";
import { day } from "../../src/text/format";
import { escaped, place, table, type Section } from "./markdown";
import { entriesOf, passageAt, type Passage, type Source } from "../check/source";

type Claim = Source["claims"][number];

/** Returns the section on what claims rest on. */
export function claimBases(source: Source): Section {
  const { claims, passages } = source;
  const placesOf = ({ slug }: Claim) =>
    passages.filter((passage) => passage.figures?.includes(`claim:${slug}`)).map(place);
  return {
    title: "What claims rest on",
    lead: "The figures of `data/claims.json`. In advertising for education a claim needs a basis that somebody could check, and the basis belongs beside it (ASCI, guidelines for educational institutions; CCPA, guidelines for coaching, 2024). Only the institute can know it.",
    warnings: [
      ...claims.flatMap((claim) => missing(claim, placesOf(claim))),
      ...claims.flatMap((claim) => stated(claim, passages)),
      ...implausible(source),
    ],
    listing: table(
      ["Claim", "Counted", "How", "Source", "Places"],
      claims.map((claim) => [
        escaped(`${claim.figure} ${claim.label}`),
        [claim.countedFrom, claim.asOf].map((date) => (date ? day(date) : "?")).join(" to "),
        escaped(claim.counting ?? ""),
        escaped(claim.source ?? ""),
        placesOf(claim).join(", "),
      ]),
    ),
  };
}

const basis = { asOf: "up to when", counting: "how", source: "by which record" };

function missing(claim: Claim, places: string[]): string[] {
  const open = Object.entries(basis).flatMap(([field, means]) =>
    claim[field as keyof typeof basis] ? [] : [`${means} (\`${field}\`)`],
  );
  const name = `**${escaped(`${claim.figure} ${claim.label}`)}**`;
  return [
    ...(open.length > 0 ? [`${name} does not say ${open.join(", ")} it is counted.`] : []),
    ...(places.length === 0
      ? [`${name} is shown nowhere: remove it from \`data/claims.json\`, or name it in a text.`]
      : []),
  ];
}

/** Texts that write a claim's figure themselves, so that it would stay when the claim changes. */
function stated({ slug, figure, label }: Claim, passages: Passage[]): string[] {
  return passages.flatMap(({ text, figures, kind, ...where }) =>
    kind === undefined &&
    !figures?.includes(`claim:${slug}`) &&
    where.file !== "claims.json" &&
    text.includes(`${figure} ${label}`)
      ? [`${place(where)} writes ${escaped(figure)} itself: write {claim:${slug}} in its place.`]
      : [],
  );
}

/** Whether as many were placed as the placement rate makes of all learners. Both may be true, but a visitor will do the sum. */
function implausible(source: Source): string[] {
  const numberOf = (slug: string) => numberIn(source.claims.find((claim) => claim.slug === slug)?.figure);
  const [placed, rate] = [numberOf("students-placed"), numberOf("placement-rate")];
  const studentsOf = (file: DataFile, group: string[] = []) =>
    entriesOf(source, file).map((entry) => numberIn(passageAt(source, file, [...entry, ...group, "students"])?.text));
  const students = [...studentsOf("courses.json"), ...studentsOf("home-courses.json", ["shortCourse"])].reduce(
    (sum, count) => sum + count,
    0,
  );
  const expected = (students * rate) / 100;
  if (!placed || !expected || expected < 2 * placed) return [];
  return [
    `Courses and short courses sum to ${students.toLocaleString("en-IN")}+ students. At a placement rate of ${rate}% that would be ${Math.round(expected).toLocaleString("en-IN")} placed, but ${placed}+ are claimed: say in \`data/claims.json\` who is counted in each.`,
  ];
}

/** The number in a figure such as 600+ or 95%; 0 if there is none. */
const numberIn = (figure = "") => Number(/\d[\d,]*/.exec(figure)?.[0].replaceAll(",", "") ?? 0);
