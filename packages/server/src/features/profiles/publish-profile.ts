import type { Platform, Tx } from '../../platform/index.ts';
import { type Person, visitorsOf } from '../conversations/index.ts';
import { profileUpdated } from './profiles.topics.ts';

/** Notifies the desks that show a conversation of the visitor, or of one who is the same person. */
export async function publishProfile(outbox: Platform['outbox'], tx: Tx, person: Person): Promise<void> {
  const { tenantId, conversationId: key } = person;
  const all = person.merged === 0 ? [person] : await visitorsOf(tx, person.mainId);
  const payload = { conversationIds: all.map(({ conversationId }) => conversationId) };
  outbox.write(tx, profileUpdated, { tenantId, key, payload });
}
