/**
 * Emails transcripts to visitors who request their latest session, and to addresses that agents enter. Each
 * email is a job that is retried for hours. The address can be anyone's, so emails are limited per
 * conversation, recipient and sender.
 */
import { createHmac, randomUUID } from 'node:crypto';
import {
  AppError,
  DAY_MS,
  LANGUAGES,
  type LanguageCode,
  nearestLanguage,
  type TenantId,
  type UserSessionId,
} from '@parrot/contract/core';
import { type Caller, defineJob, type Platform, type Tx } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import {
  type Conversation,
  findSession,
  lastSessionMessages,
  latestSession,
  lockConversation,
  requireOwnConversation,
  type VisitorTranscripts,
} from '../../conversations/index.ts';
import { transcriptRequested } from '../desk.topics.ts';
import { requireVisible, visibilityOf } from '../visibility/visibility.repository.ts';
import { transcriptEmail } from './transcript-email.ts';
import * as repository from './transcripts.repository.ts';

const MAX_PER_CONVERSATION = 3;
const MAX_PER_RECIPIENT = 5;
/** Many visitors can share one IP address. */
const MAX_PER_SENDER = 20;
const MAX_MESSAGES = 300;
const RETRIES = 10;

type TranscriptJob = {
  tenantId: TenantId;
  userSessionId: UserSessionId;
  email: string;
  language: LanguageCode;
  botName: string;
};
const mailTranscript = defineJob<TranscriptJob>('conversations.mailTranscript');

type TranscriptRequest = {
  conversation: Conversation;
  sessionId: UserSessionId;
  email: string;
  /** The visitor's IP address or the agent's id; requests are counted by it. */
  sender: string;
  botName: string;
  /** The app's language, used if the visitor's is not supported. */
  language: LanguageCode;
};

export type Transcripts = VisitorTranscripts & {
  /** Of any session of the conversation that the agent may see. */
  requestByAgent(caller: Caller, id: UserSessionId, email: string): Promise<void>;
  start(): Promise<void>;
};

export function createTranscripts(
  platform: Platform,
  apps: Pick<Apps, 'visibleAppIds' | 'loadVersionProfile'>,
): Transcripts {
  const { database, outbox, clock, bus, jobs, mailer, mailLimits, key } = platform;
  const hashOf = (kind: string, text: string) =>
    createHmac('sha256', key).update(`transcript ${kind} ${text}`).digest('base64url');

  const send = async ({ tenantId, userSessionId, email: to, language, botName }: TranscriptJob) => {
    const { messages, session } = await database.tenant(tenantId, async (tx) => ({
      messages: await lastSessionMessages(tx, userSessionId, MAX_MESSAGES),
      session: await findSession(tx, userSessionId),
    }));
    // The visitor was erased in the meantime.
    if (messages.length === 0) return;
    const rating = session?.rating ? { stars: session.rating, comment: session.ratingComment } : null;
    await mailer.send(transcriptEmail({ to, language, botName, messages, rating }));
  };

  const requireMailQuota = (tenantId: TenantId, recipient: string) =>
    mailLimits.require({ kind: 'transcript', recipient, sender: { tenantId } });

  /** Under the lock of the conversation, so that two requests at once are both counted. */
  const request = async (
    tx: Tx,
    { conversation, sessionId, email, sender, botName, language }: TranscriptRequest,
  ) => {
    const { tenantId, id: conversationId } = conversation;
    const now = clock.now();
    const since = new Date(now.getTime() - DAY_MS);
    const sent = {
      id: randomUUID(),
      tenantId,
      conversationId,
      recipient: hashOf('to', email),
      sender: hashOf('from', sender),
      sentAt: now,
    };
    requireBelowLimits(await repository.countSent(tx, sent, since));
    await repository.insertSent(tx, sent, since);
    const payload = {
      userSessionId: sessionId,
      email,
      language: nearestLanguage(conversation.language, LANGUAGES) ?? language,
      botName,
    };
    outbox.write(tx, transcriptRequested, { tenantId, key: conversationId, payload });
  };

  bus.work(transcriptRequested, ({ tenantId, payload }) =>
    jobs.send(mailTranscript, { tenantId, ...payload }, { retries: RETRIES }),
  );

  return {
    async request({ settings, language }, visitor, email) {
      if (!settings.behaviour.transcripts)
        throw new AppError('conflict', { message: 'Transcripts can’t be sent from this chat.' });
      await requireMailQuota(visitor.tenantId, email);
      await database.tenant(visitor.tenantId, async (tx) => {
        const conversation = await lockConversation(tx, visitor.conversationId);
        if (!conversation) throw new AppError('not_found');
        requireOwnConversation(conversation, visitor);
        const session = await latestSession(tx, conversation);
        if (!session) throw new AppError('not_found');

        await request(tx, {
          conversation,
          sessionId: session.id,
          email,
          sender: conversation.ip,
          botName: settings.appearance.botName,
          language,
        });
      });
    },

    async requestByAgent(caller, id, email) {
      const visible = async (tx: Tx) => requireVisible(tx, await visibilityOf(tx, caller, apps), id);
      const { versionId } = await database.tenant(caller.tenantId, visible);
      const { settings, language } = await apps.loadVersionProfile(caller.tenantId, versionId);
      await requireMailQuota(caller.tenantId, email);
      await database.tenant(caller.tenantId, async (tx) => {
        const { conversationId } = await visible(tx);
        const conversation = await lockConversation(tx, conversationId);
        if (!conversation) throw new AppError('not_found');
        if ((await lastSessionMessages(tx, id, 1)).length === 0)
          throw new AppError('conflict', { message: 'There are no messages in this conversation yet.' });
        await request(tx, {
          conversation,
          sessionId: id,
          email,
          sender: caller.userId,
          botName: settings.appearance.botName,
          language,
        });
      });
    },

    start: () => jobs.work(mailTranscript, send),
  };
}

function requireBelowLimits({ inConversation, toRecipient, bySender }: repository.SentCounts): void {
  if (
    inConversation >= MAX_PER_CONVERSATION ||
    toRecipient >= MAX_PER_RECIPIENT ||
    bySender >= MAX_PER_SENDER
  )
    throw new AppError('too_many', {
      message: 'You’ve reached today’s limit for transcripts. Please try again tomorrow.',
    });
}
