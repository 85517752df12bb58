/** A word for when a batch meets, derived from its days and start time: Mon and Wed from 19:00 are "evenings". */
export function classTimes({ days, fromTime }: { days: readonly string[]; fromTime: string }) {
  if (days.every((day) => day === "Sat" || day === "Sun")) return "weekends";
  if (fromTime < "12:00") return "mornings";
  return fromTime < "17:00" ? "afternoons" : "evenings";
}
