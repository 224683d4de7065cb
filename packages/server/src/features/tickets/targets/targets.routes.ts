import { DONE } from '@parrot/contract/core';
import { readSessionDues, readTargetSettings, saveTargetSettings } from '@parrot/contract/tickets';
import { type Route, route } from '../../../platform/index.ts';
import type { SessionDuesService } from './session-dues.service.ts';
import type { TargetSettingsService } from './target-settings.service.ts';

export const targetsRoutes = (settings: TargetSettingsService, sessionDues: SessionDuesService): Route[] => [
  route(readSessionDues, async ({ caller, body }) => ({
    ...DONE,
    items: await sessionDues.read(caller, body.userSessionIds),
  })),
  route(readTargetSettings, async ({ caller }) => ({ ...DONE, ...(await settings.read(caller)) })),
  route(saveTargetSettings, async ({ caller, body }) => ({
    ...DONE,
    ...(await settings.save(caller, body)),
  })),
];
