/** What the plural form of an activity's sentence depends on. The values of activities are strings. */
export function pluralCount({ count, daysAfter }: Record<string, string>): { count?: number } {
  const number = count ?? daysAfter;
  return number ? { count: Number(number) } : {};
}
