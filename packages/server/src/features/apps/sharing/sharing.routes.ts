import * as calls from '@parrot/contract/apps';
import { DONE } from '@parrot/contract/core';
import { type Route, route } from '../../../platform/index.ts';
import type { AppUsersService } from './app-users.service.ts';
import type { SharingService } from './sharing.service.ts';

export const sharingRoutes = (sharing: SharingService, users: AppUsersService): Route[] => [
  route(calls.shareCode, async ({ caller, body }) => ({
    ...DONE,
    ...(await sharing.share(caller, body.appId, body)),
  })),
  route(calls.unshareApp, async ({ caller, body }) => {
    await sharing.unshare(caller, body.appId, body.from);
    return DONE;
  }),
  route(calls.listAppUsers, async ({ caller, body }) => ({
    ...DONE,
    ...(await users.list(caller, body.appId, body)),
  })),
  route(calls.shareCandidates, async ({ caller, body }) => ({
    ...DONE,
    ...(await users.candidates(caller, body.appId, body.search)),
  })),
  route(calls.appActivity, async ({ caller, body }) => ({
    ...DONE,
    ...(await users.activity(caller, body.appId, body)),
  })),
];
