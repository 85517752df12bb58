/** Positions courses on the route map of the course list. */

/** `next` holds the slugs of the courses that a course leads to. */
type Course = { slug: string; next: readonly string[] };

/** Counted from 0. Rows are centred on the tallest column, so one may be 0.5. */
type Stop = { slug: string; column: number; row: number };

const maxPerColumn = 3;

/**
 * Places courses in columns: first those that no other leads to, then step by step their successors, in the order of
 * their predecessors, so that few roads cross. Columns of more than three, too wide for a phone, are divided.
 */
export function layOutMap(courses: readonly Course[]) {
  const columns: Course[][] = [];
  let before: Course[] = [];
  let left = [...courses];
  while (left.length > 0) {
    const isReached = ({ slug }: Course) => before.some(({ next }) => next.includes(slug));
    const isStart = ({ slug }: Course) => !courses.some(({ next }) => next.includes(slug));
    const found = left.filter(before.length > 0 ? isReached : isStart);
    // Breaks a cycle that no course leads into at its first course.
    const step = found.length > 0 ? found : left.slice(0, 1);
    const heights = new Map(step.map((course) => [course, heightOf(course, before)]));
    before = step.toSorted((one, other) => (heights.get(one) ?? 0) - (heights.get(other) ?? 0));
    for (let first = 0; first < before.length; first += maxPerColumn)
      columns.push(before.slice(first, first + maxPerColumn));
    left = left.filter((course) => !step.includes(course));
  }
  const rows = Math.max(0, ...columns.map(({ length }) => length));
  const placed = columns.flatMap((column, index) =>
    column.map(({ slug }, position): Stop => ({ slug, column: index, row: (rows - column.length) / 2 + position })),
  );
  const stops = new Map(placed.map((stop) => [stop.slug, stop]));
  const roads = courses.flatMap(({ slug, next }) =>
    next.flatMap((other) => {
      const [from, to] = [stops.get(slug), stops.get(other)];
      return from && to ? [{ from, to }] : [];
    }),
  );
  return { columns: columns.length, rows, stops, roads };
}

/** The mean position, within a column, of the courses that lead to a course. */
function heightOf({ slug }: Course, column: readonly Course[]): number {
  const positions = column.flatMap(({ next }, position) => (next.includes(slug) ? [position] : []));
  return positions.reduce((sum, position) => sum + position, 0) / Math.max(positions.length, 1);
}
