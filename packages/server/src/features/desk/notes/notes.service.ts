/** Notes and whispers of agents about a conversation. Visitors never see them. */
import { AppError, newId, type TenantId, type UserId, type UserSessionId } from '@parrot/contract/core';
import type { Note } from '@parrot/contract/desk';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import {
  type AgentDirectory,
  isEnded,
  lockConversation,
  ownerOf,
  type Session,
} from '../../conversations/index.ts';
import { noteStored } from '../desk.topics.ts';
import { canMonitor } from '../visibility/visibility.policy.ts';
import { grantVisibility, requireVisible, visibilityOf } from '../visibility/visibility.repository.ts';
import { findNote, insertNote, type NoteRow, presentNote } from './notes.repository.ts';

type NewNote = { clientId: string; value: string; whisper: boolean; mentions: UserId[] };

/** Runs in the transaction that stores the note. */
export type NotifyMentioned = (
  tx: Tx,
  mention: {
    tenantId: TenantId;
    byUserId: UserId;
    byName: string;
    recipients: readonly UserId[];
    about: string;
    text: string;
    link: string;
    sessionId: UserSessionId;
    cause: string;
  },
) => Promise<void>;

type Needs = {
  apps: Pick<Apps, 'visibleAppIds'>;
  agents: AgentDirectory;
  notifyMentioned: NotifyMentioned;
};

const linkTo = (id: UserSessionId) => `/home/desk/chats?session=${id}`;

export type Notes = {
  add(caller: Caller, id: UserSessionId, draft: NewNote): Promise<Note>;
  /** The same in a transaction of the caller's tenant. */
  addIn(tx: Tx, caller: Caller, id: UserSessionId, draft: NewNote): Promise<Note>;
  /** For a rule: no one’s visibility applies. */
  addByRule(
    tx: Tx,
    session: Session,
    draft: { clientId: string; value: string; ruleName: string },
  ): Promise<void>;
};

export function createNotes(
  { database, outbox, clock }: Pick<Platform, 'database' | 'outbox' | 'clock'>,
  { apps, agents, notifyMentioned }: Needs,
): Notes {
  const namesOf = async (tx: Tx, { tenantId, appId }: Session, userIds: UserId[]) => {
    if (userIds.length === 0) return [];
    const ofApp = await agents.ofApp(tx, tenantId, appId);
    return [...new Set(userIds)].map((userId) => {
      const name = ofApp.get(userId)?.name;
      if (name === undefined)
        throw new AppError('bad_input', {
          fields: { mentions: 'Someone you mentioned doesn’t have access to this app’s chats.' },
        });
      return { userId, name };
    });
  };

  const addIn: Notes['addIn'] = async (tx, caller, id, draft) => {
    const { clientId, value, whisper } = draft;
    const session = await requireVisible(tx, await visibilityOf(tx, caller, apps), id);
    const { tenantId, conversationId } = session;
    // Locked, so that the same note sent twice at once is stored once.
    const conversation = await lockConversation(tx, conversationId);
    const stored = await findNote(tx, conversationId, caller.userId, clientId);
    if (stored) return presentNote(stored);
    if (whisper && draft.mentions.length > 0)
      throw new AppError('bad_input', { fields: { mentions: 'A whisper can go to one person only.' } });
    const whisperTo = whisper ? whisperRecipient(caller, session) : null;
    const mentions = await namesOf(tx, session, draft.mentions);
    const row: NoteRow = {
      id: newId('nte'),
      tenantId,
      conversationId,
      sessionId: id,
      clientId,
      afterSeq: conversation?.lastSeq ?? 0,
      authorId: caller.userId,
      authorName: caller.name,
      value,
      whisper,
      whisperTo,
      mentions,
      createdAt: clock.now(),
    };
    await insertNote(tx, row);
    const note = presentNote(row);
    const payload = { note, appId: session.appId, whisperTo };
    outbox.write(tx, noteStored, { tenantId, key: conversationId, payload });
    const recipients = mentions.map(({ userId }) => userId);
    await grantVisibility(tx, session, recipients);
    await notifyMentioned(tx, {
      tenantId,
      byUserId: caller.userId,
      byName: caller.name,
      recipients,
      about: session.visitorName,
      text: value,
      link: linkTo(id),
      sessionId: id,
      cause: row.id,
    });
    return note;
  };

  const addByRule: Notes['addByRule'] = async (tx, session, { clientId, value, ruleName }) => {
    const { id, tenantId, conversationId, appId } = session;
    const conversation = await lockConversation(tx, conversationId);
    if (await findNote(tx, conversationId, null, clientId)) return;
    const row: NoteRow = {
      id: newId('nte'),
      tenantId,
      conversationId,
      sessionId: id,
      clientId,
      afterSeq: conversation?.lastSeq ?? 0,
      authorId: null,
      authorName: ruleName,
      value,
      whisper: false,
      whisperTo: null,
      mentions: [],
      createdAt: clock.now(),
    };
    await insertNote(tx, row);
    const payload = { note: presentNote(row), appId, whisperTo: null };
    outbox.write(tx, noteStored, { tenantId, key: conversationId, payload });
  };

  return {
    addIn,
    addByRule,
    add: (caller, id, draft) => database.tenant(caller.tenantId, (tx) => addIn(tx, caller, id, draft)),
  };
}

/** The agent who has the conversation now. */
function whisperRecipient(caller: Caller, session: Session): UserId {
  if (!canMonitor(caller)) throw new AppError('permission_denied');
  const holder = isEnded(session.status) ? null : ownerOf(session);
  if (!holder) throw new AppError('conflict', { message: 'No agent has this conversation.' });
  if (holder === caller.userId)
    throw new AppError('conflict', { message: 'You already have this conversation.' });
  return holder;
}
