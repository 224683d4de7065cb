/** All conversations of a visitor that an agent may see. */
import type { UserSessionId } from '@parrot/contract/core';
import type { ProfileConversation } from '@parrot/contract/profiles';
import type { Caller, Platform } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { presentQueueUser, type Session, sessionsOfVisitor } from '../conversations/index.ts';
import { visibilityOf, visibleTo } from '../desk/index.ts';
import type { RequireProfile } from './require-profile.ts';

type Page = { text: string; offset: number; limit: number };

export type ListConversations = (
  caller: Caller,
  id: UserSessionId,
  page: Page,
) => Promise<{ items: ProfileConversation[]; hasMore: boolean }>;

export const createListConversations =
  (
    { database }: Pick<Platform, 'database'>,
    { apps, requireProfile }: { apps: Pick<Apps, 'visibleAppIds'>; requireProfile: RequireProfile },
  ): ListConversations =>
  (caller, id, { text, offset, limit }) =>
    database.tenant(caller.tenantId, async (tx) => {
      const { person } = await requireProfile(tx, caller, id);
      const visible = visibleTo(await visibilityOf(tx, caller, apps));
      const page = { text, offset, limit: limit + 1 };
      const found = await sessionsOfVisitor(tx, person.mainId, visible, page);
      return { items: found.slice(0, limit).map(present), hasMore: found.length > limit };
    });

function present(session: Session): ProfileConversation {
  const row = presentQueueUser(session);
  const { userSessionId, status, appName, agentName, lastMessage } = row;
  const { rating, ratingComment, startedAt, endedAt } = row;
  return {
    userSessionId,
    status,
    appName,
    agentName,
    lastMessage,
    rating,
    ratingComment,
    startedAt,
    endedAt,
  };
}
