/**
 * Adds to the refund rule the last day for somebody who enrols today, in India. The script follows the element directly, so
 * that nothing moves, and runs again when the visitor returns to the tab.
 */
import { daysAfter, indiaTime } from "../../time/india-time";

/** Intl would take 30 ms and more on a phone. */
const months = "January February March April May June July August September October November December".split(" ");

function show() {
  const line = document.querySelector<HTMLElement>("[data-refund-days]");
  const { refundDays, today = "" } = line?.dataset ?? {};
  const [, month, date] = daysAfter(indiaTime(Date.now()).date, Number(refundDays)).split("-").map(Number);
  if (line) line.textContent = today.replace("{last}", `${date} ${months[(month ?? 0) - 1]}`);
}

show();
document.addEventListener("visibilitychange", show);
