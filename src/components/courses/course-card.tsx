import { graphql } from "gatsby";
import { rupees } from "../../text/format";
import {
  accent,
  accentEdge,
  from,
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
    <li data-course={course.slug} css={card} style={{ "--accent": accent[course.gradient] }}>
      <div css={frame}>
        <Picture picture={course.hero.picture} sizes={shown} between={[432, 680]} css={picture} />
      </div>
      <div css={body}>
        <div css={title}>
          <Icon name={course.icon} size={40} fromFile />
          <h3 css={name}>{course.title}</h3>
          {course.popular && <Badge>Popular</Badge>}
        </div>
        <p>{course.description}</p>
        <TickedList items={course.highlights} limit={shownHighlights} />
      </div>
      <div css={sidebar}>
        <p css={fee}>{rupees(course.price)}</p>
        <FactList facts={courseFacts(course, course.durations.list)} css={facts} />
        <LearnMore to={course.path} about={course.title} />
      </div>
    </li>
  );
}

const shown = sizes({ tablet: "44vw", wide: "432px" });

/** A catalogue row on wide screens, so that the fees line up. */
const card = {
  ...pressableCard,
  [from.wide]: { display: "grid", gridTemplateColumns: "minmax(0, 36%) minmax(0, 1fr) minmax(15rem, min-content)" },
  // Two columns on paper, where the picture is left out.
  [print]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) 13rem", marginBottom: space.m },
};
const frame = {
  borderBottom: line.ink,
  background: "var(--accent)",
  [from.wide]: { borderBottom: 0, borderRight: line.ink },
  ...notPrinted,
};
const picture = {
  width: "100%",
  height: "100%",
  aspectRatio: "3 / 1",
  objectFit: "cover" as const,
  [from.tablet]: { aspectRatio: "3 / 2" },
};
const body = {
  display: "grid",
  alignContent: "start",
  gap: space.m,
  padding: space.m,
  flex: 1,
  // The page of the course has them.
  "& > ul": { display: "none" },
  [from.tablet]: { padding: space.l, "& > ul": { display: "grid" } },
};
const title = { display: "flex", alignItems: "center", gap: "0.75rem", "& > span": { flexShrink: 0 } };
const name = { ...text.h3, minWidth: 0, fontSize: "1.5rem" };
const fee = { ...text.figure, whiteSpace: "nowrap" as const };
/** On phones, fee and button stand side by side below the facts. */
const sidebar = {
  display: "flex",
  flexWrap: "wrap" as const,
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0.75rem",
  padding: space.m,
  ...accentEdge.top,
  [from.tablet]: {
    padding: space.l,
    display: "grid",
    alignContent: "start",
    alignItems: "stretch",
    gridTemplateColumns: "minmax(0, 1fr)",
  },
  [from.wide]: { borderTop: 0, ...accentEdge.left },
  [print]: { borderTop: 0, borderLeft: line.ink },
};

const facts = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: "0.75rem",
  order: -1,
  flexBasis: "100%",
  "& > div": { display: "block", padding: 0, border: 0 },
  "& > :first-of-type": { gridColumn: "1 / -1" },
  "& dt": { maxWidth: "none" },
  "& dd": { margin: 0, textAlign: "left" as const },
  [from.tablet]: {
    display: "block",
    order: 0,
    "& > div": { display: "flex", gap: space.m, paddingBlock: "0.375rem", borderTop: line.soft },
    "& dd": { textAlign: "right" as const },
  },
};

export const query = graphql`
  fragment CourseCard on Course {
    slug
    title
    path
    icon
    gradient
    popular
    price
    duration # to sort by
    durations {
      list
    }
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
