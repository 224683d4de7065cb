/**
 * Emails answers of agents to visitors who left an address and are offline, one email every few minutes. The
 * last emailed message is stored in the transaction that requests the email; sending is a job that is retried
 * for hours.
 */
import {
  AppError,
  type ConversationId,
  LANGUAGES,
  MINUTE_MS,
  nearestLanguage,
  type TenantId,
} from '@parrot/contract/core';
import { defineJob, type Platform } from '../../../../platform/index.ts';
import type { Bots } from '../../bot/bot.ts';
import { answersToMail } from '../../conversations.topics.ts';
import type { UnitOfWork } from '../../sessions/unit-of-work.ts';
import { answerEmail, type MailedAnswer } from './answer-email.ts';
import { answersAfter, sessionsToMail, type ToMail } from './email-answers.repository.ts';

const emailDueAnswers = defineJob<Record<string, never>>('conversations.mailAnswers');
type EmailAnswerJob = MailedAnswer & { tenantId: TenantId };
const mailAnswer = defineJob<EmailAnswerJob>('conversations.mailAnswer');
const EVERY_MINUTE = '* * * * *';
const BETWEEN_MAILS_MS = 3 * MINUTE_MS;
const RETRIES = 10;

type Needs = {
  bots: Pick<Bots, 'profile'>;
  unitOfWork: UnitOfWork;
  isVisitorOnline(conversationId: ConversationId): Promise<boolean>;
};

export function createEmailAnswers(
  { database, clock, jobs, mailer, mailLimits, bus, outbox, log }: Platform,
  { bots, unitOfWork, isVisitorOnline }: Needs,
) {
  const mailOne = async ({ tenantId, conversationId, id, versionId }: ToMail) => {
    const { name: botName } = await bots.profile(tenantId, versionId);
    await database.tenant(tenantId, (tx) =>
      unitOfWork(tx, conversationId, async (locked) => {
        const { session, conversation, now } = locked;
        if (session?.id !== id || !session.answersByEmail || (await isVisitorOnline(conversationId))) return;
        const read = Math.max(session.mailedSeq, session.visitorReadSeq);
        const answers = await answersAfter(tx, id, read);
        const last = answers.at(-1);
        if (!last) return;
        locked.update({ mailedSeq: last.seq, mailedAt: now });
        const payload = {
          to: session.answerEmail,
          language: nearestLanguage(conversation.language, LANGUAGES) ?? ('en' as const),
          botName,
          page: conversation.page,
          answers: answers.map(({ senderName, value, files }) => ({ senderName, value, files })),
        };
        outbox.write(tx, answersToMail, { tenantId, key: conversationId, payload });
      }),
    );
  };

  bus.work(answersToMail, ({ tenantId, payload }) =>
    jobs.send(mailAnswer, { tenantId, ...payload }, { retries: RETRIES }),
  );

  /** Postponed where the address has got too many emails. */
  const mailWithinLimits = async ({ tenantId, ...answer }: EmailAnswerJob) => {
    try {
      await mailLimits.require({ kind: 'answer', recipient: answer.to, sender: { tenantId } });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const startAfter = new Date(Date.now() + (error.retryAfterSeconds ?? 0) * 1_000);
      return jobs.send(mailAnswer, { tenantId, ...answer }, { retries: RETRIES, startAfter });
    }
    await mailer.send(answerEmail(answer));
  };

  const mailAnswers = async (): Promise<void> => {
    const since = new Date(clock.now().getTime() - BETWEEN_MAILS_MS);
    for (const session of await database.system((tx) => sessionsToMail(tx, since)))
      await mailOne(session).catch((err: unknown) =>
        log.error({ err, userSessionId: session.id }, 'emailing an answer failed; retrying'),
      );
  };

  return {
    /** One run of the job. Repeated calls email nothing twice. */
    mailAnswers,
    async start() {
      await jobs.work(mailAnswer, mailWithinLimits);
      await jobs.work(emailDueAnswers, mailAnswers);
      await jobs.schedule(emailDueAnswers, EVERY_MINUTE);
    },
  };
}
