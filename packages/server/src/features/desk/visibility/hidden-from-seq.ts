import type { Tx } from '../../../platform/index.ts';
import { findSession, firstSeqOf, latestSessionId, type Session } from '../../conversations/index.ts';
import type { Visibility } from './visibility.policy.ts';
import { visibleTo } from './visibility.repository.ts';

/**
 * The `seq` of the first message the agent may not see; infinity if all are visible. An ended session stays
 * visible up to the start of the next one, which another agent may have. Only the latest session can be live.
 */
export async function hiddenFromSeq(tx: Tx, visibility: Visibility, session: Session): Promise<number> {
  const latest = await latestSessionId(tx, session.conversationId);
  if (!latest || latest === session.id) return Number.POSITIVE_INFINITY;
  if (await findSession(tx, latest, visibleTo(visibility))) return Number.POSITIVE_INFINITY;
  return (await firstSeqOf(tx, latest)) ?? Number.POSITIVE_INFINITY;
}
