/** All time zones with their current offsets. */
type Choice = { value: string; label: string };

let known: Choice[] | undefined;

/** `chosen` is in the list even if this browser does not know it. */
export function timeZones(chosen: string): Choice[] {
  known ??= [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map(choiceOf);
  return known.some(({ value }) => value === chosen) ? known : [...known, choiceOf(chosen)];
}

export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const choiceOf = (value: string): Choice => ({
  value,
  label: `${value.replaceAll('_', ' ')} (${offsetOf(value)})`,
});

function offsetOf(timeZone: string): string {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '?';
  }
}
