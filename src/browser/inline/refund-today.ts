/**
 * Adds to the refund rule the last day for somebody who enrols today, in India. The script follows the element directly, so
 * that nothing moves. In a tab that stays open the day is too early rather than too late.
 */
const line = document.querySelector<HTMLElement>("[data-days]");
if (line) {
  const last = new Date(Date.now() + Number(line.dataset.days) * 86_400_000);
  const day = last.toLocaleDateString("en-IN", { day: "numeric", month: "long", timeZone: "Asia/Kolkata" });
  line.textContent = `${line.dataset.today}`.replace("{last}", day);
}

export {};
