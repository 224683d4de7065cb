/** What a visitor who waits for an agent sees and corrects of what the bot understood. */
import type { HandoverCard } from '@parrot/contract/assistant';
import { AppError } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import {
  findConversation,
  isEnded,
  latestSession,
  requireOwnConversation,
  type Session,
  type Visitor,
} from '../../conversations/index.ts';
import { findCard, updateCard } from './handover.repository.ts';
import type { CardRow } from './handover.tables.ts';
import { handoverChanged } from './handover.topics.ts';
import { confirmed, corrected, presentCard } from './handover-card.policy.ts';

export type HandoverService = {
  read(visitor: Visitor): Promise<HandoverCard | null>;
  /** Corrects a fact or, with null, removes it; until the session ends, so that nothing typed is lost. */
  correct(visitor: Visitor, factId: string, value: string | null): Promise<HandoverCard | null>;
  confirm(visitor: Visitor, revision: number): Promise<HandoverCard | null>;
};

export function createHandoverService({
  database,
  outbox,
  clock,
}: Pick<Platform, 'database' | 'outbox' | 'clock'>): HandoverService {
  const openSession = async (tx: Tx, visitor: Visitor): Promise<Session | undefined> => {
    const conversation = await findConversation(tx, visitor.conversationId);
    if (!conversation) throw new AppError('not_found');
    requireOwnConversation(conversation, visitor);
    const session = await latestSession(tx, conversation);
    return session && !isEnded(session.status) ? session : undefined;
  };

  const change = (
    visitor: Visitor,
    decide: (row: CardRow) => Pick<CardRow, 'facts' | 'confirmedAt'>,
  ): Promise<HandoverCard | null> =>
    database.tenant(visitor.tenantId, async (tx) => {
      const session = await openSession(tx, visitor);
      const row = session && (await findCard(tx, session.id, { forUpdate: true }));
      if (!session || !row) throw new AppError('not_found');
      const next = decide(row);
      if (next.facts === row.facts && next.confirmedAt === row.confirmedAt) return presentCard(row);
      const after = { ...row, ...next, revision: row.revision + 1, updatedAt: clock.now() };
      const { facts, revision, confirmedAt, updatedAt } = after;
      await updateCard(tx, session.id, { facts, revision, confirmedAt, updatedAt });
      const { tenantId, conversationId, id: userSessionId } = session;
      const card = presentCard(after);
      const isTopicChanged = topicOf(row) !== topicOf(after);
      const payload = { conversationId, userSessionId, card, isTopicChanged };
      outbox.write(tx, handoverChanged, { tenantId, key: conversationId, payload });
      return card;
    });

  return {
    read: (visitor) =>
      database.tenant(visitor.tenantId, async (tx) => {
        const session = await openSession(tx, visitor);
        return presentCard(session && (await findCard(tx, session.id)));
      }),

    correct: (visitor, factId, value) => change(visitor, (row) => corrected(row, factId, value)),

    confirm: (visitor, revision) =>
      change(visitor, (row) => {
        if (row.revision !== revision) throw new AppError('conflict');
        return row.confirmedAt ? row : confirmed(row, clock.now());
      }),
  };
}

const topicOf = ({ facts }: Pick<CardRow, 'facts'>): string | undefined =>
  facts.find(({ kind, state }) => kind === 'topic' && state !== 'removed')?.value;
