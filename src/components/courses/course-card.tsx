import { graphql } from "gatsby";
import { rupees } from "../../text/format";
import {
  accent,
  accentEdge,
  from,
  skipUntilNear,
  line,
  notPrinted,
  pressableCard,
  print,
  sizes,
  space,
  text,
} from "../../theme/theme";
import { Badge } from "../basics/badge";
import { FactList } from "../basics/fact-list";
import { Icon } from "../basics/icon";
import { LearnMore } from "../basics/learn-more";
import { Picture } from "../basics/picture";
import { TickedList } from "../basics/ticked-list";
import { courseFacts } from "./course-facts";

type CourseCardProps = { course: Queries.CourseCardFragment };

const shownHighlights = 2;

/** A course in the course list. */
export function CourseCard({ course }: CourseCardProps) {
  return (
    <li css={card} style={{ "--accent": accent[course.gradient] }}>
      <div css={frame}>
        <Picture picture={course.hero.picture} sizes={shown} widest={680} css={picture} />
        {course.popular && (
          <span css={popular}>
            <Badge>Popular</Badge>
          </span>
        )}
      </div>
      <div css={body}>
        <h3 css={title}>
          <Icon name={course.icon} size={40} />
          {course.title}
        </h3>
        <p>{course.description}</p>
        <TickedList items={course.highlights} limit={shownHighlights} />
      </div>
      <div css={sidebar}>
        <p css={fee}>{rupees(course.price)}</p>
        <FactList facts={courseFacts(course, course.duration)} />
        <LearnMore to={course.path} about={course.title} />
      </div>
    </li>
  );
}

const shown = sizes({ tablet: "44vw", wide: "432px" });

/** A catalogue row on wide screens, so that the fees line up. */
const card = {
  ...pressableCard,
  ...skipUntilNear("40rem"),
  [from.wide]: { display: "grid", gridTemplateColumns: "minmax(0, 36%) minmax(0, 1fr) minmax(15rem, min-content)" },
  // Two columns on paper, where the picture is left out.
  [print]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) 13rem", marginBottom: space.m },
};
const frame = {
  position: "relative" as const,
  borderBottom: line.ink,
  background: "var(--accent)",
  [from.wide]: { borderBottom: 0, borderRight: line.ink },
  ...notPrinted,
};
const picture = { width: "100%", height: "100%", aspectRatio: "3 / 2", objectFit: "cover" as const };
const popular = { position: "absolute" as const, top: space.m, left: space.m };
const body = { display: "grid", alignContent: "start", gap: space.m, padding: space.l, flex: 1 };
const title = { ...text.h3, display: "flex", alignItems: "center", gap: "0.75rem", fontSize: "1.5rem" };
const fee = { ...text.figure, whiteSpace: "nowrap" as const };
const sidebar = {
  display: "grid",
  alignContent: "start",
  gap: "0.75rem",
  padding: space.l,
  ...accentEdge.top,
  [from.wide]: { borderTop: 0, ...accentEdge.left },
  [print]: { borderTop: 0, borderLeft: line.ink },
};

export const query = graphql`
  fragment CourseCard on Course {
    title
    path
    icon
    gradient
    popular
    price
    duration
    description
    highlights
    hero {
      picture {
        ...Picture
      }
    }
    ...CourseFacts
  }
`;
