import { identitySecret, renewIdentitySecret } from '@parrot/contract/apps';
import { DONE } from '@parrot/contract/core';
import { type Route, route } from '../../../platform/index.ts';
import type { IdentityService } from './identity-secret.service.ts';

export const identityRoutes = (service: IdentityService): Route[] => [
  route(identitySecret, async ({ caller, body }) => ({
    ...DONE,
    ...(await service.show(caller, body.appId)),
  })),
  route(renewIdentitySecret, async ({ caller, body }) => ({
    ...DONE,
    ...(await service.renew(caller, body.appId)),
  })),
];
