/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { GuideRecommendation } from "../../../src/components/courses/guide-recommendation";
import { guided, recommend } from "../../../src/components/courses/recommendations";

const course = { level: "Beginner to Advanced", price: 15_000, durations: { weeks: 8 } };
const courses = guided<Queries.GuideRecommendationFragment>([
  { ...course, slug: "basics", title: "Basics", guide: { needs: null, gives: ["sql", "git"], goals: ["programs"] } },
  { ...course, slug: "clouds", title: "Clouds", guide: { needs: ["sql", "git"], gives: null, goals: ["cloud"] } },
]);
const copy: Queries.GuideRecommendationCopyFragment = {
  skills: [
    { skill: "sql", text: "query in SQL" },
    { skill: "git", text: "use Git" },
  ],
  because: "Because you can {skills}.",
  start: "It starts from scratch.",
  known: "You know part of it.",
  short: "It is the shortest.",
  long: "It leads furthest.",
  first: "{course} asks that you can {skills}.",
  nearest: "This one is open to you.",
  then: "Then",
  ask: "Ask us",
};

test.each<[can: Queries.Skill[], reason: string]>([
  [[], "Clouds asks that you can query in SQL and use Git."],
  [["sql"], "Clouds asks that you can use Git."],
  [["sql", "git"], "Because you can query in SQL and use Git."],
])("visitors with the skills %j see: %s", (can, reason) => {
  const recommendation = recommend(courses, { can, goal: "cloud", few: false, budget: undefined });
  if (!recommendation) throw new Error("no recommendation");
  render(<GuideRecommendation recommendation={recommendation} copy={copy} />);
  expect(screen.getByText(reason)).toBeVisible();
});
