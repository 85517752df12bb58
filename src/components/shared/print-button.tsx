import { button, buttonKinds } from "./button-style";

type PrintButtonProps = {
  /** The id of the section to print. */
  sectionId: string;
  label: string;
};

/** Prints a single section of the page (src/theme/print-styles.ts). */
export function PrintButton({ sectionId, label }: PrintButtonProps) {
  function printSection() {
    const section = document.getElementById(sectionId);
    section?.setAttribute("data-print-alone", "");
    const printing = new AbortController();
    function reset() {
      if (document.visibilityState === "hidden") return;
      section?.removeAttribute("data-print-alone");
      printing.abort();
    }
    // On some phones print() returns early, and some browsers never fire `afterprint`: the visitor's return to the page
    // also resets.
    for (const event of ["afterprint", "focus", "visibilitychange"])
      window.addEventListener(event, reset, { signal: printing.signal });
    window.print();
  }
  return (
    <button type="button" css={[button, buttonKinds.plain]} onClick={printSection}>
      {label}
    </button>
  );
}
