import { Link, graphql } from "gatsby";
import { rupees } from "../format";
import { accent, color, from, line, pressable, radius, space, stretched, text } from "../theme";
import { Badge } from "./badge";
import { Icon } from "./icon";
import { Picture } from "./picture";
import { TickedList } from "./ticked-list";

type CourseCardProps = { course: Queries.CourseCardFragment; first?: boolean };

const shownHighlights = 2;

/** A course of the course list. */
export function CourseCard({ course, first }: CourseCardProps) {
  const tone = accent[course.gradient];
  return (
    <li css={card} style={{ "--accent": tone }}>
      <div css={frame}>
        <Picture of={course.hero.picture} sizes={sizes} first={first} css={picture} />
        {course.popular && (
          <span css={popular}>
            <Badge>Popular</Badge>
          </span>
        )}
      </div>
      <div css={words}>
        <h3 css={title}>
          <Icon name={course.icon} size={28} />
          {course.title}
        </h3>
        <p css={text.small}>{course.description}</p>
        <TickedList of={course.highlights} limit={shownHighlights} />
        <dl css={facts}>
          <div>
            <dt>Duration</dt>
            <dd>{course.duration}</dd>
          </div>
          <div>
            <dt>Students</dt>
            <dd>{course.students}</dd>
          </div>
          <div>
            <dt>Level</dt>
            <dd>{course.level}</dd>
          </div>
        </dl>
        <div css={foot}>
          <span css={price}>{rupees(course.price)}</span>
          <Link to={course.path} css={[stretched, more]}>
            Learn More <span css={{ fontWeight: 500 }}>about {course.title}</span>
          </Link>
        </div>
      </div>
    </li>
  );
}

const sizes = "(min-width: 75rem) 240px, (min-width: 56.25rem) 20vw, (min-width: 40rem) 44vw, 92vw";

const card = {
  position: "relative" as const,
  display: "flex",
  flexDirection: "column" as const,
  overflow: "hidden",
  border: line.ink,
  borderRadius: radius.card,
  background: color.card,
  ...pressable,
  [from.desktop]: { flexDirection: "row" as const },
};
const frame = {
  position: "relative" as const,
  borderBottom: line.ink,
  background: "var(--accent)",
  [from.desktop]: { flex: "0 0 38%", borderBottom: 0, borderRight: line.ink },
};
const picture = {
  width: "100%",
  height: "100%",
  aspectRatio: "3 / 2",
  objectFit: "cover" as const,
  [from.desktop]: { aspectRatio: "auto", position: "absolute" as const, inset: 0 },
};
const popular = { position: "absolute" as const, top: space.m, left: space.m };
const words = { display: "grid", alignContent: "start", gap: space.m, padding: space.l, flex: 1 };
const title = { ...text.h3, display: "flex", alignItems: "center", gap: space.s, fontSize: "1.5rem" };
const facts = {
  display: "flex",
  flexWrap: "wrap" as const,
  gap: `${space.s} ${space.l}`,
  paddingTop: space.m,
  borderTop: line.soft,
  fontSize: "0.9375rem",
  "& dt": { color: color.inkSoft, fontSize: "0.8125rem" },
  "& dd": { fontWeight: 600 },
};
const foot = {
  display: "flex",
  flexWrap: "wrap" as const,
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space.s,
};
const price = { ...text.h3, fontSize: "1.5rem", fontVariantNumeric: "tabular-nums" };
const more = { fontWeight: 700, color: color.action, textDecoration: "underline" };

export const query = graphql`
  fragment CourseCard on Course {
    title
    path
    icon
    gradient
    popular
    price
    duration
    students
    level
    description
    highlights
    hero {
      picture {
        ...Picture
      }
    }
  }
`;
