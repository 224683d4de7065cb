/** People, how they sign in, and their sessions. */
import type { Gate, Platform, Route } from '../../platform/index.ts';
import { startTidyingUp } from './accounts-cleanup.job.ts';
import { createAccessTokens } from './authorization/access-token.ts';
import { createGate } from './authorization/authorization.ts';
import { createInvitationService } from './invitations/accept-invitation.service.ts';
import { createInvitationRenewalService } from './invitations/renew-invitation.service.ts';
import type { Postman } from './mails/account-mailer.ts';
import { createAfterReply } from './mails/after-reply.ts';
import { createOidcService } from './oidc/oidc.service.ts';
import { createOidcAttempts } from './oidc/oidc-attempt-cookie.ts';
import { createPasswords } from './passwords/password-hashes.ts';
import { createSecurityService } from './profile/account-security.service.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { createProfileService } from './profile/profile.service.ts';
import { createProfilePictureService } from './profile/profile-picture.service.ts';
import { createEndSessions } from './sessions/end-sessions.ts';
import { endSessionsOfGone } from './sessions/end-sessions-of-removed-members.ts';
import { sessionRoutes } from './sessions/login-sessions.routes.ts';
import { createSessionService } from './sessions/login-sessions.service.ts';
import { createRefreshCookie } from './sessions/refresh-cookie.ts';
import { createDeviceCookie } from './sign-in/device-cookie.ts';
import { loginRoutes } from './sign-in/login-page.routes.ts';
import { createRedirects } from './sign-in/login-redirects.ts';
import { createSignInService } from './sign-in/sign-in.service.ts';
import { createSignInTries } from './sign-in/sign-in-throttle.ts';
import { createConfirmAddress } from './sign-up/confirm-email.ts';
import { createSignUpService } from './sign-up/sign-up.service.ts';
import { createSignUpCookie } from './sign-up/sign-up-cookie.ts';
import { createOwnTenantsService } from './tenants/create-tenant.service.ts';
import { createJoining, type GiveApps } from './tenants/join-tenant.ts';
import { createPeopleService, type PeopleService } from './tenants/provisioning.service.ts';

export { loginSessionEnded } from './accounts.topics.ts';
export { createPostman } from './mails/account-mailer.ts';

export type Accounts = {
  routes: Route[];
  gate: Gate;
  people: PeopleService;
  /** Starts the nightly tidying up. */
  start(): Promise<void>;
  /** Before the end: gives mails that are still on their way a little time. */
  settle(): Promise<void>;
};

export type AccountsNeeds = { postman: Postman; giveApps: GiveApps };

export function createAccounts(platform: Platform, { postman, giveApps }: AccountsNeeds): Accounts {
  const passwords = createPasswords(platform);
  const joining = createJoining(platform, giveApps);
  const redirects = createRedirects(platform);
  const tries = createSignInTries(platform);
  const endSessions = createEndSessions(platform);
  const accessTokens = createAccessTokens(platform);
  const profiles = createProfileService(platform);
  const deviceCookie = createDeviceCookie(platform);
  const afterReply = createAfterReply(platform);
  const confirmAddress = createConfirmAddress(platform, { joining, endSessions, tries });
  const entering = {
    passwords,
    postman,
    redirects,
    joining,
    tries,
    endSessions,
    afterReply,
    confirmAddress,
  };

  endSessionsOfGone(platform, endSessions);

  return {
    routes: [
      ...loginRoutes(platform, {
        signUps: createSignUpService(platform, entering),
        signIns: createSignInService(platform, entering),
        invitations: createInvitationService(platform, entering),
        renewals: createInvitationRenewalService(platform, entering),
        oidc: createOidcService(platform, entering),
        oidcAttempts: createOidcAttempts(platform),
        signUpCookie: createSignUpCookie(platform),
        deviceCookie,
      }),
      ...sessionRoutes(platform, {
        sessions: createSessionService(platform, { accessTokens, endSessions }),
        profiles,
        refreshCookie: createRefreshCookie(platform),
        deviceCookie,
      }),
      ...profileRoutes({
        profiles,
        pictures: createProfilePictureService(platform),
        security: createSecurityService(platform, entering),
        ownTenants: createOwnTenantsService(platform),
      }),
    ],
    gate: createGate(platform, accessTokens),
    people: createPeopleService(platform, { passwords, joining }),
    start: () => startTidyingUp(platform),
    async settle() {
      await afterReply.settle();
      await postman.settle();
    },
  };
}
