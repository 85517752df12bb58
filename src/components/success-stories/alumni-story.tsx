import { graphql } from "gatsby";
import { payPeriod } from "../../text/format";
import { accent, dotted, from, line, outlined, sizes, space, stack, style, text } from "../../theme/theme";
import { BeforeAfter } from "../shared/before-after";
import { Island } from "../../islands/island";
import { Disclosure, Toggle } from "../shared/disclosure";
import { courseTaken } from "../shared/course-taken";
import { Picture } from "../shared/picture";
import { ProofLink } from "../shared/proof-link";
import { TickedList } from "../shared/ticked-list";

type AlumniStoryProps = { story: Queries.AlumniStoryFragment };

/** A graduate's career change or first job: portrait and salary next to a quote and the expandable story. */
export function AlumniStory({ story }: AlumniStoryProps) {
  const { anchor } = story;
  return (
    <li css={row}>
      <div css={side}>
        {story.picture && <Picture picture={story.picture} sizes={pictureSizes} css={portrait} />}
        {story.package && (
          <p css={{ lineHeight: 1.3 }}>
            <b css={[text.figure, { display: "block" }]}>{story.package}</b> {payPeriod(story.package)}
          </p>
        )}
      </div>
      <div css={textColumn}>
        <h3 css={name}>{story.name}</h3>
        <BeforeAfter before={story.beforeRole} after={story.role} />
        <blockquote css={quote}>
          <p>{story.testimonial}</p>
        </blockquote>
        <p css={[text.small, dotted]}>
          {story.course ? <a href={story.course.path}>{courseTaken(story)}</a> : <span>{courseTaken(story)}</span>}{" "}
          <span>offer {story.duration} after the first class</span> <span>{story.location}</span>
        </p>
        <Disclosure id={anchor} summary={<Toggle closed="Read the story" open="Close the story" />} about={story.name}>
          <div css={whole}>
            <dl css={whole}>
              {parts.map(({ label, field }) => (
                <div key={field}>
                  <dt css={text.label}>{label}</dt>
                  <dd>{story[field]}</dd>
                </div>
              ))}
            </dl>
            <TickedList items={story.achievements ?? []} />
            {story.proof && <ProofLink url={story.proof}>Confirmed</ProofLink>}
            <Island name="CopyLink" props={{ to: `/success-stories#${anchor}`, what: "story", title: story.name }} />
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

const pictureSizes = sizes({ tablet: "216px", desktop: "296px" }, "156px");

const textWidth = "44rem";
const row = style({
  position: "relative",
  ...stack(space.l),
  paddingBlock: "clamp(2rem, 5vw, 3.5rem)",
  borderTop: line.ink,
  [from.tablet]: { gridTemplateColumns: "minmax(0, 13.75rem) minmax(0, 1fr)", columnGap: space.xl },
  [from.desktop]: {
    gridTemplateColumns: "18.75rem minmax(0, 1fr)",
    columnGap: "4rem",
    ":nth-of-type(even)": {
      gridTemplateColumns: `minmax(0, ${textWidth}) 18.75rem`,
      justifyContent: "space-between",
      "& > div:first-of-type": { order: 1 },
    },
  },
});
const side = {
  ...stack(space.m),
  gridTemplateColumns: "min(10rem, 50%) 1fr",
  alignItems: "center",
  alignContent: "start",
  [from.tablet]: { gridTemplateColumns: "1fr" },
};
const portrait = { ...outlined, background: accent.lilac };
const textColumn = { ...stack(space.m), alignContent: "start", maxWidth: textWidth };
const name = { ...text.h2, fontSize: "clamp(1.5rem, 1.2rem + 1.4vw, 2.125rem)" };
const whole = { ...stack(space.m), paddingTop: space.s };
const quote = { ...text.lead, paddingLeft: space.m, borderLeft: "6px solid currentcolor", fontWeight: 600 };

export const query = graphql`
  fragment AlumniStory on AlumniStory {
    anchor name role package
    course { path ...CourseTaken }
    retiredCourse
    duration location before turn now paid beforeRole achievements testimonial proof
    picture { ...Picture }
  }
`;
