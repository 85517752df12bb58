import { Link } from "gatsby";
import type { RefObject } from "react";
import { onPlainClick } from "../../browser/on-plain-click";
import { changeUrlState } from "../../browser/url-state";
import { color } from "../../theme/theme";

type ClearFilterProps = {
  /** Takes the focus, since the link disappears when pressed. */
  focusTarget: RefObject<HTMLElement>;
};

/** Resets filter and order; a real link, so that it also opens in a new tab. */
export function ClearFilter({ focusTarget }: ClearFilterProps) {
  function clear() {
    changeUrlState({ level: "", fee: "", sort: "" });
    focusTarget.current?.focus();
  }
  return (
    <Link to="/courses#list" onClick={onPlainClick(clear)} css={link}>
      Clear
    </Link>
  );
}

const link = { display: "inline-block", paddingBlock: "0.25rem", color: color.action, fontWeight: 700 };
