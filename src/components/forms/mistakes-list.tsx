import { useEffect, useRef } from "react";
import type { Mistake } from "./mistakes";
import { color, plainList, radius, space, text } from "../../theme/theme";
import { fieldId } from "./field";

type MistakesListProps = { form: string; heading: string; of: Mistake[] };

/** What has to be put right, on top of a form: it takes the focus, and each line leads to its field (GOV.UK's pattern). */
export function MistakesList({ form, heading, of }: MistakesListProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    document.title = `Error: ${document.title}`;
    return () => {
      document.title = document.title.replace(/^Error: /, "");
    };
  }, [of]);
  return (
    <div ref={box} role="alert" tabIndex={-1} css={frame}>
      <h3 css={text.h3}>{heading}</h3>
      <ul css={[plainList, { marginTop: space.s }]}>
        {of.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${fieldId(form, field)}`}
              css={{ color: color.alertText, fontWeight: 700 }}
              onClick={(event) => {
                event.preventDefault(); // the address stays that of the page
                document.getElementById(fieldId(form, field))?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const frame = {
  gridColumn: "1 / -1",
  padding: space.m,
  border: `4px solid ${color.alertText}`,
  borderRadius: radius.small,
  background: color.card,
};
