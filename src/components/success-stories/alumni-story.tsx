import { graphql } from "gatsby";
import { payPeriod } from "../../text/format";
import { accent, cluster, dotted, font, from, line, outlined, sizes, space, stack, style } from "../../theme/theme";
import { BeforeAfter } from "../shared/before-after";
import { Disclosure } from "../shared/disclosure";
import { CourseTaken } from "../shared/course-taken";
import { Picture } from "../shared/picture";
import { ProofLink } from "../shared/proof-link";
import { ShortList } from "../shared/short-list";

/** A graduate's career change or first job: portrait and salary next to a quote and the expandable story. */
export function AlumniStory({ story }: { story: Queries.AlumniStoryFragment }) {
  return (
    <li css={row}>
      {story.picture && <Picture picture={story.picture} sizes={pictureSizes} css={portrait} />}
      <div css={textColumn}>
        <div css={head}>
          <h3 css={name}>{story.name}</h3>
          {story.package && (
            <p>
              <b css={font.figure}>{story.package}</b> {payPeriod(story.package)}
            </p>
          )}
        </div>
        <BeforeAfter before={story.beforeRole} after={story.role} />
        <blockquote css={quote}>
          <p>{story.testimonial}</p>
        </blockquote>
        <p css={[font.small, dotted]}>
          <CourseTaken graduate={story} /> {story.duration && <span>Offer {story.duration} after the first class</span>}{" "}
          <span>{story.location}</span>
        </p>
        <Disclosure id={story.anchor} summary={<b>Full story</b>} about={story.name}>
          <div css={whole}>
            <dl css={whole}>
              {parts.map(({ label, field }) => (
                <div key={field}>
                  <dt css={font.label}>{label}</dt>
                  <dd>{story[field]}</dd>
                </div>
              ))}
            </dl>
            <ShortList items={story.achievements ?? []} />
            {story.proof && <ProofLink url={story.proof}>Confirmed</ProofLink>}
          </div>
        </Disclosure>
      </div>
    </li>
  );
}

const parts = [
  { label: "How it began", field: "before" },
  { label: "The turning point", field: "turn" },
  { label: "Since then", field: "now" },
] as const;

const pictureSizes = sizes({ tablet: "216px", desktop: "296px" }, "72px");

const row = style({
  position: "relative",
  ...stack("0.75rem"),
  gridTemplateColumns: "4.5rem minmax(0, 1fr)",
  alignItems: "start",
  paddingBlock: "clamp(1rem, 5vw, 3.5rem) clamp(0.25rem, 4vw, 3.5rem)",
  borderTop: line.ink,
  // On phones, only the name and the package are beside the portrait.
  "& > div": { display: "contents", "& > * + *": { gridColumn: "1 / -1" } },
  "& > div:only-child, & > div:only-child > *": { gridColumn: "1 / -1" }, // without a portrait
  [from.tablet]: {
    gridTemplateColumns: "minmax(0, 13.75rem) minmax(0, 1fr)",
    columnGap: space.xl,
    "& > div": { display: "grid" },
  },
  [from.desktop]: { gridTemplateColumns: "18.75rem minmax(0, 1fr)", columnGap: "4rem" },
});
const portrait = { ...outlined, width: "4.5rem", background: accent.lilac, [from.tablet]: { width: "100%" } };
const textColumn = { ...stack(space.m), alignContent: "start" };
const head = { ...cluster(`${space.xs} ${space.l}`), alignItems: "baseline", justifyContent: "space-between" };
const name = { ...font.h2, fontSize: "clamp(1.5rem, 1.2rem + 1.4vw, 2.125rem)" };
const whole = { ...stack(space.m), paddingTop: space.s };
const quote = { ...font.lead, paddingLeft: space.m, borderLeft: "6px solid currentcolor", fontWeight: 600 };

export const query = graphql`
  fragment AlumniStory on AlumniStory {
    anchor name role package
    course { path ...CourseTaken }
    retiredCourse
    duration location before turn now paid beforeRole achievements testimonial proof
    picture { ...Picture }
  }
`;
