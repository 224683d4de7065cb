/** What has to be looked at every few seconds: lines, offers, agents who are gone, visitors nobody was found for. */
import type { Platform } from '../../platform/index.ts';
import type { Conversations } from '../conversations/index.ts';
import type { Presence } from './agents/agent-presence.service.ts';
import type { Assigning } from './assignment/assign-waiting.ts';

const LOOK_EVERY_MS = 5_000;
/** Who is gone is given minutes to come back, and finding out takes a look at all that everybody has. */
const LOOKS_PER_ABSENT = 3;
const LOOKS_PER_MINUTE = 12;

type Needs = {
  presence: Presence;
  assigning: Assigning;
  conversations: Pick<Conversations, 'presence' | 'waiting'>;
  returnOffers(): Promise<void>;
  releaseAbsent(): Promise<void>;
};

export type DeskKeeper = ReturnType<typeof createDeskKeeper>;

export function createDeskKeeper(
  { log }: Pick<Platform, 'log'>,
  { presence, assigning, conversations, returnOffers, releaseAbsent }: Needs,
) {
  let looking: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;

  const look = async (number = 0) => {
    // Own lines first: what is to be believed of the others depends on it.
    await presence.refresh();
    const isMinute = number % LOOKS_PER_MINUTE === 0;
    await conversations.presence.markAbsent({ withStored: isMinute });
    await returnOffers();
    if (number % LOOKS_PER_ABSENT === 0) await releaseAbsent();
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
      }, LOOK_EVERY_MS);
      looking.unref();
    },
    async stop(): Promise<void> {
      clearInterval(looking);
      await underWay;
      await presence.settle();
    },
  };
}
