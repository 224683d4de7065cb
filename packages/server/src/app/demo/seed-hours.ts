/** When the demo's weekend shift works. The apps themselves are always open. */
import type { GroupId } from '@parrot/contract/core';
import type { ScheduleDraft } from '@parrot/contract/hours';
import type { Caller } from '../../platform/index.ts';
import type { ParrotServer } from '../create-server.ts';

const SHIFT = [{ from: '10:00', until: '16:00' }];
const WEEKENDS: ScheduleDraft = {
  name: 'Weekends',
  timeZone: 'Europe/Stockholm',
  days: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: SHIFT, sun: SHIFT },
  holidays: [
    { name: 'Christmas', from: '2026-12-24', until: '2026-12-26', yearly: true },
    { name: 'New Year', from: '2026-12-31', until: '2027-01-01', yearly: true },
  ],
};

export async function seedHours(
  { slices: { hours } }: Pick<ParrotServer, 'slices'>,
  owner: Caller,
  groupId: GroupId | undefined,
): Promise<void> {
  if (!groupId) return;
  const { scheduleId } = await hours.create(owner, WEEKENDS);
  await hours.setGroup(owner, groupId, scheduleId);
}
