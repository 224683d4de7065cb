import { DONE } from '@parrot/contract/core';
import { readOwnDesk, saveDeskSettings } from '@parrot/contract/desk';
import { type Route, route } from '../../../platform/index.ts';
import type { OwnDeskService } from './own-status.service.ts';

export const ownDeskRoutes = (ownDesk: OwnDeskService): Route[] => [
  route(readOwnDesk, async ({ caller }) => ({ ...DONE, desk: await ownDesk.read(caller) })),
  route(saveDeskSettings, async ({ caller, body }) => ({
    ...DONE,
    settings: await ownDesk.saveSettings(caller, body),
  })),
];
