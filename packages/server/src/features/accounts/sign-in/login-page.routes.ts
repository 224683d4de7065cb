/** The calls of the login page. */
import {
  acceptInvitation,
  type DemoUser,
  finishOidc,
  forgotPassword,
  openInvitation,
  renewInvitation,
  resendVerification,
  resetPassword,
  signIn,
  signInOptions,
  signUp,
  startOidc,
  verifyEmail,
} from '@parrot/contract/accounts';
import { DONE } from '@parrot/contract/core';
import type { FastifyRequest } from 'fastify';
import { clientOf, type Platform, publicRoute, type Route } from '../../../platform/index.ts';
import type { AcceptInvitationService } from '../invitations/accept-invitation.service.ts';
import type { RenewInvitationService } from '../invitations/renew-invitation.service.ts';
import type { OidcService } from '../oidc/oidc.service.ts';
import type { OidcAttemptCookie } from '../oidc/oidc-attempt-cookie.ts';
import type { SignUpService } from '../sign-up/sign-up.service.ts';
import type { SignUpCookie } from '../sign-up/sign-up-cookie.ts';
import type { DeviceCookie } from './device-cookie.ts';
import type { SignInService } from './sign-in.service.ts';

type Services = {
  signUps: SignUpService;
  signIns: SignInService;
  invitations: AcceptInvitationService;
  renewals: RenewInvitationService;
  oidc: OidcService;
  oidcAttemptCookie: OidcAttemptCookie;
  signUpCookie: SignUpCookie;
  deviceCookie: DeviceCookie;
  /** The users that the login page offers, if the demo is there. */
  demoUsers: () => readonly DemoUser[];
};

export function loginPageRoutes({ settings }: Pick<Platform, 'settings'>, services: Services): Route[] {
  const { signUps, signIns, invitations, renewals, oidc, oidcAttemptCookie, signUpCookie, deviceCookie } =
    services;
  const rateLimit = { perMinute: settings.SIGN_INS_PER_MINUTE };
  const to = (redirectTo: string) => ({ ...DONE, redirectTo });
  return [
    publicRoute(signInOptions, async () => ({
      oidcName: oidc.name,
      keepsMail: !settings.SMTP_URL && settings.NODE_ENV !== 'production',
      demoUsers: [...services.demoUsers()],
    })),
    publicRoute(
      signUp,
      async ({ body, request, reply }) => {
        await signUpCookie.write(reply, await signUps.signUp(body, request.ip));
        return DONE;
      },
      rateLimit,
    ),
    publicRoute(
      verifyEmail,
      async ({ body: { token, password }, request, reply }) => {
        const signedUpFor = await signUpCookie.read(request);
        const redirectTo = await signUps.verifyEmail({ token, password, signedUpFor, client: from(request) });
        signUpCookie.clear(reply);
        return to(redirectTo);
      },
      rateLimit,
    ),
    publicRoute(
      resendVerification,
      ({ body }) => signUps.resendVerification(body.emailId).then(() => DONE),
      rateLimit,
    ),
    publicRoute(
      signIn,
      async ({ body: { emailId, password, pageRedirection }, request }) =>
        to(
          await signIns.signIn({
            emailId,
            password,
            page: pageRedirection,
            ip: request.ip,
            device: await deviceCookie.read(request),
          }),
        ),
      rateLimit,
    ),
    publicRoute(
      forgotPassword,
      ({ body }) => signIns.forgotPassword(body.emailId).then(() => DONE),
      rateLimit,
    ),
    publicRoute(
      resetPassword,
      async ({ body, request }) => to(await signIns.resetPassword(body.token, body.password, from(request))),
      rateLimit,
    ),
    publicRoute(
      openInvitation,
      async ({ query }) => ({ ...DONE, ...(await invitations.preview(query.token)) }),
      rateLimit,
    ),
    publicRoute(
      acceptInvitation,
      async ({ body: { token, name, password, language }, request }) =>
        to(
          await invitations.accept({
            token,
            name,
            password,
            language,
            client: from(request),
            device: await deviceCookie.read(request),
          }),
        ),
      rateLimit,
    ),
    publicRoute(
      renewInvitation,
      async ({ body, request }) => {
        await renewals.renew(body.token, from(request));
        return DONE;
      },
      rateLimit,
    ),
    publicRoute(
      startOidc,
      async ({ body, reply }) => {
        const { address, attempt } = await oidc.start(body.pageRedirection);
        await oidcAttemptCookie.save(reply, attempt);
        return to(address);
      },
      rateLimit,
    ),
    publicRoute(
      finishOidc,
      async ({ body, request, reply }) =>
        to(
          await oidc.finish(body.callbackUrl, await oidcAttemptCookie.consume(request, reply), from(request)),
        ),
      rateLimit,
    ),
  ];
}

const from = (request: FastifyRequest) => clientOf(request.ip, request.headers['user-agent']);
