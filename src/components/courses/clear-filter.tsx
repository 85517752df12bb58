import { Link } from "gatsby";
import type { RefObject } from "react";
import { inPlace } from "../../in-place";
import { changeQuery } from "../../query";
import { color } from "../../theme";

type ClearFilterProps = {
  /** Where the keyboard goes on, since this link goes away with what it clears. */
  focus: RefObject<HTMLElement>;
};

/** Takes filter and order away: in place, and in a new tab for those who open it there. */
export function ClearFilter({ focus }: ClearFilterProps) {
  function clear() {
    changeQuery({ level: "", sort: "" });
    focus.current?.focus();
  }
  return (
    <Link to="/courses#list" onClick={inPlace(clear)} css={link}>
      Clear
    </Link>
  );
}

const link = { display: "inline-block", paddingBlock: "0.25rem", color: color.action, fontWeight: 700 };
