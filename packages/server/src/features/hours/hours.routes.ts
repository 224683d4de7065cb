import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/hours';
import { type Route, route } from '../../platform/index.ts';
import type { HoursService } from './hours.service.ts';

export const hoursRoutes = (hours: HoursService): Route[] => [
  route(calls.listSchedules, async ({ caller }) => ({ ...DONE, ...(await hours.list(caller)) })),
  route(calls.createSchedule, async ({ caller, body }) => ({
    ...DONE,
    schedule: await hours.create(caller, body),
  })),
  route(calls.updateSchedule, async ({ caller, body }) => ({
    ...DONE,
    schedule: await hours.update(caller, body),
  })),
  route(calls.deleteSchedule, async ({ caller, query }) => {
    await hours.remove(caller, query.scheduleId);
    return DONE;
  }),
  route(calls.setAppSchedule, async ({ caller, body }) => {
    await hours.setApp(caller, body.appId, body.scheduleId);
    return DONE;
  }),
  route(calls.setGroupSchedule, async ({ caller, body }) => {
    await hours.setGroup(caller, body.groupId, body.scheduleId);
    return DONE;
  }),
  route(calls.appSchedule, async ({ caller, body }) => ({
    ...DONE,
    schedule: await hours.ofApp(caller, body.appId),
  })),
  route(calls.closedApps, async ({ caller }) => ({ ...DONE, ...(await hours.closedApps(caller)) })),
];
