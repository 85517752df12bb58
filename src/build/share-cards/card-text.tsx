import type { SitePage } from "../../content/site-pages";
import { text } from "../../theme/theme";
import { Heading } from "./card-heading";
import type { Headline } from "./fit-headline";
import { foot, placed, stacked } from "./card-size";

/** The text column. */
export const textBox = { left: 56, top: 46, width: 468, height: foot.top - 2 * 46 };

type CardTextProps = { page: SitePage; headline: Headline };

/** The text of the page's hero, next to its picture. */
export function CardText({ page, headline }: CardTextProps) {
  return (
    <div style={column}>
      <Kicker page={page} />
      <Heading headline={headline} />
      <Facts page={page} />
    </div>
  );
}

/** The line above the heading. */
export function Kicker({ page: { kicker } }: { page: SitePage }) {
  return <div style={label}>{kicker}</div>;
}

/** Facts of a course, shown next to its fee. */
export function Facts({ page: { facts = [] } }: { page: SitePage }) {
  return (
    <div style={list}>
      {facts.map((fact) => (
        <div key={fact}>{fact}</div>
      ))}
    </div>
  );
}

const column = { ...placed, ...stacked, ...textBox, justifyContent: "center" };
const label = { ...text.label, fontSize: 26, lineHeight: 1.3, wordBreak: "break-word" as const };
const list = { ...stacked, paddingTop: 8, fontSize: 34, lineHeight: 1.25, wordBreak: "break-word" as const };
