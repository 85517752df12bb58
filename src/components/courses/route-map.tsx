import { graphql } from "gatsby";
import { assertPresent } from "../../assert-present";
import { layOutMap } from "./route-map-layout";
import { formatList, rupees } from "../../text/format";
import { pluralize } from "../../text/sentences";
import {
  cardFrame,
  color,
  dotted,
  font,
  from,
  srOnly,
  pillFrame,
  pressable,
  print,
  space,
  stretched,
  style,
} from "../../theme/theme";
import { Section } from "../layout/section";

type RouteMapProps = { courses: readonly Queries.RouteMapFragment[]; copy: Queries.RouteMapCopyFragment };

/** A map of which courses lead to which: left to right, on phones top to bottom. Omitted if none do. */
export function RouteMap({ courses, copy }: RouteMapProps) {
  const ways = courses.map(({ slug, next }) => ({ slug, next: next?.map(({ course }) => course.slug) ?? [] }));
  const map = layOutMap(ways);
  return (
    <Section id="routes" entries={map.roads} heading={copy} ground="card">
      <div css={frame}>
        <div css={{ position: "relative" }} style={{ "--gaps": map.columns - 1 }}>
          <Roads map={map} />
          <Roads map={map} isDown />
          <ol css={stops}>
            {Array.from(map.stops, ([slug, { column, row }]) => {
              const course = assertPresent(
                courses.find((course) => course.slug === slug),
                slug,
              );
              return (
                <li key={slug} css={stop} style={{ "--column": column, "--row": row }}>
                  {!course.prerequisites && <b css={flag}>{copy.start}</b>}
                  <a href={course.path} css={[stretched, name]}>
                    {course.title}
                  </a>
                  <p css={dotted}>
                    <span>{pluralize(course.durations.weeks, "week")}</span> <span>{rupees(course.totalFee)}</span>
                  </p>
                  {course.next && (
                    <p css={srOnly}>{`Leads to ${formatList(course.next.map((step) => step.course.title))}`}</p>
                  )}
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </Section>
  );
}

type RoadsProps = { map: ReturnType<typeof layOutMap>; isDown?: boolean };

/**
 * The roads, stretched over the grid of stops, which has the same proportions. Along the roads a stop takes 4 of 5
 * units, on phones 7 of 10; across them it takes 10 of 14, on phones 10 of 13.
 */
function Roads({ map: { columns, rows, roads }, isDown = false }: RoadsProps) {
  const [stop, step, head, pitch] = isDown ? ([7, 10, 0.6, 13] as const) : ([4, 5, 0.14, 14] as const);
  const point = (along: number, across: number) =>
    (isDown ? [across, along] : [along, across]).map((number) => Number(number.toFixed(2))).join(" ");
  const drawn = roads.map(({ from: source, to: target }) => {
    const [y, targetY] = [source, target].map(({ row }) => pitch * row + 5) as [number, number];
    const [start, end] = [step * source.column + stop, step * target.column - head / 2];
    if (end > start) {
      const middle = (start + end) / 2;
      const curve = [point(middle, y), point(middle, targetY), point(end, targetY)].join(" ");
      return `M${point(start, y)}C${curve}m${point(-head, -0.7)}l${point(head, 0.7)} ${point(-head, 0.7)}`;
    }
    if (target.column < source.column) return ""; // leads back; the course page lists it
    const way = Math.sign(targetY - y);
    const arrow = `m${point(-head, -0.7 * way)}l${point(head, 0.7 * way)} ${point(head, -0.7 * way)}`;
    return `M${point(start - stop / 2, y + 5 * way)}L${point(start - stop / 2, targetY - 5.6 * way)}${arrow}`;
  });
  const [length, width] = [step * (columns - 1) + stop, pitch * (rows - 1) + 10];
  return (
    <svg
      viewBox={`0 0 ${point(length, width)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      css={[drawing, isDown ? onPhones : onWide]}
    >
      <path d={drawn.join("")} css={kerb} />
      <path d={drawn.join("")} css={surface} />
    </svg>
  );
}

/** Long routes scroll sideways; the padding leaves room for flags and shadows. */
const frame = style({
  marginInline: `-${space.m}`,
  padding: space.m,
  overflowX: "auto",
  [print]: { margin: 0, padding: 0, overflow: "visible" },
});
const drawing = style({ position: "absolute", width: "100%", height: "100%" });
const onWide = { display: "none", [from.tablet]: { display: "block" }, [print]: { display: "block" } };
const onPhones = { [from.tablet]: { display: "none" }, [print]: { display: "none" } };
const road = style({
  fill: "none",
  strokeLinecap: "round",
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
});
const kerb = { ...road, stroke: "currentcolor", strokeWidth: 9 };
const surface = { ...road, stroke: color.highlight, strokeWidth: 5 };

const across = {
  gridTemplateColumns: "repeat(var(--gaps), minmax(7rem, 4fr) minmax(1.75rem, 1fr)) minmax(7rem, 4fr)",
  gridTemplateRows: "none",
  gridAutoRows: "1fr",
  "& > li": {
    gridColumn: "calc(2 * var(--column) + 1)",
    gridRow: "calc(14 * var(--row) + 1) / span 10",
    padding: `0.75rem ${space.m}`,
  },
};
const stops = style({
  display: "grid",
  gridTemplateRows: "repeat(var(--gaps), 7fr 3fr) 7fr",
  gridAutoColumns: "minmax(0, 1fr)",
  "& > li": { gridRow: "calc(2 * var(--column) + 1)", gridColumn: "calc(13 * var(--row) + 1) / span 10" },
  [from.tablet]: across,
  [print]: across,
});
const stop = style({
  ...cardFrame,
  ...font.small,
  position: "relative",
  display: "grid",
  alignContent: "center",
  padding: space.xs,
  ...pressable,
  lineHeight: 1.3,
  hyphens: "auto",
  overflowWrap: "anywhere",
});
const name = style({
  ...font.h3,
  fontSize: "clamp(0.75rem, 3.8vw, 0.875rem)", // the longest word fits a third of a phone
  [from.tablet]: { fontSize: "1rem" },
  [from.desktop]: { fontSize: "1.25rem" },
  [print]: { "&&::after": { content: "none" } }, // the printed address
});
const flag = style({
  ...font.label,
  ...pillFrame,
  justifySelf: "start",
  padding: "0 0.5rem",
  background: color.highlight,
  textTransform: "none",
  [print]: { border: 0, padding: 0 },
});

export const query = graphql`
  fragment RouteMap on Course {
    slug path title totalFee prerequisites
    durations { weeks }
    next { course { slug title } }
  }
  fragment RouteMapCopy on CoursePagesRoutes { heading lead start }
`;
