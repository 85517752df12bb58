import { maxCompared } from "./course-order";
import { changeUrlState } from "../../browser/url-state";
import { from, noScript, scriptOnly, space } from "../../theme/theme";
import { choice, choices } from "../basics/choice";
import { PrintButton } from "../basics/print-button";
import { UrlStateForm } from "./url-state-form";

type Option = { slug: string; title: string };

type CompareChooserProps = { courses: readonly Option[]; selected: readonly Option[]; legend: string };

/** The courses to tick, what the table shows then, and a button that prints it. */
export function CompareChooser({ courses, selected, legend }: CompareChooserProps) {
  const slugs = selected.map(({ slug }) => slug);
  const full = selected.length === maxCompared;

  function turn(slug: string, on: boolean) {
    changeUrlState({ compare: (on ? [...slugs, slug] : slugs.filter((other) => other !== slug)).join() });
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
              disabled={full && !slugs.includes(slug)}
              onChange={({ target }) => turn(slug, target.checked)}
            />
            {title}
          </label>
        ))}
      </fieldset>
      <div css={footer}>
        <p role="status">{statusMessage(selected, courses.length)}</p>
        <PrintButton section="compare">Print this table</PrintButton>
      </div>
    </UrlStateForm>
  );
}

/** What the table shows, in words. */
function statusMessage(chosen: readonly Option[], total: number): string {
  if (chosen.length === 0) return `Showing all ${total} courses`;
  const names = new Intl.ListFormat("en-IN").format(chosen.map(({ title }) => title));
  if (chosen.length === 1) return `${names} is ticked: tick one more to compare. Showing all ${total} courses.`;
  if (chosen.length < maxCompared) return `Comparing ${names}`;
  return `Comparing ${names}. Three is the most: untick one to choose another.`;
}

const form = { display: "grid", gap: space.m, marginBottom: space.l, ...scriptOnly };
const footer = {
  display: "flex",
  flexWrap: "wrap" as const,
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.s} ${space.m}`,
  minHeight: "3rem", // as high as the button, which comes with the script
  [from.tablet]: { "& > p": { flex: 1 } },
  [noScript]: { display: "none" },
};
