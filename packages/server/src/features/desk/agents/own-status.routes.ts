import { DONE } from '@parrot/contract/core';
import { readOwnStatus, saveDeskSettings } from '@parrot/contract/desk';
import { type Route, route } from '../../../platform/index.ts';
import type { OwnStatusService } from './own-status.service.ts';

export const ownStatusRoutes = (ownStatus: OwnStatusService): Route[] => [
  route(readOwnStatus, async ({ caller }) => ({ ...DONE, desk: await ownStatus.read(caller) })),
  route(saveDeskSettings, async ({ caller, body }) => ({
    ...DONE,
    settings: await ownStatus.saveSettings(caller, body),
  })),
];
