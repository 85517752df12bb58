/**
 * Optional facts that outlines cut off or do not contain.
 *
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import { assertPresent } from "../../src/assert-present";
import { AlumniStory } from "../../src/components/success-stories/alumni-story";
import { ClaimList } from "../../src/components/success-stories/claim-list";
import { query } from "../../src/pages/success-stories";
import { runQuery } from "../support/graphql";

type Claim = Queries.ClaimListFragment;

test.each<[paid: Queries.YesOrNo | null, line: string]>([
  [null, "with practice offer"],
  ["yes", "with practice, fee paid offer"],
  ["no", "with practice, free to the learner offer"],
])("a story whose course was paid for by the learner: %s", async (paid, line) => {
  const { allAlumniStory } = await runQuery<Queries.SuccessStoriesQuery>(query);
  const { container } = render(<AlumniStory story={{ ...assertPresent(allAlumniStory.nodes[0], "story"), paid }} />);
  expect(container).toHaveTextContent(line);
});

test("a claim shows the evidence on record", async () => {
  const { allClaim } = await runQuery<Queries.SuccessStoriesQuery>(query);
  const [based, bare] = allClaim.nodes as [Claim, Claim];
  const counted = { counts: { count: 1083, of: 1140 }, courses: [{ title: "Python", path: "/courses/python" }] };
  render(<ClaimList claims={[{ ...based, ...counted }, bare]} />);
  const [list] = screen.getAllByRole("list");
  expect(Array.from(list?.children ?? [], ({ textContent }) => textContent)).toMatchInlineSnapshot(`
    [
      "600+ students placed1,083 of 1,140Former learners who began a paid job. Internships are left out.Counted: 1 June 2016 to 30 September 2026.Source: Our register of offer lettersCourses countedPython",
      "95% success rateAs of 30 September 2026.",
    ]
  `);
});
