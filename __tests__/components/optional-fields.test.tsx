/** Optional facts that outlines cut off or do not contain. */
import { render, screen } from "@testing-library/react";
import { AlumniStory } from "../../src/components/success-stories/alumni-story";
import { ClaimList } from "../../src/components/success-stories/claim-list";

const picture = { alt: "A portrait.", src: { childImageSharp: null } };

const story: Queries.AlumniStoryFragment = {
  name: "Meera Nair",
  role: "Data analyst",
  package: "₹6 lakh",
  course: { title: "Python", path: "/courses/python", durations: { list: "2 months with practice" } },
  duration: "6 months",
  location: "Kochi",
  before: "Meera sold shoes.",
  turn: "She counted them.",
  now: "She counts for a bank.",
  paid: null,
  beforeRole: "Shop assistant",
  achievements: ["Counted 300 pairs"],
  testimonial: "I count.",
  proof: null,
  picture,
};

const course = "Python course, 2 months with practice";
const offer = "offer 6 months after the first class · Kochi";

test.each<[who: string, paid: Queries.YesOrNo | null, line: string]>([
  ["does not say who paid", null, `${course} · ${offer}`],
  ["of somebody who paid", "yes", `${course}, paid for by the learner · ${offer}`],
  ["of somebody who did not pay", "no", `${course}, not paid for by the learner · ${offer}`],
])("a story %s", (_, paid, line) => {
  render(<AlumniStory story={{ ...story, paid }} />);
  expect(screen.getByText((__, element) => element?.localName === "p" && element.textContent === line)).toBeVisible();
});

test("a claim shows the evidence on record, and does not expand without any", () => {
  const bare = {
    slug: "bare",
    figure: "50+",
    label: "partners",
    asOf: null,
    countedFrom: null,
    counts: null,
    courses: null,
    counting: null,
    source: null,
  };
  const based = {
    ...bare,
    slug: "based",
    figure: "95%",
    label: "success",
    asOf: "2026-09-30",
    counts: { count: 1083, of: 1140 },
    courses: [{ title: "Python", path: "/courses/python" }],
    counting: "All who came.",
  };
  const since = {
    ...bare,
    slug: "since",
    figure: "600+",
    label: "placed",
    countedFrom: "2016-06-01",
    source: "A register",
  };
  render(<ClaimList claims={[bare, based, since]} />);
  const [list] = screen.getAllByRole("list");
  const claims = Array.from(list?.children ?? []);
  expect(claims.map(({ textContent }) => textContent)).toEqual([
    "50+ partners",
    "95% success1,083 of 1,140All who came.As of 30 September 2026.Courses countedPython",
    "600+ placedCounted from 1 June 2016 on.A register",
  ]);
  expect(screen.getAllByRole("group")).toHaveLength(2);
});
