import type { UserSessionId, VisitorId } from '@parrot/contract/core';
import { and, ne } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { type Session, sessionColumns, sessionsOfVisitor } from '../../conversations/index.ts';
import type { Visibility } from '../visibility/visibility.policy.ts';
import { visibleTo } from '../visibility/visibility.repository.ts';

/** The other sessions of a visitor that the agent may see, newest first. */
export const earlierSessions = (
  tx: Tx,
  visibility: Visibility,
  { visitorId, id }: { visitorId: VisitorId; id: UserSessionId },
  limit: number,
): Promise<Session[]> =>
  sessionsOfVisitor(tx, visitorId, and(ne(sessionColumns.id, id), visibleTo(visibility)), limit);
