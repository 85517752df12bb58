import { maxCompared } from "./course-order";
import { changeUrlState } from "../../browser/url-state";
import { from, noScript, scriptOnly, space } from "../../theme/theme";
import { listed } from "../../text/format";
import { choice, choices } from "../basics/choice-style";
import { PrintButton } from "../basics/print-button";
import { UrlStateForm } from "./url-state-form";

type Option = { slug: string; title: string };

type CompareChooserProps = { courses: readonly Option[]; selected: readonly Option[]; legend: string };

/** Checkboxes for the courses to compare, with a status line and a print button. */
export function CompareChooser({ courses, selected, legend }: CompareChooserProps) {
  const slugs = selected.map(({ slug }) => slug);
  const isFull = selected.length === maxCompared;

  function toggle(slug: string, checked: boolean) {
    changeUrlState({ compare: (checked ? [...slugs, slug] : slugs.filter((other) => other !== slug)).join() });
  }
  return (
    <UrlStateForm label="Courses to compare" action="/courses#compare" css={form}>
      <fieldset css={choices}>
        <legend>{legend}</legend>
        {courses.map(({ slug, title }) => (
          <label key={slug} css={choice}>
            <input
              type="checkbox"
              name="compare"
              value={slug}
              checked={slugs.includes(slug)}
              disabled={isFull && !slugs.includes(slug)}
              onChange={({ target }) => toggle(slug, target.checked)}
            />
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

function statusMessage(selected: readonly Option[], total: number): string {
  if (selected.length === 0) return `Showing all ${total} courses`;
  const names = listed(selected.map(({ title }) => title));
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
  minHeight: "3rem", // the height of the print button, which appears on hydration
  [from.tablet]: { "& > p": { flex: 1 } },
  [noScript]: { display: "none" },
};
