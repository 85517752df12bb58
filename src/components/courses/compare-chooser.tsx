import { useEffect } from "react";
import { maxCompared, parseComparedSlugs } from "./course-order";
import { useUrlState } from "../../browser/url-state";
import { from, scriptOnly, space } from "../../theme/theme";
import { formatList } from "../../text/format";
import { choice, choices } from "../basics/choice-style";
import { PrintButton } from "../basics/print-button";
import { UrlStateForm } from "./url-state-form";

type Option = { slug: string; title: string };

type CompareChooserProps = {
  /** In the order of the table's columns. */
  courses: readonly Option[];
  legend: string;
  /** The id of the table, whose first column names the rows. */
  tableId: string;
};

/** Checkboxes that narrow the table to the courses to compare, with a status line and a print button. */
export function CompareChooser({ courses, legend, tableId }: CompareChooserProps) {
  const slugs = parseComparedSlugs(
    useUrlState(),
    courses.map(({ slug }) => slug),
  );
  const selected = courses.filter(({ slug }) => slugs.includes(slug));
  const isFull = selected.length === maxCompared;
  const columns = courses.map(({ slug }) => selected.length < 2 || slugs.includes(slug)).join();

  useEffect(() => {
    const table = document.getElementById(tableId) as HTMLTableElement | null;
    if (table)
      showColumns(
        table,
        columns.split(",").map((isShown) => isShown === "true"),
      );
  }, [tableId, columns]);

  return (
    <UrlStateForm label="Courses to compare" action="/courses#compare" values={{ compare: slugs.join() }} css={form}>
      <fieldset css={choices}>
        <legend>{legend}</legend>
        {courses.map(({ slug, title }) => (
          <label key={slug} css={choice}>
            <input type="checkbox" name="compare" value={slug} disabled={isFull && !slugs.includes(slug)} />
            {title}
          </label>
        ))}
      </fieldset>
      <div css={footer}>
        <p role="status">{statusMessage(selected, courses.length)}</p>
        <PrintButton sectionId="compare">Print this table</PrintButton>
      </div>
    </UrlStateForm>
  );
}

function showColumns(table: HTMLTableElement, isShown: boolean[]) {
  const count = isShown.filter(Boolean).length;
  table.style.setProperty("--count", String(count));
  table.toggleAttribute("data-compared", count <= maxCompared);
  for (const { cells } of table.rows)
    Array.from(cells)
      .slice(1)
      .forEach((cell, index) => (cell.hidden = !isShown[index]));
}

function statusMessage(selected: readonly Option[], total: number): string {
  if (selected.length === 0) return `Showing all ${total} courses`;
  const names = formatList(selected.map(({ title }) => title));
  if (selected.length === 1) return `${names} is ticked: tick one more to compare. Showing all ${total} courses.`;
  if (selected.length < maxCompared) return `Comparing ${names}`;
  return `Comparing ${names}. You can compare three at a time: untick one to choose another.`;
}

const form = { display: "grid", gap: space.m, marginBottom: space.l, ...scriptOnly };
const footer = {
  display: "flex",
  flexWrap: "wrap" as const,
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.s} ${space.m}`,
  [from.tablet]: { "& > p": { flex: 1 } },
};
