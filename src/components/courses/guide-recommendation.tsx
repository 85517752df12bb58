import { graphql } from "gatsby";
import { enquiryLink } from "../../contact/enquiry-link";
import { interpolate } from "../../text/interpolate";
import { formatList, rupees } from "../../text/format";
import { pluralize } from "../../text/sentences";
import type { Recommendation, GuidedCourse } from "./recommendations";
import { color, forced, line, space, stack, stretchedDrawing, style, text } from "../../theme/theme";
import { ButtonLink } from "../shared/button-link";

export type GuideCourse = Omit<Queries.GuideRecommendationFragment, "guide"> & GuidedCourse;

type GuideRecommendationProps = {
  recommendation: Recommendation<GuideCourse>;
  copy: Queries.GuideRecommendationCopyFragment;
};

/** The recommended course and the one to take next, on a signpost, with reasons, prices, and a link to ask. */
export function GuideRecommendation(props: GuideRecommendationProps) {
  const { copy } = props;
  const { course, next } = props.recommendation;
  return (
    <div css={sign}>
      <div css={board}>
        <a href={`/courses/${course.slug}`}>{course.title}</a>
        <small>{`${pluralize(course.durations.weeks, "week")}, ${course.level}, ${rupees(course.price)}`}</small>
      </div>
      <p>{reasons(props).join(" ")}</p>
      {next && (
        <div css={board}>
          <small>{copy.then}</small>
          <a href={`/courses/${next.slug}`}>{next.title}</a>
          {`, ${rupees(next.price)}`}
        </div>
      )}
      <ButtonLink to={enquiryLink("consultation", course.slug)}>{copy.ask}</ButtonLink>
    </div>
  );
}

/** Why the guide recommends the course, in sentences. */
function reasons({ recommendation, copy }: GuideRecommendationProps) {
  const { course, why, next, lacks = [], pace, isKnown } = recommendation;
  const words = (skills: readonly Queries.Skill[]) =>
    formatList(copy.skills.flatMap(({ skill, text }) => (skills.includes(skill) ? [text] : [])));
  const { needs } = course.guide;
  const reason = {
    fits: needs.length > 0 ? interpolate(copy.because, { skills: words(needs) }) : copy.start,
    first: interpolate(copy.first, { skills: words(lacks), course: next?.title ?? "" }),
    nearest: copy.nearest,
  };
  return [reason[why], ...(pace ? [copy[pace]] : []), ...(isKnown ? [copy.known] : [])];
}

/** Indents the text, to leave room for the post. The boards start at the post. */
export const postRoom = "2.5rem";

const outline = `<path d="M3 4q90-3 180-1 9 9 15 22-6 12-15 23-90 2-181-1-1-21 1-43z" fill="${color.highlight}" stroke="${color.ink}" stroke-width="2" stroke-linecap="round" vector-effect="non-scaling-stroke"/>`;

/** A board of a signpost, drawn in ink. */
export const board = {
  ...text.h3,
  padding: "0.75rem 2.75rem 0.75rem 1rem",
  background: `${stretchedDrawing(200, 50, outline)} 0 0 / 100% 100% no-repeat`,
  color: color.ink,
  fontSize: "clamp(1.25rem, 1rem + 1vw, 1.75rem)",
  [forced.media]: { background: "none", border: line.ink },
};

const sign = style({
  ...stack(space.m),
  justifyItems: "start",
  "& > div": { position: "relative", marginLeft: `-${postRoom}` },
  "& > p + div": { fontSize: "1.0625rem" },
  "& > div > a": { color: color.ink },
  "& small": { ...text.small, display: "block" },
});

export const query = graphql`
  fragment GuideRecommendation on Course {
    slug title level price
    durations { weeks }
    guide { needs gives goals }
  }
  fragment GuideRecommendationCopy on CoursePagesWhichCourse {
    skills { skill text }
    because start known short long first nearest then ask
  }
`;
