/** Sign-in, second factors, sign-up, login sessions, API keys, invitations and profiles. */
import type { DemoUser } from '@parrot/contract/accounts';
import type { TenantId, UserId } from '@parrot/contract/core';
import type { Authorization, Platform, Route, Tx } from '../../platform/index.ts';
import type { PlanLimitChecks, StartTrial } from '../billing/index.ts';
import { startAccountsCleanup } from './accounts-cleanup.job.ts';
import { deleteApiKeysOf } from './api-keys/api-keys.repository.ts';
import { apiKeysRoutes } from './api-keys/api-keys.routes.ts';
import { createApiKeysService } from './api-keys/api-keys.service.ts';
import { createAccessTokens } from './authorization/access-token.ts';
import { createAuthorization } from './authorization/authorization.ts';
import { createAcceptInvitationService } from './invitations/accept-invitation.service.ts';
import { createRenewInvitationService } from './invitations/renew-invitation.service.ts';
import type { AccountMailer } from './mails/account-mailer.ts';
import { createAfterReply } from './mails/after-reply.ts';
import { createOidcService } from './oidc/oidc.service.ts';
import { createOidcAttemptCookie } from './oidc/oidc-attempt-cookie.ts';
import { passkeysRoutes } from './passkeys/passkeys.routes.ts';
import { createPasskeysService } from './passkeys/passkeys.service.ts';
import { createWebAuthn } from './passkeys/web-authn.ts';
import { createPasswordHashes } from './passwords/password-hashes.ts';
import { createAccountSecurityService } from './profile/account-security.service.ts';
import { type ConfirmIdentity, createConfirmIdentity } from './profile/confirm-identity.ts';
import { createConfirmPassword } from './profile/confirm-password.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { createProfileService } from './profile/profile.service.ts';
import { createProfilePictureService } from './profile/profile-picture.service.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { createSecondFactorService } from './second-factor/second-factor.service.ts';
import { createSecondFactorCodes } from './second-factor/second-factor-codes.ts';
import { createSecondFactorSignInService } from './second-factor/second-factor-sign-in.service.ts';
import { createSecurityNotices } from './second-factor/security-notices.ts';
import { createWorkspaceSecurityService } from './second-factor/workspace-security.service.ts';
import { createEndSessions } from './sessions/end-sessions.ts';
import { endSessionsOfRemovedMembers } from './sessions/end-sessions-of-removed-members.ts';
import { loginSessionsRoutes } from './sessions/login-sessions.routes.ts';
import { createLoginSessionsService } from './sessions/login-sessions.service.ts';
import { createRefreshCookie } from './sessions/refresh-cookie.ts';
import { createDeviceCookie } from './sign-in/device-cookie.ts';
import { loginPageRoutes } from './sign-in/login-page.routes.ts';
import { createLoginRedirects } from './sign-in/login-redirects.ts';
import { createSignInService } from './sign-in/sign-in.service.ts';
import { createSignInThrottle } from './sign-in/sign-in-throttle.ts';
import { createConfirmEmail } from './sign-up/confirm-email.ts';
import { createSignUpService } from './sign-up/sign-up.service.ts';
import { createSignUpCookie } from './sign-up/sign-up-cookie.ts';
import { createTenantService } from './tenants/create-tenant.service.ts';
import { createJoinTenant, createTenantFactory, type GrantApps } from './tenants/join-tenant.ts';
import { createProvisioningService, type ProvisioningService } from './tenants/provisioning.service.ts';
import { createRenameTenant } from './tenants/rename-tenant.ts';

export { loginSessionEnded, tenantRenamed } from './accounts.topics.ts';
export { createAccountMailer } from './mails/account-mailer.ts';

export type Accounts = {
  routes: Route[];
  confirmIdentity: ConfirmIdentity;
  /** Signs a user out of a tenant and revokes their API keys there. Needs a system transaction. */
  signOutOfTenant(tx: Tx, userId: UserId, tenantId: TenantId): Promise<void>;
  authorization: Authorization;
  provisioning: ProvisioningService;
  /** Offers these users on the login page, except in production. */
  offerDemoUsers(users: readonly DemoUser[]): void;
  /** Starts the nightly cleanup. */
  start(): Promise<void>;
  /** Gives mails in progress a little time before the server stops. */
  settle(): Promise<void>;
};

export type AccountsDependencies = {
  mailer: AccountMailer;
  grantApps: GrantApps;
  startTrial: StartTrial;
  limits: Pick<PlanLimitChecks, 'requireCapacity'>;
};

export function createAccounts(
  platform: Platform,
  { mailer, grantApps, startTrial, limits }: AccountsDependencies,
): Accounts {
  const passwords = createPasswordHashes(platform);
  const createTenantWithOwner = createTenantFactory(startTrial);
  const joinTenant = createJoinTenant(platform, { grantApps, createTenantWithOwner });
  const redirects = createLoginRedirects(platform);
  const throttle = createSignInThrottle(platform);
  const endSessions = createEndSessions(platform);
  const accessTokens = createAccessTokens(platform);
  const profiles = createProfileService(platform);
  const deviceCookie = createDeviceCookie(platform);
  const afterReply = createAfterReply(platform);
  const confirmEmail = createConfirmEmail(platform, { joinTenant, endSessions, throttle });
  const confirmPassword = createConfirmPassword(platform, { passwords, throttle });
  const codes = createSecondFactorCodes(platform, { throttle });
  const notices = createSecurityNotices(platform, { mailer });
  const dependencies = {
    passwords,
    confirmPassword,
    codes,
    notices,
    mailer,
    redirects,
    joinTenant,
    throttle,
    endSessions,
    afterReply,
    confirmEmail,
  };

  endSessionsOfRemovedMembers(platform, endSessions);
  let demoUsers: readonly DemoUser[] = [];

  return {
    routes: [
      ...loginPageRoutes(platform, {
        signUps: createSignUpService(platform, dependencies),
        signIns: createSignInService(platform, dependencies),
        invitations: createAcceptInvitationService(platform, dependencies),
        renewals: createRenewInvitationService(platform, { ...dependencies, limits }),
        oidc: createOidcService(platform, dependencies),
        oidcAttemptCookie: createOidcAttemptCookie(platform),
        signUpCookie: createSignUpCookie(platform),
        deviceCookie,
        demoUsers: () => demoUsers,
      }),
      ...loginSessionsRoutes(platform, {
        sessions: createLoginSessionsService(platform, { accessTokens, endSessions }),
        profiles,
        refreshCookie: createRefreshCookie(platform),
        deviceCookie,
      }),
      ...profileRoutes({
        profiles,
        pictures: createProfilePictureService(platform),
        security: createAccountSecurityService(platform, dependencies),
        ownTenants: createTenantService(platform, createTenantWithOwner),
        renameTenant: createRenameTenant(platform),
      }),
      ...secondFactorRoutes(platform, {
        own: createSecondFactorService(platform, dependencies),
        signIn: createSecondFactorSignInService(platform, dependencies),
        workspaces: createWorkspaceSecurityService(platform, dependencies),
        deviceCookie,
      }),
      ...apiKeysRoutes(createApiKeysService(platform)),
      ...passkeysRoutes(
        platform,
        createPasskeysService(platform, { ...dependencies, webAuthn: createWebAuthn(platform) }),
      ),
    ],
    confirmIdentity: createConfirmIdentity(platform, { confirmPassword, codes }),
    async signOutOfTenant(tx, userId, tenantId) {
      await endSessions(tx, { userId, tenantId }, 'removed');
      await deleteApiKeysOf(tx, { userId, tenantId });
    },
    authorization: createAuthorization(platform, accessTokens),
    provisioning: createProvisioningService(platform, { passwords, joinTenant, createTenantWithOwner }),
    offerDemoUsers(users) {
      if (platform.settings.NODE_ENV !== 'production') demoUsers = users;
    },
    start: () => startAccountsCleanup(platform),
    async settle() {
      await afterReply.settle();
      await mailer.settle();
    },
  };
}
