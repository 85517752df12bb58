import { graphql } from "gatsby";
import { interpolate } from "../../text/interpolate";
import { cardFrame, color, line, radius, space, style, text } from "../../theme/theme";

type PackagesProps = { stories: readonly Queries.PackagesFragment[]; copy: Queries.PackagesCopyFragment };

/** Packages before and after as dots on one scale, with their average. Omits stories without a single amount. */
export function Packages({ stories, copy }: PackagesProps) {
  const drawn = stories.flatMap((story) => {
    const [before, after] = [story.packageBefore, story.package].map(lakhs);
    return after === undefined ? [] : [{ ...story, before: before ?? after, after }];
  });
  if (drawn.length < 2) return null;
  const highest = Math.max(...drawn.flatMap(({ before, after }) => [before, after]));
  const average = drawn.reduce((sum, { after }) => sum + after, 0) / drawn.length;
  const at = (amount: number) => Math.round((100 * amount) / highest);
  return (
    <figure css={frame}>
      <figcaption>
        {interpolate(copy.packages, { count: String(drawn.length), average: `₹${Number(average.toFixed(2))} lakh` })}
      </figcaption>
      <ol css={{ marginTop: space.m }}>
        {drawn.map(({ anchor, name, packageBefore, package: now, before, after }) => (
          <li key={anchor} css={row}>
            <a href={`#${anchor}`} css={{ color: color.ink, fontWeight: 700 }}>
              {name}
            </a>
            <span>{[packageBefore, now].filter(Boolean).join(" → ")}</span>
            <span css={scale} style={{ "--from": at(before), "--to": at(after), "--mean": at(average) }}>
              <i />
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** A yearly package in lakh rupees: "₹1.2 crore" → 120. Undefined for ranges and words. */
function lakhs(amount?: string | null): number | undefined {
  const [, number, unit] = /^₹([\d.]+) (lakh|crore)$/.exec(amount ?? "") ?? [];
  return number ? Number(number) * (unit === "crore" ? 100 : 1) : undefined;
}

const frame = { ...cardFrame, marginBottom: space.xl, padding: space.m };
const row = style({
  ...text.small,
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: `${space.xs} ${space.m}`,
  paddingBlock: space.s,
  borderTop: line.soft,
});
const from = (position: string) => `calc(var(${position}) * 1%)`;
/** Of borders, which prints and forced colours keep: a dot at each end of a line, and the average. */
const scale = style({
  gridColumn: "1 / -1",
  position: "relative",
  height: "1rem",
  margin: "0 0.5rem",
  "&::before, &::after": {
    content: '""',
    position: "absolute",
    left: from("--from"),
    width: "1rem",
    height: "1rem",
    marginLeft: "-0.5rem",
    border: line.ink,
    borderRadius: radius.pill,
    background: color.ink,
  },
  "&::after": { left: from("--to"), background: color.highlight },
  "& > i::before, & > i::after": {
    content: '""',
    position: "absolute",
    top: "calc(50% - 1px)",
    left: from("--from"),
    width: "calc((var(--to) - var(--from)) * 1%)",
    borderTop: line.ink,
  },
  "& > i::after": { inset: "-0.5rem auto", left: from("--mean"), width: 0, border: 0, borderLeft: "2px dashed" },
});

export const query = graphql`
  fragment Packages on AlumniStory { anchor name packageBefore package }
  fragment PackagesCopy on SuccessStoriesPage { packages }
`;
