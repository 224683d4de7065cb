/** The start and end of local days as timestamps. */
export const dayStart = (day: string): { from?: string } => {
  const moment = momentOf(day, 0);
  return moment ? { from: moment } : {};
};

/** The last day is included. */
export const dayEnd = (day: string): { until?: string } => {
  const moment = momentOf(day, 1);
  return moment ? { until: moment } : {};
};

function momentOf(day: string, plusDays: number): string | undefined {
  const [year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.slice(1).map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  return new Date(year, month - 1, date + plusDays).toISOString();
}
