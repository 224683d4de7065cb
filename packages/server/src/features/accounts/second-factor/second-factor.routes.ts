/** The calls about second factors: in the profile, at the login page and for a workspace. */
import {
  confirmTotp,
  confirmTotpAtSignIn,
  enterSecondFactor,
  finishSignIn,
  openSecondFactor,
  removeTotp,
  renewRecoveryCodes,
  resetSecondFactor,
  resetSecondFactorByOperator,
  saveWorkspaceSecurity,
  secondFactorDetails,
  startTotp,
  startTotpAtSignIn,
  workspaceSecurity,
} from '@parrot/contract/accounts';
import { DONE } from '@parrot/contract/core';
import type { FastifyRequest } from 'fastify';
import { clientOf, type Platform, publicRoute, type Route, route } from '../../../platform/index.ts';
import type { DeviceCookie } from '../sign-in/device-cookie.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import type { SecondFactorSignInService } from './second-factor-sign-in.service.ts';
import type { WorkspaceSecurityService } from './workspace-security.service.ts';

type Services = {
  own: SecondFactorService;
  signIn: SecondFactorSignInService;
  workspaces: WorkspaceSecurityService;
  deviceCookie: DeviceCookie;
};

export const secondFactorRoutes = (
  { settings }: Pick<Platform, 'settings'>,
  { own, signIn, workspaces, deviceCookie }: Services,
): Route[] => {
  const rateLimit = { perMinute: settings.SIGN_INS_PER_MINUTE };
  const from = async (request: FastifyRequest) => ({
    client: clientOf(request.ip, request.headers['user-agent']),
    device: await deviceCookie.read(request),
  });
  return [
    route(secondFactorDetails, async ({ caller }) => ({ ...DONE, ...(await own.details(caller)) })),
    route(startTotp, async ({ caller }) => ({ ...DONE, ...(await own.startTotp(caller)) })),
    route(confirmTotp, async ({ caller, body }) => ({
      ...DONE,
      recoveryCodes: await own.confirmTotp(caller, body),
    })),
    route(removeTotp, ({ caller, body }) => own.removeTotp(caller, body).then(() => DONE)),
    route(renewRecoveryCodes, async ({ caller, body }) => ({
      ...DONE,
      recoveryCodes: await own.renewRecoveryCodes(caller, body),
    })),

    publicRoute(
      openSecondFactor,
      async ({ body }) => ({ ...DONE, ...(await signIn.open(body.token)) }),
      rateLimit,
    ),
    publicRoute(
      enterSecondFactor,
      async ({ body: { token, code, pageRedirection: page }, request }) => ({
        ...DONE,
        redirectTo: await signIn.enter({ token, code, page, ...(await from(request)) }),
      }),
      rateLimit,
    ),
    publicRoute(
      startTotpAtSignIn,
      async ({ body }) => ({ ...DONE, ...(await signIn.startTotp(body.token)) }),
      rateLimit,
    ),
    publicRoute(
      confirmTotpAtSignIn,
      async ({ body, request }) => ({
        ...DONE,
        ...(await signIn.confirmTotp({ ...body, ...(await from(request)) })),
      }),
      rateLimit,
    ),
    publicRoute(
      finishSignIn,
      async ({ body }) => ({ ...DONE, redirectTo: await signIn.finish(body.token, body.pageRedirection) }),
      rateLimit,
    ),

    route(workspaceSecurity, async ({ caller }) => ({ ...DONE, ...(await workspaces.read(caller)) })),
    route(saveWorkspaceSecurity, ({ caller, body }) =>
      workspaces.save(caller, body.needsSecondFactor).then(() => DONE),
    ),
    route(resetSecondFactor, ({ caller, body }) => workspaces.reset(caller, body.userId).then(() => DONE)),
    publicRoute(
      resetSecondFactorByOperator,
      async ({ body, request }) => {
        await workspaces.resetByOperator(body.emailId, (await from(request)).client);
        return DONE;
      },
      rateLimit,
    ),
  ];
};
