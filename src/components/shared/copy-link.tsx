import { plainPress } from "../../browser/plain-press";
import { useHydrated } from "../../browser/use-hydrated";
import { sharing } from "../../contact/contact-links";
import { hidden, notPrinted } from "../../theme/theme";
import { useCopy } from "./use-copy";

type CopyLinkProps = {
  /** Path and anchor: "/careers#python-trainer". */
  to: string;
  /** The noun for the target: "article". */
  what: string;
  /** The target's title, for screen readers only. */
  title: string;
};

/** A link to a part of the current page. Once hydrated, a press copies its URL instead. */
export function CopyLink({ to, what, title }: CopyLinkProps) {
  const { status, copy } = useCopy();
  const hydrated = useHydrated();
  const anchor = to.slice(to.indexOf("#"));

  /** Follows the link, which puts its URL in the address bar. */
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
