/**
 * Resumes bots whose pause has ended, or whose visitor has waited long enough for an agent. The time is
 * stored with the session, so a restart loses none: a poll finds those due before the next poll, and timers
 * make them exact. With many processes, the leader polls.
 */
import type { Platform } from '../../../platform/index.ts';
import { type BotSession, botWaits } from './bot.topics.ts';
import type { BotTurns } from './bot-turns.ts';
import { sessionsToResume } from './resume-sessions.repository.ts';
import type { RunBot, TenantBotSession } from './run-bot.ts';

const POLL_MS = 30_000;

export type ResumeSessions = {
  /** Resumes what an earlier process left, and starts to poll. */
  start(): Promise<void>;
  /** One poll. Repeated calls change nothing. */
  resumeDue(): Promise<void>;
  stop(): Promise<void>;
};

type Needs = { runBot: RunBot; turns: BotTurns };

export function createResumeSessions(
  { database, clock, bus, cluster, log }: Platform,
  { runBot, turns }: Needs,
): ResumeSessions {
  const timers = new Map<BotSession['userSessionId'], NodeJS.Timeout>();
  let polling: NodeJS.Timeout | undefined;
  const pending = new Set<Promise<void>>();
  let isStopped = false;

  const resume = (due: TenantBotSession): Promise<void> =>
    runBot.withFlow(due, async (locked, { id, status, resumeAt }, bot) => {
      // Another timer, the visitor or an agent may have been faster.
      if (!resumeAt || resumeAt > clock.now()) return;
      if (status !== 'INPROGRESS' && status !== 'UNASSIGNED') return locked.update({ resumeAt: null });
      await turns.take(locked, bot, { type: 'timeout' }, `time ${id} ${resumeAt.getTime()}`);
    });

  const resumeSafely = async (due: TenantBotSession): Promise<void> => {
    const resuming = resume(due).catch((err: unknown) =>
      log.error({ err, userSessionId: due.userSessionId }, 'resuming a bot failed; retrying'),
    );
    pending.add(resuming);
    await resuming;
    pending.delete(resuming);
  };

  const setTimer = (due: TenantBotSession, until: Date) => {
    clearTimeout(timers.get(due.userSessionId));
    timers.delete(due.userSessionId);
    const inMs = Math.max(0, until.getTime() - clock.now().getTime());
    if (isStopped || inMs > POLL_MS) return;
    const timer = setTimeout(() => {
      timers.delete(due.userSessionId);
      void resumeSafely(due);
    }, inMs);
    timer.unref();
    timers.set(due.userSessionId, timer);
  };

  const resumeDue = async () => {
    const now = clock.now();
    const untilNextPoll = new Date(now.getTime() + POLL_MS);
    const soon = await database.system((tx) => sessionsToResume(tx, untilNextPoll));
    for (const { resumeAt, ...due } of soon) {
      if (resumeAt && resumeAt > now) setTimer(due, resumeAt);
      else await resumeSafely(due);
    }
  };

  bus.listen(botWaits, ({ tenantId, payload: { until, ...session } }) =>
    setTimer({ ...session, tenantId }, new Date(until)),
  );

  return {
    resumeDue,
    async start() {
      const poll = async () => {
        if (cluster.isLeader()) await resumeDue();
      };
      await poll();
      polling = setInterval(() => {
        poll().catch((err: unknown) => log.error({ err }, 'due-bot poll failed; retrying'));
      }, POLL_MS);
      polling.unref();
    },
    async stop() {
      isStopped = true;
      clearInterval(polling);
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      await Promise.all(pending);
    },
  };
}
