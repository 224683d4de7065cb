/** Ends the bots' conversations in which nobody has said a word for a while. */
import { MINUTE_MS, type TenantId } from '@parrot/contract/core';
import { defineJob, type Platform } from '../../../platform/index.ts';
import type { Thread } from '../sessions/locked-conversation.ts';
import type { Session } from '../sessions/session.ts';
import type { WorkOnThread } from '../sessions/unit-of-work.ts';
import type { Bot, Bots } from './bot.ts';
import type { BotTurns } from './bot-turns.ts';
import { type QuietSession, quietSessions, versionsInUse } from './inactive-sessions.repository.ts';

const endQuietSessions = defineJob<Record<string, never>>('conversations.endQuietSessions');
const EVERY_MINUTE = '* * * * *';
/** No bot gives up sooner, so nothing later needs a look. */
const SHORTEST_MS = 5 * MINUTE_MS;

export type QuietSessions = {
  /** Looks every minute. */
  start(): Promise<void>;
  /** What it does each time; being asked twice does no harm. */
  endQuiet(): Promise<void>;
};

type Needs = {
  bots: Bots;
  workOnThread: WorkOnThread;
  turns: BotTurns;
  /** The same for those that people have. */
  closeLeft(): Promise<void>;
};

export function createQuietSessions(
  { database, clock, jobs, log }: Platform,
  { bots, workOnThread, turns, closeLeft }: Needs,
): QuietSessions {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);

  /** Each in a transaction of its own. Somebody may have written since it was found: it is looked at anew. */
  const endOne = (tenantId: TenantId, bot: Bot, { id, conversationId }: QuietSession, since: Date) =>
    database.tenant(tenantId, (tx) =>
      workOnThread(tx, conversationId, (thread) => {
        const { session, conversation } = thread;
        if (session?.id !== id || session.status !== 'INPROGRESS') return;
        if (session.lastMessageAt > since || session.resumeAt) return;
        const by = { id: conversation.appId, name: bot.name };
        if (!hasSpoken(session)) return void thread.move('lapsed', by);
        takeLeave(thread, bot, session);
        thread.move('wentQuiet', by);
      }),
    );

  const takeLeave = (thread: Thread, bot: Bot, { id }: Session) => {
    const value = bot.farewell(thread.conversation.language).trim();
    const line = { value, attachment: null, suggestions: [], files: [], extras: {}, trace: null };
    if (value) turns.say(thread, bot, [line], `quiet ${id}`);
  };

  const endQuiet = async () => {
    await closeLeft();
    const versions = await database.system((tx) => versionsInUse(tx, ago(SHORTEST_MS)));
    for (const { tenantId, versionId } of versions) {
      const bot = await bots.load(tenantId, versionId);
      const since = ago(bot.quietMinutes * MINUTE_MS);
      const quiet = await database.tenant(tenantId, (tx) => quietSessions(tx, versionId, since));
      for (const session of quiet)
        await endOne(tenantId, bot, session, since).catch((err: unknown) =>
          log.error({ err, userSessionId: session.id }, 'closing an inactive conversation failed; retrying'),
        );
    }
  };

  return {
    endQuiet,
    async start() {
      await jobs.work(endQuietSessions, endQuiet);
      await jobs.schedule(endQuietSessions, EVERY_MINUTE);
    },
  };
}

/** Whether the visitor has said anything in it. Somebody who only looked in is not told that a chat ends. */
const hasSpoken = ({ handledSeq, unreadCount }: Session): boolean => handledSeq > 0 || unreadCount > 0;
