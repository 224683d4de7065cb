import { disconnectCall, saveCallFeedback, testRelay } from '@parrot/contract/calls';
import { DONE } from '@parrot/contract/core';
import { type Platform, type Route, route } from '../../platform/index.ts';
import type { CallFeedbackService } from './call-feedback.service.ts';
import { iceAccess } from './signaling/ice-servers.ts';
import { asAgent } from './state/call-actor.policy.ts';
import type { TakePart } from './taking-part/take-part.ts';

type Needs = { takePart: Pick<TakePart, 'leave'>; feedback: CallFeedbackService };

export const callsRoutes = (
  { settings, clock }: Pick<Platform, 'settings' | 'clock'>,
  { takePart, feedback }: Needs,
): Route[] => [
  route(saveCallFeedback, async ({ caller, body: { callId, stars, text } }) => {
    await feedback.rate(asAgent(caller), callId, { stars, text });
    return DONE;
  }),
  route(disconnectCall, async ({ caller, body: { callId, reason } }) => {
    await takePart.leave(asAgent(caller), callId, reason);
    return DONE;
  }),
  route(testRelay, async () => {
    const access = iceAccess(settings, clock.now());
    return { ...DONE, ...access, hasRelay: access.iceServers.some(({ credential }) => credential) };
  }),
];
