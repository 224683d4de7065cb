/** Opens, refreshes, moves and ends login sessions. */
import { AppError, LIMITS, type TenantId, type UserId } from '@parrot/contract/core';
import type { Caller, Client, Platform, Tx } from '../../../platform/index.ts';
import { activeTenantsOf } from '../../team/index.ts';
import { needsSecondFactor } from '../../tenants/index.ts';
import { findUser, setLastTenant, type UserRow } from '../../users/index.ts';
import type { AccessTokens } from '../authorization/access-token.ts';
import { hasSecondFactor } from '../second-factor/second-factor.repository.ts';
import { requireActiveTenants } from '../sign-in/sign-in-eligibility.ts';
import type { EndSessions } from './end-sessions.ts';
import {
  extendLoginSession,
  insertLoginSession,
  issueRefreshToken,
  lockRefreshToken,
  markReplaced,
  moveLoginSession,
} from './login-sessions.repository.ts';
import { useToken } from './one-time-tokens.repository.ts';

type OpenedSession = {
  user: UserRow;
  tenantId: TenantId;
  accessToken: string;
  refreshToken: string;
};

export type LoginSessionsService = {
  open(
    entry: { userId: UserId; token: string; tenantId: TenantId | undefined },
    client: Client,
  ): Promise<OpenedSession>;
  refresh(
    refreshToken: string | undefined,
    claimed: { userId: UserId; tenantId: TenantId },
  ): Promise<{ accessToken: string; refreshToken: string }>;
  end(caller: Caller): Promise<void>;
  /** Returns the access token for the other tenant. */
  switchTenant(caller: Caller, tenantId: TenantId): Promise<string>;
};

type Dependencies = { accessTokens: AccessTokens; endSessions: EndSessions };

export function createLoginSessionsService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { accessTokens, endSessions }: Dependencies,
): LoginSessionsService {
  return {
    async open({ userId, token, tenantId: wanted }, client) {
      const now = clock.now();
      // A transaction of its own: the token is used up whatever happens next.
      const owner = await database.system((tx) => useToken(tx, 'redirect', token, now));
      const opened = await database.system(async (tx) => {
        const user = await findUser(tx, userId);
        if (!user) throw new AppError('user_not_found');
        if (owner !== userId) throw new AppError('unauthenticated');
        const tenantId = chooseTenant(await requireActiveTenants(tx, user, now), wanted, user.lastTenantId);
        const sessionId = await insertLoginSession(tx, { userId, tenantId, ...client, at: now });
        await setLastTenant(tx, userId, tenantId);
        return { user, tenantId, sessionId, refreshToken: await issueRefreshToken(tx, sessionId, now) };
      });
      const accessToken = await accessTokens.sign({ ...opened, userId });
      return { ...opened, accessToken };
    },

    async refresh(refreshToken, claimed) {
      if (!refreshToken) throw new AppError('unauthenticated');
      const now = clock.now();
      const renewed = await database.system(async (tx) => {
        const locked = await lockRefreshToken(tx, refreshToken);
        if (!locked || locked.session.endedAt || locked.session.expiresAt <= now) return undefined;
        const { id: sessionId, userId, tenantId } = locked.session;
        if (wasReplacedLongAgo(locked.replacedAt, now)) {
          // The token was used twice, so one of the two users stole it: the session ends for both.
          await endSessions(tx, { sessionId }, 'reuse');
          return undefined;
        }
        if (claimed.userId !== userId || claimed.tenantId !== tenantId) return undefined;
        if (!(await activeTenantsOf(tx, userId, now)).includes(tenantId)) return undefined;
        await markReplaced(tx, refreshToken, now);
        await extendLoginSession(tx, sessionId, now);
        return { sessionId, refreshToken: await issueRefreshToken(tx, sessionId, now) };
      });
      if (!renewed) throw new AppError('unauthenticated');
      const accessToken = await accessTokens.sign({ ...claimed, sessionId: renewed.sessionId });
      return { accessToken, refreshToken: renewed.refreshToken };
    },

    async end({ sessionId }) {
      await database.system((tx) => endSessions(tx, { sessionId }, 'logout'));
    },

    async switchTenant({ sessionId, userId }, tenantId) {
      await database.system(async (tx) => {
        const own = await activeTenantsOf(tx, userId, clock.now());
        if (!own.includes(tenantId)) throw new AppError('not_found');
        await requireSecondFactor(tx, userId, tenantId);
        await moveLoginSession(tx, sessionId, tenantId);
        await setLastTenant(tx, userId, tenantId);
      });
      return accessTokens.sign({ userId, tenantId, sessionId });
    },
  };
}

/** The tenant may need one since the sign-in. */
async function requireSecondFactor(tx: Tx, userId: UserId, tenantId: TenantId): Promise<void> {
  if (!(await needsSecondFactor(tx, [tenantId]))) return;
  if (!(await hasSecondFactor(tx, userId))) throw new AppError('second_factor_needed');
}

/** The requested tenant, else the last used one, else the first; always one of the user's own. */
function chooseTenant(
  own: readonly TenantId[],
  wanted: TenantId | undefined,
  last: TenantId | null,
): TenantId {
  const chosen = [wanted, last].find((id) => id && own.includes(id)) ?? own[0];
  if (!chosen) throw new AppError('no_tenant');
  return chosen;
}

const wasReplacedLongAgo = (replacedAt: Date | null, now: Date): boolean =>
  replacedAt !== null && now.getTime() - replacedAt.getTime() > LIMITS.refreshLeewaySeconds * 1_000;
