import { DONE } from '@parrot/contract/core';
import { makeActive, makeInactive, setAvailability } from '@parrot/contract/team';
import { type Route, route } from '../../../platform/index.ts';
import type { AvailabilityService } from './availability.service.ts';

export const availabilityRoutes = (availability: AvailabilityService): Route[] => [
  route(setAvailability, async ({ caller, body }) => ({
    ...DONE,
    absence: await availability.setOwn(caller, body.unavailability),
  })),
  route(makeInactive, async ({ caller, body }) => ({
    ...DONE,
    results: await availability.makeInactive(caller, body.userIds, body.unavailability),
  })),
  route(makeActive, async ({ caller, body }) => ({
    ...DONE,
    results: await availability.makeActive(caller, body.userIds),
  })),
];
