import type { ReactNode } from "react";
import { useHydrated } from "../../browser/use-hydrated";
import { button, buttonKinds } from "./button-style";

type PrintButtonProps = {
  /** The id of the section to print, without the rest of the page. */
  sectionId: string;
  children: ReactNode;
};

/** Prints one section of the page (src/theme/print-styles.ts). Absent until hydration, so that no press on it is lost. */
export function PrintButton({ sectionId, children }: PrintButtonProps) {
  const hydrated = useHydrated();

  function printSection() {
    const section = document.getElementById(sectionId);
    section?.setAttribute("data-print-alone", "");
    const printing = new AbortController();
    function reset() {
      if (document.visibilityState === "hidden") return;
      section?.removeAttribute("data-print-alone");
      printing.abort();
    }
    // On some phones print() returns before the page is printed, and some browsers never fire `afterprint`: there the
    // visitor's return to the page ends it.
    for (const event of ["afterprint", "focus", "visibilitychange"])
      window.addEventListener(event, reset, { signal: printing.signal });
    window.print();
  }
  return hydrated ? (
    <button type="button" css={[button, buttonKinds.plain]} onClick={printSection}>
      {children}
    </button>
  ) : null;
}
