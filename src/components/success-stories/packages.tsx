import { graphql } from "gatsby";
import { interpolate } from "../../text/interpolate";
import { cardFrame, color, font, from, line, radius, space, srOnly, style } from "../../theme/theme";

type PackagesProps = { stories: readonly Queries.PackagesFragment[]; copy: Queries.PackagesCopyFragment };

/** Packages before and after as dots on one scale, with their average. Omits stories without a single amount. */
export function Packages({ stories, copy }: PackagesProps) {
  const drawn = stories.flatMap((story) => {
    const [before, after] = [story.packageBefore, story.package].map(lakhs);
    return after === undefined ? [] : [{ ...story, before: before ?? after, after }];
  });
  if (drawn.length < 2) return null;
  const step = Math.ceil(Math.max(...drawn.flatMap(({ before, after }) => [before, after])) / steps);
  const average = drawn.reduce((sum, { after }) => sum + after, 0) / drawn.length;
  const onScale = (amount: number) => Number((amount / (step * steps)).toFixed(3));
  return (
    <figure css={frame}>
      <figcaption>
        {interpolate(copy.packages, { count: String(drawn.length), average: `₹${Number(average.toFixed(2))} lakh` })}
        <p css={[track, legend]} aria-hidden="true">
          <span>Before</span>
          <i />
          <b>After</b>
        </p>
      </figcaption>
      <div css={chart} style={{ "--mean": onScale(average) }}>
        <ol>
          {drawn.map(({ anchor, name, before, after }) => (
            <li key={anchor} css={row}>
              <div>
                <a href={`#${anchor}`}>{name}</a>
              </div>
              <p css={track} style={{ "--from": onScale(before), "--to": onScale(after) }}>
                <span>{before !== after && rupeesOf(before)}</span>
                <i> → </i>
                <b>{rupeesOf(after)}</b>
              </p>
            </li>
          ))}
        </ol>
        <div css={scale} aria-hidden="true">
          {Array.from({ length: steps + 1 }, (_, index) => (
            <span key={index}>{index === 0 ? "₹ lakh" : index * step}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** A yearly package in lakh rupees: "₹1.2 crore" → 120, "₹6,40,000" → 6.4. Undefined for ranges and words. */
function lakhs(amount?: string | null): number | undefined {
  const [, number = "", unit = ""] = /^₹([\d.,]+)(| lakh| crore)$/.exec(amount ?? "") ?? [];
  const inLakhs = { "": 0.00001, " lakh": 1, " crore": 100 }[unit] ?? 0;
  return number ? Number((Number(number.replaceAll(",", "")) * inLakhs).toFixed(2)) : undefined;
}

/** An amount without its unit, which the scale shows. */
function rupeesOf(amount: number) {
  return (
    <>
      {`₹${amount}`}
      <span css={srOnly}> lakh</span>
    </>
  );
}

const steps = 3;
/** A position on the scale, which leaves room for an amount at its end. */
const scaled = (part: string) => `calc((100% - 3.5rem) * (${part}))`;

const frame = { ...cardFrame, marginBottom: space.xl, padding: space.m };
const names = "12rem";
const chart = style({
  ...font.small,
  position: "relative",
  isolation: "isolate",
  marginTop: space.m,
  paddingBottom: space.l,
  [from.tablet]: { paddingLeft: names },
});
const row = style({
  position: "relative",
  marginTop: space.s,
  "& > div": { width: "fit-content", background: color.card, fontWeight: 700 },
  "& a": { color: color.ink },
  [from.tablet]: { "& > div": { position: "absolute", right: "100%", width: names } },
});
/** A line between two dots and their amounts, drawn with borders, which print and forced colours keep. */
const track = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${scaled("var(--from)")} ${scaled("var(--to) - var(--from)")} 1fr`,
  alignItems: "center",
  "& > span": { paddingRight: "0.75rem", textAlign: "right" },
  "& > b": { justifySelf: "start", paddingLeft: "0.75rem", background: color.card },
  "& > i": { position: "relative", borderTop: line.ink, fontSize: 0 },
  "& > i::before, & > i::after": {
    content: '""',
    position: "absolute",
    inset: "-0.5625rem auto auto -0.5rem",
    width: "1rem",
    height: "1rem",
    border: line.ink,
    borderRadius: radius.pill,
    background: color.ink,
  },
  "& > i::after": { left: "calc(100% - 0.5rem)", background: color.highlight },
});
const legend = { ...font.small, gridTemplateColumns: "auto 3rem 1fr", marginTop: space.s };
/** Behind the rows: a line for each amount of the scale, and a dashed one for the average. */
const scale = style({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  display: "grid",
  gridTemplateColumns: `repeat(${steps}, ${scaled(`1 / ${steps}`)}) 1fr`,
  [from.tablet]: { left: names },
  "& > span": { display: "grid", alignItems: "end", borderLeft: line.soft, paddingLeft: space.xs },
  "::after": {
    content: '""',
    position: "absolute",
    inset: `0 auto ${space.l} ${scaled("var(--mean)")}`,
    borderLeft: "2px dashed",
  },
});

export const query = graphql`
  fragment Packages on AlumniStory { anchor name packageBefore package }
  fragment PackagesCopy on SuccessStoriesPage { packages }
`;
