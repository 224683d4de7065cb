/** Opening hours of a week, in the wall time of a time zone. */
import * as z from 'zod';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Please enter a time such as 09:30.');
/** `from` is inclusive, `until` exclusive. An end before the start is on the next day. */
const opening = z.object({ from: clockTime, until: clockTime });
export type Opening = z.infer<typeof opening>;

export const weekHours = z.record(z.enum(WEEKDAYS), z.array(opening).max(4));
export type WeekHours = z.infer<typeof weekHours>;
