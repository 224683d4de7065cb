/** What conditions are about: a session, its ticket, tags, texts and visitor. Loaded when first needed. */
import type { TagId } from '@parrot/contract/core';
import type { TicketPriority, TicketStatus } from '@parrot/contract/tickets';
import type { Tx } from '../../../platform/index.ts';
import { firstVisitorTexts, type Session, sessionIdsOf } from '../../conversations/index.ts';
import type { AppHours } from '../../hours/index.ts';
import { readValues } from '../../profiles/index.ts';
import { tagsOfSessions } from '../../tags/index.ts';
import { findTicketOfSession } from '../../tickets/index.ts';

const MAX_TEXTS = 200;

export type TicketFacts = { number: number; subject: string; status: TicketStatus; priority: TicketPriority };

export type Facts = {
  session: Session;
  /** Null if the session did not reach the desk. */
  ticket(): Promise<TicketFacts | null>;
  tagIds(): Promise<readonly TagId[]>;
  /** The message of the event, otherwise all of the visitor in the session. */
  texts(): Promise<readonly string[]>;
  /** A contact detail or a field of the workspace; blank where the visitor has none. */
  field(name: string): Promise<string>;
  isOpen(): Promise<boolean>;
  isReturning(): Promise<boolean>;
};

export type KnownFacts = {
  /** The text of the message that is the event. */
  text?: string | undefined;
  ticket?: TicketFacts | null;
  tagIds?: readonly TagId[];
};

export function createFacts(
  tx: Tx,
  session: Session,
  { hours, known = {} }: { hours: Pick<AppHours, 'closedNow'>; known?: KnownFacts },
): Facts {
  const { id, tenantId, appId, visitorId, conversationId } = session;
  const values = once(async () => {
    const stored = await readValues(tx, visitorId);
    return new Map([...stored].map(([key, { value }]) => [key, value === null ? '' : String(value)]));
  });
  const ofVisitor = new Map([
    ['name', session.visitorName],
    ['email', session.email],
  ]);
  return {
    session,
    ticket: once(async () =>
      known.ticket === undefined ? ((await findTicketOfSession(tx, id)) ?? null) : known.ticket,
    ),
    tagIds: once(async () => known.tagIds ?? (await tagsOfSessions(tx, [id])).get(id) ?? []),
    texts: once(async () => (known.text === undefined ? firstVisitorTexts(tx, id, MAX_TEXTS) : [known.text])),
    field: async (name) => ofVisitor.get(name) ?? (await values()).get(name) ?? '',
    isOpen: once(async () => (await hours.closedNow(tx, { tenantId, appId, groupId: null })) === null),
    isReturning: once(async () => (await sessionIdsOf(tx, conversationId)).length > 1),
  };
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
