/** What has to be looked at every few seconds: lines, offers, agents who are gone, visitors nobody was found for. */
import type { Platform } from '../../platform/index.ts';
import type { Conversations } from '../conversations/index.ts';
import type { AgentPresence } from './agents/agent-presence.service.ts';
import type { AssignWaiting } from './assignment/assign-waiting.ts';

const INTERVAL_MS = 5_000;
/** Who is gone is given minutes to come back, and finding out takes a look at all that everybody has. */
const RUNS_PER_OFFLINE_CHECK = 3;
const RUNS_PER_MINUTE = 12;

type Needs = {
  presence: AgentPresence;
  assigning: AssignWaiting;
  conversations: Pick<Conversations, 'presence' | 'waiting'>;
  returnOffers(): Promise<void>;
  releaseAbsent(): Promise<void>;
};

export type DeskUpkeep = ReturnType<typeof createDeskUpkeep>;

export function createDeskUpkeep(
  { log }: Pick<Platform, 'log'>,
  { presence, assigning, conversations, returnOffers, releaseAbsent }: Needs,
) {
  let looking: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;

  const look = async (number = 0) => {
    // Own lines first: what is to be believed of the others depends on it.
    await presence.refresh();
    const isMinute = number % RUNS_PER_MINUTE === 0;
    await conversations.presence.markAbsent({ withStored: isMinute });
    await returnOffers();
    if (number % RUNS_PER_OFFLINE_CHECK === 0) await releaseAbsent();
    await assigning.assignEverywhere();
    if (isMinute) await conversations.waiting.refreshPositions();
  };

  return {
    /** Looks at everything now. Asked twice does no harm. */
    look: () => look(),
    start(): void {
      let looks = 0;
      looking = setInterval(() => {
        looks += 1;
        underWay ??= look(looks)
          .catch((err: unknown) => log.error({ err }, 'desk upkeep failed; retrying'))
          .finally(() => {
            underWay = undefined;
          });
      }, INTERVAL_MS);
      looking.unref();
    },
    async stop(): Promise<void> {
      clearInterval(looking);
      await underWay;
      await presence.settle();
    },
  };
}
