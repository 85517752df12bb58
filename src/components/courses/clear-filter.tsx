import { Link } from "gatsby";
import type { RefObject } from "react";
import { onPlainClick } from "../../browser/on-plain-click";
import { changeUrlState } from "../../browser/url-state";
import { color } from "../../theme/theme";

type ClearFilterProps = {
  /** Where the keyboard goes on, since this link goes away with what it clears. */
  focusTarget: RefObject<HTMLElement>;
};

/** Takes filter and order away: in place, and in a new tab for those who open it there. */
export function ClearFilter({ focusTarget }: ClearFilterProps) {
  function clear() {
    changeUrlState({ level: "", sort: "" });
    focusTarget.current?.focus();
  }
  return (
    <Link to="/courses#list" onClick={onPlainClick(clear)} css={link}>
      Clear
    </Link>
  );
}

const link = { display: "inline-block", paddingBlock: "0.25rem", color: color.action, fontWeight: 700 };
