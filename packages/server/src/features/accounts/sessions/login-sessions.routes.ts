/** The specified calls of a login session. */
import {
  authorizeToken,
  logOut,
  recentTenant,
  refreshToken,
  switchTenant,
  updateActivity,
  userDetails,
  userInfo,
  validateToken,
} from '@parrot/contract/accounts';
import { AppError, DONE, type UserId } from '@parrot/contract/core';
import {
  type Caller,
  clientOf,
  type Platform,
  publicRoute,
  type Route,
  route,
} from '../../../platform/index.ts';
import { isFirstTime } from '../accounts.present.ts';
import type { ProfileService } from '../profile/profile.service.ts';
import type { DeviceCookie } from '../sign-in/device-cookie.ts';
import type { LoginSessionsService } from './login-sessions.service.ts';
import type { RefreshCookie } from './refresh-cookie.ts';

type Services = {
  sessions: LoginSessionsService;
  profiles: ProfileService;
  refreshCookie: RefreshCookie;
  deviceCookie: DeviceCookie;
};

export function loginSessionsRoutes({ settings }: Pick<Platform, 'settings'>, services: Services): Route[] {
  const { sessions, profiles, refreshCookie, deviceCookie } = services;
  return [
    publicRoute(
      validateToken,
      async ({ body: { userId, token, tenantId }, request, reply }) => {
        const client = clientOf(request.ip, request.headers['user-agent']);
        const opened = await sessions.open({ userId, token, tenantId }, client);
        refreshCookie.write(reply, opened.refreshToken);
        await deviceCookie.write(reply, userId);
        return {
          ...DONE,
          token: opened.accessToken,
          userId,
          emailId: opened.user.email,
          name: opened.user.name,
          tenantId: opened.tenantId,
          isFirstTimeUser: isFirstTime(opened.user),
        };
      },
      { perMinute: settings.SIGN_INS_PER_MINUTE },
    ),
    publicRoute(refreshToken, async ({ body: { userId, tenantId }, request, reply }) => {
      const renewed = await sessions.refresh(refreshCookie.read(request), { userId, tenantId });
      refreshCookie.write(reply, renewed.refreshToken);
      return { ...DONE, token: renewed.accessToken };
    }),
    route(logOut, async ({ caller, body, reply }) => {
      requireSelf(caller, body.userId);
      await sessions.end(caller);
      refreshCookie.clear(reply);
      return DONE;
    }),
    route(authorizeToken, async ({ caller: { userId, tenantId, emailId, name } }) => ({
      ...DONE,
      userId,
      tenantId,
      emailId,
      name,
    })),
    route(userInfo, async ({ caller, body }) => {
      requireSelf(caller, body.userId);
      const user = await profiles.user(caller);
      return {
        ...DONE,
        userId: caller.userId,
        emailId: caller.emailId,
        name: caller.name,
        tenantId: caller.tenantId,
        isFistTimeLoggedInUser: isFirstTime(user),
      };
    }),
    route(recentTenant, async ({ caller }) => ({ ...DONE, tenantId: await profiles.recentTenant(caller) })),
    route(switchTenant, async ({ caller, body: { tenantId } }) => ({
      ...DONE,
      tenantId,
      token: await sessions.switchTenant(caller, tenantId),
    })),
    route(userDetails, async ({ caller }) => ({ ...DONE, ...(await profiles.profile(caller)) })),
    route(updateActivity, async ({ caller }) => {
      await profiles.recordActivity(caller);
      return DONE;
    }),
  ];
}

/** The body repeats the user's id; acting for another user is refused. */
function requireSelf(caller: Caller, userId: UserId): void {
  if (caller.userId !== userId) throw new AppError('not_found');
}
