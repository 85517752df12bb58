import type { ReactNode } from "react";
import { sortOrders, type ListState } from "./course-order";
import { color, from, hidden, line, notPrinted, noScript, space } from "../../theme/theme";

type FilterResultProps = {
  shown: number;
  total: number;
  sort: ListState["sort"];
  /** The text of the link to the comparison. */
  compareLabel: string;
  /** The link that resets the filter. */
  children: ReactNode;
};

/** Announces how many courses match, and links to the comparison. */
export function FilterResult({ shown, total, sort, compareLabel, children }: FilterResultProps) {
  return (
    <div css={row}>
      <p role="status" css={count}>
        {`Showing ${shown} of ${total} courses`}
        {sort && <span css={hidden}>, {sortOrders[sort].label.toLowerCase()}</span>}
      </p>
      {children}
      <a href="#compare" css={link}>
        {compareLabel}
      </a>
    </div>
  );
}

const row = {
  display: "flex",
  flexWrap: "wrap" as const,
  alignItems: "baseline",
  gap: `${space.xs} ${space.m}`,
  marginBlock: space.m,
  paddingTop: space.s,
  borderTop: line.soft,
  ...notPrinted,
};
const count = { position: "relative" as const, fontVariantNumeric: "tabular-nums", [noScript]: { display: "none" } };
const link = {
  display: "inline-block",
  paddingBlock: "0.25rem",
  color: color.action,
  [from.tablet]: { marginLeft: "auto" },
};
