import type { ReactNode } from "react";
import { useHydrated } from "../../browser/use-hydrated";
import { button, buttonKinds } from "./button-style";

type PrintButtonProps = {
  /** The id of the section that is printed, without the rest of the page. */
  section: string;
  children: ReactNode;
};

/** Prints one section of the page (src/theme/print-styles.ts). It comes with the script, so that no press on it is lost. */
export function PrintButton({ section, children }: PrintButtonProps) {
  const hydrated = useHydrated();

  function printSection() {
    const alone = document.getElementById(section);
    alone?.setAttribute("data-print-alone", "");
    const printing = new AbortController();
    function end() {
      if (document.visibilityState === "hidden") return;
      alone?.removeAttribute("data-print-alone");
      printing.abort();
    }
    // Not after print(): on some phones it returns before the page is on paper. Some browsers never say `afterprint`;
    // there it is over when the visitor is back on the page.
    for (const over of ["afterprint", "focus", "visibilitychange"])
      window.addEventListener(over, end, { signal: printing.signal });
    window.print();
  }
  return hydrated ? (
    <button type="button" css={[button, buttonKinds.plain]} onClick={printSection}>
      {children}
    </button>
  ) : null;
}
