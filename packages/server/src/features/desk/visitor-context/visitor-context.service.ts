/** What an agent sees about the visitor of a session. */
import { readUserAgent, type UserSessionId } from '@parrot/contract/core';
import type { VisitorContext } from '@parrot/contract/desk';
import type { Caller, Platform } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import { findVisitor, presentQueueUser, type Session } from '../../conversations/index.ts';
import { requireVisible, visibilityOf } from '../visibility/visibility.repository.ts';
import type { LocateIpAddress } from './locate-ip-address.ts';
import { geoLocationOf } from './location.policy.ts';
import { earlierSessions } from './visitor-context.repository.ts';

const EARLIER_SESSIONS = 50;

export type ReadVisitorContext = (caller: Caller, id: UserSessionId) => Promise<VisitorContext>;

export function createReadVisitorContext(
  { database }: Pick<Platform, 'database'>,
  { apps, locateIpAddress }: { apps: Pick<Apps, 'visibleAppIds'>; locateIpAddress: LocateIpAddress },
): ReadVisitorContext {
  return async (caller, id) => {
    const { session, visitor, earlier } = await database.tenant(caller.tenantId, async (tx) => {
      const visibility = await visibilityOf(tx, caller, apps);
      const found = await requireVisible(tx, visibility, id);
      return {
        session: found,
        visitor: await findVisitor(tx, found.visitorId),
        earlier: await earlierSessions(tx, visibility, found, EARLIER_SESSIONS),
      };
    });
    if (!visitor) throw new Error(`session ${id} has no visitor`);
    return {
      userId: visitor.id,
      userName: visitor.name,
      email: visitor.email,
      isVerified: session.isVerified,
      language: visitor.language,
      page: visitor.page,
      ...readUserAgent(visitor.userAgent),
      ipAddress: visitor.ip,
      // An outbound request, so not in the transaction.
      geoLocation: geoLocationOf(await locateIpAddress(visitor.ip), visitor.timeZone),
      firstSeenAt: visitor.createdAt.toISOString(),
      lastSeenAt: visitor.lastSeenAt.toISOString(),
      earlier: earlier.map(presentBriefly),
    };
  };
}

function presentBriefly(session: Session): VisitorContext['earlier'][number] {
  const { userSessionId, status, appName, agentName, lastMessage, ...row } = presentQueueUser(session);
  const { rating, ratingComment, qualityScore, startedAt, endedAt } = row;
  return {
    ...{ userSessionId, status, appName, agentName, lastMessage },
    ...{ rating, ratingComment, qualityScore, startedAt, endedAt },
  };
}
