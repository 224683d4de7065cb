import * as calls from '@parrot/contract/apps';
import { DONE } from '@parrot/contract/core';
import { type Route, route } from '../../../platform/index.ts';
import type { OnboardingService } from './onboarding.service.ts';

export const onboardingRoutes = (service: OnboardingService): Route[] => [
  route(calls.fetchOnboardingState, async ({ caller }) => ({
    ...DONE,
    state: await service.fetch(caller),
  })),
  route(calls.saveOnboardingState, async ({ caller, body }) => {
    await service.save(caller, body.state);
    return DONE;
  }),
  route(calls.updateOnboardingStatus, async ({ caller, body }) => {
    await service.setStatus(caller, body.onboardingStatus);
    return DONE;
  }),
];
