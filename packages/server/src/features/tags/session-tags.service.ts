/** The tags of conversations, as agents, bulk actions and rules change them. */
import { AppError, LIMITS, type TagId, type UserId, type UserSessionId } from '@parrot/contract/core';
import type { SessionTags } from '@parrot/contract/tags';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import type { Session } from '../conversations/index.ts';
import { requireVisible, roomsOfSession, visibilityOf, visibleSessionIds } from '../desk/index.ts';
import * as repository from './session-tags.repository.ts';
import { findTags } from './tags.repository.ts';
import { conversationTagged } from './tags.topics.ts';

type TagChange = { add: readonly TagId[]; remove: readonly TagId[] };

/**
 * Adds and removes tags of a conversation and its ticket, in the caller's transaction. `by` is null for a rule.
 * Returns its tags by name.
 */
export type ChangeTags = (tx: Tx, session: Session, change: TagChange, by: UserId | null) => Promise<TagId[]>;

export type SessionTagsService = ReturnType<typeof createSessionTags>;

export function createSessionTags(
  { database, outbox, clock }: Pick<Platform, 'database' | 'outbox' | 'clock'>,
  { apps }: { apps: Pick<Apps, 'visibleAppIds'> },
) {
  const tagsOf = async (tx: Tx, id: UserSessionId) =>
    (await repository.tagsOfSessions(tx, [id])).get(id) ?? [];

  const changeTags: ChangeTags = async (tx, session, { add, remove }, by) => {
    const { id, tenantId, conversationId } = session;
    await repository.lockSessionTags(tx, id);
    const before = await tagsOf(tx, id);
    const added = [...new Set(add)].filter((tagId) => !before.includes(tagId) && !remove.includes(tagId));
    const removed = before.filter((tagId) => remove.includes(tagId));
    if (added.length === 0 && removed.length === 0) return before;
    if ((await findTags(tx, added)).length < added.length) throw new AppError('not_found', { message: GONE });
    if (before.length + added.length - removed.length > LIMITS.tagsPerConversation)
      throw new AppError('limit_reached', { message: TOO_MANY });
    await repository.deleteSessionTags(tx, id, removed);
    const of = { tenantId, sessionId: id, addedBy: by, addedAt: clock.now() };
    await repository.insertSessionTags(tx, of, added);
    const tagIds = await tagsOf(tx, id);
    const payload = { userSessionId: id, tagIds, added, rooms: roomsOfSession(session) };
    outbox.write(tx, conversationTagged, { tenantId, key: conversationId, payload });
    return tagIds;
  };

  return {
    changeTags,

    change: (caller: Caller, id: UserSessionId, change: TagChange): Promise<TagId[]> =>
      database.tenant(caller.tenantId, async (tx) => {
        const session = await requireVisible(tx, await visibilityOf(tx, caller, apps), id);
        return changeTags(tx, session, change, caller.userId);
      }),

    read: (caller: Caller, ids: readonly UserSessionId[]): Promise<SessionTags[]> =>
      database.tenant(caller.tenantId, async (tx) => {
        const visible = await visibleSessionIds(tx, await visibilityOf(tx, caller, apps), ids);
        const found = await repository.tagsOfSessions(tx, visible);
        return [...found].map(([userSessionId, tagIds]) => ({ userSessionId, tagIds }));
      }),
  };
}

const GONE = 'This tag no longer exists. Please choose another one.';
const TOO_MANY = `A conversation can have at most ${LIMITS.tagsPerConversation} tags. Remove one first.`;
