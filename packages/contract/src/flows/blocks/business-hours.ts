import * as z from 'zod';
import { timeZone } from '../../core/validation.ts';
import { weekHours } from '../../hours/week.ts';
import { commonFields, target } from './block-fields.ts';

export { type Opening, WEEKDAYS, type Weekday } from '../../hours/week.ts';

export const businessHoursBlock = z.object({
  type: z.literal('business-hours'),
  ...commonFields,
  /** `app`: the schedule of the app; the times of the block are unused. Without it, the block's own. */
  source: z.enum(['app', 'own']).optional(),
  timeZone,
  days: weekHours,
  closedOn: z.array(z.iso.date()).max(100),
  next: z.object({ open: target, closed: target }),
});
