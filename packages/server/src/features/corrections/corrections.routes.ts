import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/corrections';
import { type Route, route } from '../../platform/index.ts';
import type { CorrectionsService } from './corrections.service.ts';
import type { WhispersService } from './whispers.service.ts';

type Services = { corrections: CorrectionsService; whispers: WhispersService };

export const correctionsRoutes = ({ corrections, whispers }: Services): Route[] => [
  route(calls.openCorrection, async ({ caller, body }) => ({
    ...DONE,
    ...(await corrections.open(caller, body.userSessionId, body.msgId)),
  })),
  route(calls.tryCorrection, async ({ caller, body }) => ({
    ...DONE,
    ...(await corrections.tryOut(caller, body)),
  })),
  route(calls.saveCorrection, async ({ caller, body }) => ({
    ...DONE,
    ...(await corrections.save(caller, body)),
  })),
  route(calls.whisperToBot, async ({ caller, body }) => ({
    ...DONE,
    session: await whispers.save(caller, body),
  })),
  route(calls.cancelWhisper, async ({ caller, body }) => ({
    ...DONE,
    session: await whispers.cancel(caller, body),
  })),
  route(calls.sendWhisper, async ({ caller, body }) => ({ ...DONE, ...(await whispers.send(caller, body)) })),
];
