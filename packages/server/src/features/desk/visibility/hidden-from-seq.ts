/** An agent may see what is over, though a colleague has the visitor again: up to where the new session began. */
import type { Tx } from '../../../platform/index.ts';
import { firstSeqOf, latestSessionId } from '../../conversations/messages/messages.repository.ts';
import { findSession } from '../../conversations/sessions/session.repository.ts';
import type { Session } from '../../conversations/sessions/session.ts';
import { type Sight, visibleTo } from './visibility.repository.ts';

/** The place of the first message that is not for these eyes; infinity where all are. Only the latest session can be live. */
export async function unseenFrom(tx: Tx, sight: Sight, session: Session): Promise<number> {
  const latest = await latestSessionId(tx, session.conversationId);
  if (!latest || latest === session.id) return Number.POSITIVE_INFINITY;
  if (await findSession(tx, latest, visibleTo(sight))) return Number.POSITIVE_INFINITY;
  return (await firstSeqOf(tx, latest)) ?? Number.POSITIVE_INFINITY;
}
