/** Times to snooze until, in the agent's own time zone. */
const SNOOZE_PRESETS = ['laterToday', 'tomorrow', 'nextMonday'] as const;
type SnoozePreset = (typeof SNOOZE_PRESETS)[number];

const MORNING = 9;
const LATER_HOURS = 3;
const MONDAY = 1;

/**
 * A preset that makes no sense now, such as later today at night, is left out, and so is a second name of
 * the same moment: on a Sunday, tomorrow is the next Monday.
 */
export function snoozePresets(now: Date): { preset: SnoozePreset; until: Date }[] {
  return SNOOZE_PRESETS.map((preset) => ({ preset, until: TIMES[preset](now) })).filter(
    ({ preset, until }, index, all) =>
      (preset !== 'laterToday' || until.toDateString() === now.toDateString()) &&
      all.findIndex((other) => other.until.getTime() === until.getTime()) === index,
  );
}

const morningIn = (now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);

const TIMES: Record<SnoozePreset, (now: Date) => Date> = {
  /** At a full hour. */
  laterToday: (now) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate(), now.getHours() + LATER_HOURS),
  tomorrow: (now) => morningIn(now, 1),
  nextMonday: (now) => morningIn(now, (MONDAY - now.getDay() + 7) % 7 || 7),
};

const two = (part: number): string => String(part).padStart(2, '0');

/** As a field for date and time contains it, 2026-03-01T09:00. */
export const localInputValue = (moment: Date): string =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
