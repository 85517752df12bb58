import type { SitePage } from "../../content/site-pages";
import { text } from "../../theme/theme";
import { Heading } from "./card-heading";
import type { Headline } from "./fit-headline";
import { foot, placed, stacked } from "./card-size";

/** The column of the words, whatever they are. */
export const words = { left: 56, top: 46, width: 468, height: foot.top - 2 * 46 };

type WordsProps = { of: SitePage; headline: Headline };

/** What the top of the page says, beside its picture. */
export function Words({ of, headline }: WordsProps) {
  return (
    <div style={column}>
      <Kicker of={of} />
      <Heading of={headline} />
      <Facts of={of} />
    </div>
  );
}

/** The words above the heading, where there are any. */
export function Kicker({ of: { kicker } }: { of: SitePage }) {
  return <div style={label}>{kicker}</div>;
}

/** What a course says beside its fee. */
export function Facts({ of: { facts = [] } }: { of: SitePage }) {
  return (
    <div style={list}>
      {facts.map((fact) => (
        <div key={fact}>{fact}</div>
      ))}
    </div>
  );
}

const column = { ...placed, ...stacked, ...words, justifyContent: "center" };
const label = { ...text.label, fontSize: 26, lineHeight: 1.3, wordBreak: "break-word" as const };
const list = { ...stacked, paddingTop: 8, fontSize: 34, lineHeight: 1.25, wordBreak: "break-word" as const };
