/** People, how they sign in, and their sessions. */
import type { Gate, Platform, Route } from '../../platform/index.ts';
import { createAccessTokens } from './access-token.ts';
import { createAfterReply } from './after-reply.ts';
import { createConfirmAddress } from './confirm-address.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { createEndSessions } from './end-sessions.ts';
import { endSessionsOfGone } from './end-sessions-of-gone.ts';
import { createGate } from './gate.ts';
import { createInvitationService } from './invitation.service.ts';
import { createInvitationRenewalService } from './invitation-renewal.service.ts';
import { createJoining, type GiveApps } from './joining.ts';
import { loginRoutes } from './login.routes.ts';
import { createOidcService } from './oidc.service.ts';
import { createOidcAttempts } from './oidc-attempt.ts';
import { createOwnTenantsService } from './own-tenants.service.ts';
import { createPasswords } from './passwords.ts';
import { createPeopleService, type PeopleService } from './people.service.ts';
import type { Postman } from './postman.ts';
import { profileRoutes } from './profile.routes.ts';
import { createProfileService } from './profile.service.ts';
import { createProfilePictureService } from './profile-picture.service.ts';
import { createRedirects } from './redirects.ts';
import { createRefreshCookie } from './refresh-cookie.ts';
import { createSecurityService } from './security.service.ts';
import { sessionRoutes } from './session.routes.ts';
import { createSessionService } from './session.service.ts';
import { createSignInService } from './sign-in.service.ts';
import { createSignInTries } from './sign-in-tries.ts';
import { createSignUpService } from './sign-up.service.ts';
import { createSignUpCookie } from './sign-up-cookie.ts';
import { startTidyingUp } from './tidy-up.ts';

export { loginSessionEnded } from './accounts.topics.ts';
export { createPostman } from './postman.ts';

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
