/**
 * Stores conversations that are over, as they happened: the same transitions in memory, many conversations in
 * one statement, and no events, so that no agent is notified and no bot runs.
 */
import type { Thumb } from '@parrot/contract/conversations';
import { type ConversationId, newId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import type { PublishedApp } from '../../apps/index.ts';
import type { MessageRow } from '../conversations.present.ts';
import { qualityScore } from '../quality/quality.policy.ts';
import type { VisitorTraits } from '../visitors/visitor.ts';
import { insertVisitors } from '../visitors/visitors.repository.ts';
import type { Conversation } from './conversation.repository.ts';
import { createLockedConversation, type LockedConversation } from './locked-conversation.ts';
import type { CountAnswers } from './record-change.ts';
import { isEnded } from './session.policy.ts';
import type { Session } from './session.ts';
import { storeChanges } from './store-changes.repository.ts';

/** Changes the conversation as of `at`, or rates the bot's last message. */
export type PastStep = { at: Date } & ({ act(locked: LockedConversation): void } | { thumb: Thumb });

export type PastConversation = {
  app: PublishedApp;
  visitor: { name: string; email: string; isVerified: boolean } & VisitorTraits;
  /** In order of time. After the last one the session must be over. */
  steps: readonly [PastStep, ...PastStep[]];
};

export type ImportedConversation = { session: Session; messages: readonly MessageRow[] };

/** Returns them in the same order. */
export type ImportPastConversations = (past: readonly PastConversation[]) => Promise<ImportedConversation[]>;

const AT_ONCE = 100;

type Replayed = ImportedConversation & { past: PastConversation; conversation: Conversation };

export function createImportPastConversations(
  { database }: Pick<Platform, 'database'>,
  { countAnswers }: { countAnswers: CountAnswers },
): ImportPastConversations {
  const store = async (tx: Tx, replayed: readonly Replayed[]): Promise<void> => {
    await insertVisitors(
      tx,
      replayed.map(visitorOf),
      replayed.map(({ conversation }) => conversation),
    );
    const changes = replayed.map(({ session, messages }) => ({
      session,
      added: messages,
      lastSeq: messages.length,
    }));
    await storeChanges(tx, changes)('[]');
    for (const { session, messages } of replayed) {
      const findings = messages.flatMap(({ trace }) => trace?.finding ?? []);
      countAnswers(tx, { ...session, at: session.startedAt }, findings);
    }
  };

  return async (past) => {
    const imported: ImportedConversation[] = [];
    for (let from = 0; from < past.length; from += AT_ONCE) {
      const replayed = await Promise.all(past.slice(from, from + AT_ONCE).map(replay));
      for (const tenantId of new Set(replayed.map(({ session }) => session.tenantId)))
        await database.tenant(tenantId, (tx) =>
          store(
            tx,
            replayed.filter(({ session }) => session.tenantId === tenantId),
          ),
        );
      imported.push(...replayed);
    }
    return imported;
  };
}

async function replay(past: PastConversation): Promise<Replayed> {
  const { app, visitor, steps } = past;
  const [{ at: createdAt }] = steps;
  let conversation: Conversation = {
    ...visitor,
    id: newId('cnv'),
    tenantId: app.tenantId,
    appId: app.appId,
    appName: app.appName,
    visitorId: newId('vis'),
    visitorName: visitor.name,
    isBlocked: false,
    lastSeq: 0,
    createdAt,
    flowValues: {},
  };
  let session: Session | null = null;
  const messages: MessageRow[] = [];
  for (const step of steps) {
    if ('thumb' in step) {
      const rated = messages.findLastIndex(({ userType }) => userType === 'bot');
      const message = messages[rated];
      if (message) messages[rated] = { ...message, thumb: step.thumb };
      continue;
    }
    const { locked, added } = createLockedConversation({
      conversation,
      session,
      now: step.at,
      stored: undefined,
      hasUnhandled: false,
      readDesk: async () => ({ isOpen: true, isAvailable: true }),
      countSession: async () => true,
      hasCapacity: async () => true,
    });
    if (!session) {
      locked.start(app.versionId);
      await locked.admit();
    }
    step.act(locked);
    session = locked.session;
    messages.push(...added);
    conversation = { ...conversation, lastSeq: messages.length };
  }
  if (!session || !isEnded(session.status)) throw notOver(conversation.id);
  return { past, conversation, session: scored(session, messages), messages };
}

/** What the visitor and the agents wrote was read by the end. */
const scored = (session: Session, messages: readonly MessageRow[]): Session => ({
  ...session,
  handledSeq: messages.length,
  visitorReadSeq: messages.length,
  agentReadSeq: messages.length,
  qualityScore: qualityScore({
    rating: session.rating,
    messages: messages.map(({ userType, event, thumb, trace, createdAt }) => ({
      userType,
      event,
      thumb,
      found: trace?.finding?.kind ?? null,
      at: createdAt,
    })),
  }),
});

const visitorOf = ({ past: { visitor }, conversation, session }: Replayed) => {
  const { isVerified, ...traits } = visitor;
  const { visitorId: id, tenantId, appId, createdAt } = conversation;
  const identitySubject = isVerified ? visitor.email : null;
  return { ...traits, id, tenantId, appId, identitySubject, createdAt, lastSeenAt: session.lastMessageAt };
};

const notOver = (id: ConversationId) =>
  new Error(`past conversation ${id} is not over after its last step; nothing was imported`);
