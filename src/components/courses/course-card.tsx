import { graphql } from "gatsby";
import { rupees, shortDay } from "../../text/format";
import {
  accent,
  accentEdge,
  cluster,
  color,
  font,
  from,
  srOnly,
  line,
  notPrinted,
  onPhones,
  pressableCard,
  print,
  scriptOnly,
  sizes,
  space,
  stack,
  style,
} from "../../theme/theme";
import { timesOfDay } from "../../time/class-times";
import { Badge } from "../shared/badge";
import { Icon } from "../shared/icon";
import { LearnMore } from "../shared/learn-more";
import { Picture } from "../shared/picture";
import { ShortList } from "../shared/short-list";
import { CourseLength } from "./course-length";
import { listIds } from "./show-courses";
import { NextBatch } from "../shared/next-batch";

const shownHighlights = 2;

export function CourseCard({ course }: { course: Queries.CourseCardFragment }) {
  return (
    <li css={card} style={{ "--accent": accent[course.gradient] }}>
      <div css={frame}>
        <Picture picture={course.hero.picture} sizes={pictureSizes} between={[432, 600]} css={picture} />
      </div>
      <div css={head}>
        <div css={title}>
          <Icon name={course.icon} size={40} />
          <h3 css={name}>{course.title}</h3>
        </div>
        <p css={price}>
          <b css={fee}>{rupees(course.totalFee)}</b> {course.popular && <Badge>Popular</Badge>}
        </p>
        <p css={start}>
          <NextBatch batches={course.batches}>
            {(batch) => `Starts ${shortDay(batch.start)}, ${timesOfDay(batch)}`}
          </NextBatch>
        </p>
      </div>
      <div css={[font.small, body]}>
        <p>{course.description}</p>
        <ShortList items={course.highlights} limit={shownHighlights} />
      </div>
      <div css={[font.small, sidebar]}>
        <div css={[wholeRow, length]}>
          <CourseLength course={course} />
        </div>
        <p css={wholeRow}>
          {[course.level, course.students && `${course.students}\u00a0students`].filter(Boolean).join(", ")}
        </p>
        <LearnMore to={course.path} about={course.title} />
        <label css={tick}>
          <input type="checkbox" name="compare" value={course.slug} form={listIds.form} />
          Compare<span css={srOnly}> {course.title}</span>
        </label>
      </div>
    </li>
  );
}

const pictureSizes = sizes({ tablet: "46vw", wide: "586px" }, "12rem");

/** The picture is beside the title on phones, above it on wider screens. */
const card = {
  ...pressableCard,
  display: "grid",
  gridTemplateColumns: "7rem minmax(0, 1fr)",
  gridTemplateRows: "auto auto 1fr",
  "& > :nth-of-type(n + 3)": { gridColumn: "1 / -1" },
  [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr)" },
  [print]: { display: "block", marginBottom: space.m },
};
const frame = style({
  position: "relative",
  borderRight: line.ink,
  [from.tablet]: { borderRight: 0, borderBottom: line.ink, aspectRatio: "5 / 2" },
  ...notPrinted,
});
const picture = style({ position: "absolute", height: "100%" });
const head = {
  display: "grid",
  alignContent: "center",
  minHeight: "6rem",
  padding: `${space.s} ${space.m}`,
  [from.tablet]: { minHeight: 0, padding: `${space.l} ${space.l} 0`, ...accentEdge },
};
const title = {
  display: "flex",
  alignItems: "center",
  gap: "0.75rem",
  "& > svg": { display: "none", [from.tablet]: { display: "block" } },
};
const name = { minWidth: 0, [from.tablet]: { fontSize: "1.5rem" } };
const price = { ...cluster("0 0.75rem"), alignItems: "center" };
const start = { ...font.small, fontWeight: 600 };
const body = {
  ...stack(space.s),
  alignContent: "start",
  padding: `${space.s} ${space.m} 0`,
  borderTop: line.ink,
  "& > ul > [aria-hidden]": { [onPhones]: { display: "none" } },
  [from.tablet]: { padding: `${space.m} ${space.l}`, border: 0 },
};
const sidebar = {
  ...cluster(`0 ${space.s}`),
  alignItems: "center",
  alignContent: "start",
  justifyContent: "space-between",
  padding: `${space.xs} ${space.m}`,
  [from.tablet]: { padding: `0 ${space.l} ${space.m}` },
};
const length = { marginBlock: space.s };
const wholeRow = { flexBasis: "100%", color: color.inkSoft };
const fee = { ...font.h3, fontSize: "1.5rem" };
/** Stacked above the stretched link, to receive clicks. */
const tick = style({
  position: "relative",
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  gap: space.s,
  minHeight: "2.75rem",
  fontWeight: 700,
  cursor: "pointer",
  "& > input": { width: "1.25rem", height: "1.25rem", margin: 0, accentColor: color.action },
  "[data-state=failed] &": { display: "none" },
  ...scriptOnly,
});

export const query = graphql`
  fragment CourseCard on Course {
    slug title path icon gradient popular totalFee
    duration # to sort by
    ...CourseLength
    description highlights
    hero { picture { ...Picture } }
    level students
    batches {
      ...NextBatch
      mode # to filter by
    }
  }
`;
