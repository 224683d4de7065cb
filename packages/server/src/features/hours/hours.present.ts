import type { Schedule } from '@parrot/contract/hours';
import type { ScheduleRow } from './hours.tables.ts';

export const presentSchedule = ({ id, name, timeZone, days, holidays, revision }: ScheduleRow): Schedule => ({
  scheduleId: id,
  name,
  timeZone,
  days,
  holidays,
  revision,
});
