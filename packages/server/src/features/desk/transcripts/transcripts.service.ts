/**
 * Sends what was said in a session, to visitors who ask for their latest and to whom an agent names. Each mail is a job, tried again for hours: nobody waits for a
 * mail server. Any address can be given, so how many go out is limited by conversation, by address and by whoever asks.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { AppError, type LanguageCode, type TenantId, type UserSessionId } from '@parrot/contract/core';
import { type Caller, defineJob, type Platform, type Tx } from '../../../platform/index.ts';
import type { Apps, PublishedApp } from '../../apps/index.ts';
import { transcriptAsked } from '../../conversations/conversations.topics.ts';
import { type Conversation, lockConversation } from '../../conversations/messages/messages.repository.ts';
import { nearestLanguage } from '../../conversations/nearest-language.ts';
import { latestSession } from '../../conversations/sessions/session.repository.ts';
import { requireOwnConversation } from '../../conversations/visitors/identity.policy.ts';
import type { Visitor } from '../../conversations/visitors/visitor.ts';
import { requireVisible, sightOf } from '../visibility/visibility.repository.ts';
import { writeTranscript } from './transcript-email.ts';
import * as repository from './transcripts.repository.ts';

const A_DAY = 86_400_000;
const MOST_IN_CONVERSATION = 3;
const MOST_TO_RECIPIENT = 5;
/** Many people may share one address. */
const MOST_BY_SENDER = 20;
const MOST_MESSAGES = 300;
const RETRIES = 10;

type Errand = {
  tenantId: TenantId;
  userSessionId: UserSessionId;
  email: string;
  language: LanguageCode;
  botName: string;
};
const mailTranscript = defineJob<Errand>('conversations.mailTranscript');

type Order = {
  conversation: Conversation;
  sessionId: UserSessionId;
  email: string;
  /** Whoever asks, by their address or their id: they are counted. */
  sender: string;
  botName: string;
  /** The app's own, where the visitor's is none that we speak. */
  language: LanguageCode;
};

export type Transcripts = ReturnType<typeof createTranscripts>;

export function createTranscripts(platform: Platform, apps: Pick<Apps, 'visibleAppIds' | 'loadVersion'>) {
  const { database, outbox, clock, bus, jobs, mailer, mailLimits, key } = platform;
  const hashOf = (kind: string, text: string) =>
    createHmac('sha256', key).update(`transcript ${kind} ${text}`).digest('base64url');

  const send = async ({ tenantId, userSessionId, email: to, language, botName }: Errand) => {
    const { messages, rating } = await database.tenant(tenantId, async (tx) => ({
      messages: await repository.saidIn(tx, userSessionId, MOST_MESSAGES),
      rating: await repository.ratingOf(tx, userSessionId),
    }));
    // Whatever was said is gone by now.
    if (messages.length === 0) return;
    await mailer.send(writeTranscript({ to, language, botName, messages, rating }));
  };

  const requireMail = (tenantId: TenantId, recipient: string) =>
    mailLimits.require({ kind: 'transcript', recipient, sender: { tenantId } });

  /** Within measure, and under the lock of the conversation. */
  const order = async (tx: Tx, { conversation, sessionId, email, sender, botName, language }: Order) => {
    const { tenantId, id: conversationId } = conversation;
    const now = clock.now();
    const since = new Date(now.getTime() - A_DAY);
    const sending = {
      id: randomUUID(),
      tenantId,
      conversationId,
      recipient: hashOf('to', email),
      sender: hashOf('from', sender),
      sentAt: now,
    };
    requireMeasure(await repository.countSent(tx, sending, since));
    await repository.noteSent(tx, sending, since);
    const spoken = nearestLanguage(conversation.language) ?? language;
    const payload = { userSessionId: sessionId, email, language: spoken, botName };
    outbox.write(tx, transcriptAsked, { tenantId, key: conversationId, payload });
  };

  bus.work(transcriptAsked, ({ tenantId, payload }) =>
    jobs.send(mailTranscript, { tenantId, ...payload }, { retries: RETRIES }),
  );

  return {
    async ask({ settings, language }: PublishedApp, visitor: Visitor, email: string): Promise<void> {
      if (!settings.behaviour.transcripts)
        throw new AppError('conflict', { message: 'Transcripts can not be sent from this chat.' });
      await requireMail(visitor.tenantId, email);
      await database.tenant(visitor.tenantId, async (tx) => {
        const conversation = await lockConversation(tx, visitor.conversationId);
        if (!conversation) throw new AppError('not_found');
        requireOwnConversation(conversation, visitor);
        const session = await latestSession(tx, conversation);
        if (!session) throw new AppError('not_found');

        await order(tx, {
          conversation,
          sessionId: session.id,
          email,
          sender: conversation.ip,
          botName: settings.appearance.botName,
          language,
        });
      });
    },

    /** For an agent who may see the session, this one or an earlier one of the conversation. */
    async askAtDesk(caller: Caller, id: UserSessionId, email: string): Promise<void> {
      const visible = async (tx: Tx) => requireVisible(tx, await sightOf(tx, caller, apps), id);
      const { versionId } = await database.tenant(caller.tenantId, visible);
      const { settings, language } = await apps.loadVersion(caller.tenantId, versionId);
      await requireMail(caller.tenantId, email);
      await database.tenant(caller.tenantId, async (tx) => {
        const { conversationId } = await visible(tx);
        const conversation = await lockConversation(tx, conversationId);
        if (!conversation) throw new AppError('not_found');
        if ((await repository.saidIn(tx, id, 1)).length === 0)
          throw new AppError('conflict', { message: 'Nothing was said in this conversation yet.' });
        await order(tx, {
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

function requireMeasure(sent: Awaited<ReturnType<typeof repository.countSent>>): void {
  const enough =
    sent.inConversation >= MOST_IN_CONVERSATION ||
    sent.toRecipient >= MOST_TO_RECIPIENT ||
    sent.bySender >= MOST_BY_SENDER;
  if (enough) throw new AppError('too_many', { message: 'No more transcripts can be sent today.' });
}
