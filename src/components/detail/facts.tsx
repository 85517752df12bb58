import type { ReactNode } from "react";
import { cardFrame, jumpRow, line, notPrinted, space, stickyBeside, style, text } from "../../theme/theme";
import { ButtonLink } from "../shared/button-link";

/** Answers to a visitor's first questions, and the main buttons. */
export type DetailSummary = {
  price: {
    label: string;
    value: string;
    note?: string;
    /** Says more than a value such as Custom, where there is no room for facts. */
    words?: string | null;
  };
  facts: readonly { label: string; value: ReactNode; /** When the fact expires. */ until?: string }[];
  action: ReactNode;
  /** The address of a chat about the course or service. */
  chat: string;
};

/** The summary in a sticky card beside the sections. Small screens have a rail and a bar instead. */
export function Facts({ price, facts, action, chat }: DetailSummary) {
  return (
    <aside aria-label="Facts and enrolment" css={rail}>
      {/* Screen readers have read the same in the hero (fact-rail.tsx). */}
      <dl aria-hidden="true">
        <div css={{ paddingBottom: space.m }}>
          <dt css={text.quiet}>{price.label}</dt>
          <dd css={text.figure}>{price.value}</dd>
          {price.note && <dd css={text.small}>{price.note}</dd>}
        </div>
        {facts.map(({ label, value, until }) => (
          <div key={label} data-begins={until} css={row}>
            <dt css={text.quiet}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div css={actions}>
        {action}
        <ButtonLink to={chat} kind="plain">
          Ask on WhatsApp
        </ButtonLink>
      </div>
    </aside>
  );
}

const rail = { ...cardFrame, display: "grid", gap: space.l, padding: space.l, ...stickyBeside(jumpRow) };
const row = { ...text.small, paddingBlock: space.s, borderTop: line.soft };
const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.m,
  "& > *": { flex: "1 1 11rem" },
  ...notPrinted,
});
