/** Who an agent is talking with. */
import { readUserAgent, type UserSessionId } from '@parrot/contract/core';
import type { VisitorContext } from '@parrot/contract/desk';
import type { Caller, Platform } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import { presentQueueUser } from '../../conversations/conversations.present.ts';
import type { Session } from '../../conversations/sessions/session.ts';
import { findVisitor } from '../../conversations/visitors/visitors.repository.ts';
import { requireVisible, sightOf } from '../visibility/visibility.repository.ts';
import { geoLocationOf } from './location.policy.ts';
import type { LookUpPlace } from './look-up-location.ts';
import { earlierSessions } from './visitor-data.repository.ts';

const EARLIER_SHOWN = 50;

export function createReadVisitorContext(
  { database }: Pick<Platform, 'database'>,
  { apps, lookUpPlace }: { apps: Pick<Apps, 'visibleAppIds'>; lookUpPlace: LookUpPlace },
) {
  return async (caller: Caller, id: UserSessionId): Promise<VisitorContext> => {
    const { session, visitor, earlier } = await database.tenant(caller.tenantId, async (tx) => {
      const sight = await sightOf(tx, caller, apps);
      const found = await requireVisible(tx, sight, id);
      return {
        session: found,
        visitor: await findVisitor(tx, found.visitorId),
        earlier: await earlierSessions(tx, sight, found, EARLIER_SHOWN),
      };
    });
    if (!visitor) throw new Error('A session without its visitor.');
    return {
      userId: visitor.id,
      userName: visitor.name,
      email: visitor.email,
      isVerified: session.isVerified,
      language: visitor.language,
      page: visitor.page,
      ...readUserAgent(visitor.userAgent),
      ipAddress: visitor.ip,
      // Asked outside once the store is free again.
      geoLocation: geoLocationOf(await lookUpPlace(visitor.ip), visitor.timeZone),
      firstSeenAt: visitor.createdAt.toISOString(),
      lastSeenAt: visitor.lastSeenAt.toISOString(),
      earlier: earlier.map(inBrief),
    };
  };
}

function inBrief(session: Session): VisitorContext['earlier'][number] {
  const { userSessionId, status, appName, agentName, lastMessage, ...row } = presentQueueUser(session);
  const { rating, ratingComment, qualityScore, startedAt, endedAt } = row;
  return {
    ...{ userSessionId, status, appName, agentName, lastMessage },
    ...{ rating, ratingComment, qualityScore, startedAt, endedAt },
  };
}
