/**
 * Shows the last day for a full refund for anyone who enrols today (India time). Runs right after the element to avoid
 * a layout shift. In a tab left open overnight, the day is too early, never too late.
 */
const line = document.querySelector<HTMLElement>("[data-days]");
const last = new Date(Date.now() + Number(line?.dataset.days) * 86_400_000);
const day = last.toLocaleDateString("en-IN", { day: "numeric", month: "long", timeZone: "Asia/Kolkata" });
line?.append(`${line.dataset.today}`.replace("{last}", day));

export {};
