/** Closes sessions that are with a bot and had no message for as long as their app waits. */
import { MINUTE_MS, type TenantId } from '@parrot/contract/core';
import { defineJob, type Platform } from '../../../platform/index.ts';
import type { LockedConversation } from '../sessions/locked-conversation.ts';
import type { Session } from '../sessions/session.ts';
import type { UnitOfWork } from '../sessions/unit-of-work.ts';
import type { BotProfile, Bots } from './bot.ts';
import type { BotTurns } from './bot-turns.ts';
import { type InactiveSession, inactiveSessions, versionsInUse } from './inactive-sessions.repository.ts';

const closeInactiveSessions = defineJob<Record<string, never>>('conversations.endQuietSessions');
const EVERY_MINUTE = '* * * * *';
/** No app waits for less. */
const SHORTEST_MS = 5 * MINUTE_MS;

export type InactiveSessions = {
  /** Schedules the job. */
  start(): Promise<void>;
  /** One run of the job. Repeated calls change nothing. */
  closeInactive(): Promise<void>;
};

type Needs = {
  bots: Pick<Bots, 'profile'>;
  unitOfWork: UnitOfWork;
  turns: BotTurns;
  /** The same for sessions with an agent. */
  closeAbandoned(): Promise<void>;
};

export function createInactiveSessions(
  { database, clock, jobs, log }: Platform,
  { bots, unitOfWork, turns, closeAbandoned }: Needs,
): InactiveSessions {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);

  /**
   * Each in its own transaction. It is checked again under the lock, because the visitor may have written.
   */
  const closeOne = (
    tenantId: TenantId,
    profile: BotProfile,
    { id, conversationId }: InactiveSession,
    since: Date,
  ) =>
    database.tenant(tenantId, (tx) =>
      unitOfWork(tx, conversationId, (locked) => {
        const { session, conversation } = locked;
        if (session?.id !== id || session.status !== 'INPROGRESS') return;
        if (session.lastMessageAt > since || session.resumeAt) return;
        const by = { id: conversation.appId, name: profile.name };
        if (!hasVisitorMessages(session)) return void locked.transition('lapsed', by);
        writeFarewell(locked, profile, session);
        locked.transition('inactive', by);
      }),
    );

  const writeFarewell = (locked: LockedConversation, profile: BotProfile, { id }: Session) => {
    const value = profile.farewell(locked.conversation.language).trim();
    const message = { value, attachment: null, suggestions: [], files: [], extras: {}, trace: null };
    if (value) turns.write(locked, profile, [message], `quiet ${id}`);
  };

  const closeInactive = async () => {
    await closeAbandoned();
    const versions = await database.system((tx) => versionsInUse(tx, ago(SHORTEST_MS)));
    for (const { tenantId, versionId } of versions) {
      const profile = await bots.profile(tenantId, versionId);
      const since = ago(profile.inactivityMinutes * MINUTE_MS);
      const inactive = await database.tenant(tenantId, (tx) => inactiveSessions(tx, versionId, since));
      for (const session of inactive)
        await closeOne(tenantId, profile, session, since).catch((err: unknown) =>
          log.error({ err, userSessionId: session.id }, 'closing an inactive conversation failed; retrying'),
        );
    }
  };

  return {
    closeInactive,
    async start() {
      await jobs.work(closeInactiveSessions, closeInactive);
      await jobs.schedule(closeInactiveSessions, EVERY_MINUTE);
    },
  };
}

/** A visitor who only opened the widget gets no farewell. */
const hasVisitorMessages = ({ handledSeq, unreadCount }: Session): boolean =>
  handledSeq > 0 || unreadCount > 0;
