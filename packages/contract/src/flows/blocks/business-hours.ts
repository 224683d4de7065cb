import * as z from 'zod';
import { timeZone } from '../../core/validation.ts';
import { commonFields, target } from './block-fields.ts';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'Please enter a time such as 09:30.');
/** `from` is inclusive, `until` exclusive. */
const opening = z.object({ from: clockTime, until: clockTime });
export type Opening = z.infer<typeof opening>;

export const businessHoursBlock = z.object({
  type: z.literal('business-hours'),
  ...commonFields,
  timeZone,
  days: z.record(z.enum(WEEKDAYS), z.array(opening).max(4)),
  closedOn: z.array(z.iso.date()).max(100),
  next: z.object({ open: target, closed: target }),
});
