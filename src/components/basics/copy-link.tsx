import { plainPress } from "../../browser/plain-press";
import { useHydrated } from "../../browser/use-hydrated";
import { sharing } from "../../contact/contact-links";
import { hidden, notPrinted } from "../../theme/theme";
import { useCopy } from "./use-copy";

type CopyLinkProps = {
  /** Path and anchor: "/careers#python-trainer". */
  to: string;
  /** What stands there: "article". */
  what: string;
  /** Its title; for screen readers only. */
  title: string;
};

/** A link to a part of its own page. Where script answers, a press copies its address instead of going there. */
export function CopyLink({ to, what, title }: CopyLinkProps) {
  const { status, copy } = useCopy();
  const hydrated = useHydrated();
  const anchor = to.slice(to.indexOf("#"));

  /** Does what the link does by itself: the address bar then has the address. */
  function follow() {
    window.location.assign(anchor);
    return "";
  }

  return (
    <span css={notPrinted}>
      <a href={anchor} {...plainPress(() => void copy(sharing(title, to).url, follow))}>
        {hydrated ? "Copy link" : `Link to this ${what}`}
        <span css={hidden}>: {title}</span>
      </a>{" "}
      <span role="status">{status}</span>
    </span>
  );
}
