/**
 * Lets bots go on whose time has come: a pause is over, or a visitor has waited long enough for a person. When that is
 * stands with the session, so a restart loses none; a look now and then finds those due before the next one, and a
 * timer makes them exact.
 */
import type { Platform } from '../../../platform/index.ts';
import { type BotPlace, botWaits } from './bot.topics.ts';
import type { BotTurns } from './bot-turns.ts';
import { sessionsToResume } from './resume-sessions.repository.ts';
import type { BotAtWork, BotsPlace } from './run-bot.ts';

const LOOK_EVERY_MS = 30_000;

export type ResumeSessions = {
  /** Looks at once for what an earlier process left behind, and goes on looking. */
  start(): Promise<void>;
  /** What it does each time; being asked twice does no harm. */
  resumeDue(): Promise<void>;
  stop(): Promise<void>;
};

type Needs = { botAtWork: BotAtWork; turns: BotTurns };

export function createResumeSessions(
  { database, clock, bus, log }: Platform,
  { botAtWork, turns }: Needs,
): ResumeSessions {
  const timers = new Map<BotPlace['userSessionId'], NodeJS.Timeout>();
  let looking: NodeJS.Timeout | undefined;
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  const resume = (place: BotsPlace): Promise<void> =>
    botAtWork(place, async (thread, { id, status, resumeAt }, bot) => {
      // Somebody may have been quicker: another timer, the visitor, an agent.
      if (!resumeAt || resumeAt > clock.now()) return;
      if (status !== 'INPROGRESS' && status !== 'UNASSIGNED') return thread.note({ resumeAt: null });
      await turns.take(thread, bot, { type: 'timeIsUp' }, `time ${id} ${resumeAt.getTime()}`);
    });

  const resumeSafely = async (place: BotsPlace): Promise<void> => {
    const resuming = resume(place).catch((err: unknown) =>
      log.error({ err, userSessionId: place.userSessionId }, 'resuming a bot failed; retrying'),
    );
    underWay.add(resuming);
    await resuming;
    underWay.delete(resuming);
  };

  const setTimer = (place: BotsPlace, until: Date) => {
    clearTimeout(timers.get(place.userSessionId));
    timers.delete(place.userSessionId);
    const inMs = Math.max(0, until.getTime() - clock.now().getTime());
    if (stopped || inMs > LOOK_EVERY_MS) return;
    const timer = setTimeout(() => {
      timers.delete(place.userSessionId);
      void resumeSafely(place);
    }, inMs);
    timer.unref();
    timers.set(place.userSessionId, timer);
  };

  const resumeDue = async () => {
    const now = clock.now();
    const untilNextLook = new Date(now.getTime() + LOOK_EVERY_MS);
    const soon = await database.system((tx) => sessionsToResume(tx, untilNextLook));
    for (const { resumeAt, ...place } of soon) {
      if (resumeAt && resumeAt > now) setTimer(place, resumeAt);
      else await resumeSafely(place);
    }
  };

  bus.listen(botWaits, ({ tenantId, payload: { until, ...place } }) =>
    setTimer({ ...place, tenantId }, new Date(until)),
  );

  return {
    resumeDue,
    async start() {
      await resumeDue();
      looking = setInterval(() => {
        resumeDue().catch((err: unknown) => log.error({ err }, 'due-bot poll failed; retrying'));
      }, LOOK_EVERY_MS);
      looking.unref();
    },
    async stop() {
      stopped = true;
      clearInterval(looking);
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      await Promise.all(underWay);
    },
  };
}
