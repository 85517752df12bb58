import { button, buttonKinds } from "../shared/button-style";

/** Prints only the comparison (src/theme/print-styles.ts). */
export function PrintButton() {
  function printSection() {
    const section = document.getElementById("compare");
    section?.setAttribute("data-print-alone", "");
    const printing = new AbortController();
    function reset() {
      if (document.visibilityState === "hidden") return;
      section?.removeAttribute("data-print-alone");
      printing.abort();
    }
    // Also resets when the visitor returns: on some phones print() returns early, and some browsers never fire
    // `afterprint`.
    for (const event of ["afterprint", "focus", "visibilitychange"])
      window.addEventListener(event, reset, { signal: printing.signal });
    window.print();
  }
  return (
    <button type="button" css={[button, buttonKinds.plain]} onClick={printSection}>
      Print this table
    </button>
  );
}
