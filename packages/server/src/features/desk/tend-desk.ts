/** What has to be looked at every few seconds: lines, offers, agents who are gone, visitors nobody was found for. */
import type { Platform } from '../../platform/index.ts';
import type { Conversations } from '../conversations/index.ts';
import type { Assigning } from './assigning.ts';
import type { Presence } from './presence.ts';

const LOOK_EVERY_MS = 5_000;

type Needs = {
  presence: Presence;
  assigning: Assigning;
  conversations: Pick<Conversations, 'returnOffers' | 'releaseAbsent'>;
};

export type DeskKeeper = ReturnType<typeof createDeskKeeper>;

export function createDeskKeeper(
  { log }: Pick<Platform, 'log'>,
  { presence, assigning, conversations }: Needs,
) {
  let looking: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;

  const look = async () => {
    // Own lines first: what is to be believed of the others depends on it.
    await presence.refresh();
    await conversations.returnOffers();
    await conversations.releaseAbsent();
    await assigning.assignEverywhere();
  };

  return {
    /** Looks now. Asked twice does no harm. */
    look,
    start(): void {
      looking = setInterval(() => {
        underWay ??= look()
          .catch((err: unknown) => log.error({ err }, 'nobody could look after the desk'))
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
