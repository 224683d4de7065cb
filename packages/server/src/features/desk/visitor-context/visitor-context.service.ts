/** What an agent sees about the visitor of a session. */
import { readUserAgent, type UserSessionId } from '@parrot/contract/core';
import type { VisitorContext } from '@parrot/contract/desk';
import type { Caller, Platform } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import { type Conversations, findVisitor } from '../../conversations/index.ts';
import { requireVisible, visibilityOf } from '../visibility/visibility.repository.ts';
import type { LocateIpAddress } from './locate-ip-address.ts';
import { geoLocationOf } from './location.policy.ts';

export type ReadVisitorContext = (caller: Caller, id: UserSessionId) => Promise<VisitorContext>;

export function createReadVisitorContext(
  { database }: Pick<Platform, 'database'>,
  {
    apps,
    pages,
    locateIpAddress,
  }: {
    apps: Pick<Apps, 'visibleAppIds'>;
    pages: Pick<Conversations['pages'], 'read'>;
    locateIpAddress: LocateIpAddress;
  },
): ReadVisitorContext {
  return async (caller, id) => {
    const { session, visitor } = await database.tenant(caller.tenantId, async (tx) => {
      const found = await requireVisible(tx, await visibilityOf(tx, caller, apps), id);
      return { session: found, visitor: await findVisitor(tx, found.visitorId) };
    });
    if (!visitor) throw new Error(`session ${id} has no visitor`);
    const { [session.conversationId]: current } = await pages.read([session.conversationId]);
    return {
      userId: visitor.id,
      userName: visitor.name,
      email: visitor.email,
      isVerified: session.isVerified,
      language: visitor.language,
      // The stored one is where they connected last.
      page: current ?? visitor.page,
      ...readUserAgent(visitor.userAgent),
      ipAddress: visitor.ip,
      // An outbound request, so not in the transaction.
      geoLocation: geoLocationOf(await locateIpAddress(visitor.ip), visitor.timeZone),
      firstSeenAt: visitor.createdAt.toISOString(),
      lastSeenAt: visitor.lastSeenAt.toISOString(),
    };
  };
}
