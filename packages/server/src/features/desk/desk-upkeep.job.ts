/**
 * Runs every few seconds: refreshes connections, ends expired typing states, returns expired offers, releases
 * offline agents' conversations and assigns waiting visitors. Every process looks after its own sockets, the
 * leader after the rest.
 */
import type { Platform } from '../../platform/index.ts';
import type { Conversations } from '../conversations/index.ts';
import type { AgentPresence } from './agents/agent-presence.service.ts';
import type { AssignWaiting } from './assignment/assign-waiting.ts';
import type { ConversationViewers } from './viewers/conversation-viewers.ts';

const INTERVAL_MS = 5_000;
/** Offline agents have minutes to come back, and the check reads every assigned session. */
const RUNS_PER_OFFLINE_CHECK = 3;
const RUNS_PER_MINUTE = 12;

type Needs = {
  presence: AgentPresence;
  assignWaiting: AssignWaiting;
  conversations: Pick<Conversations, 'presence' | 'waiting'>;
  viewers: Pick<ConversationViewers, 'endExpired'>;
  returnExpiredOffers(): Promise<void>;
  releaseFromOfflineAgents(): Promise<void>;
};

export type DeskUpkeep = ReturnType<typeof createDeskUpkeep>;

export function createDeskUpkeep(
  { log, cluster }: Pick<Platform, 'log' | 'cluster'>,
  { presence, assignWaiting, conversations, viewers, returnExpiredOffers, releaseFromOfflineAgents }: Needs,
) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  /**
   * Nothing is assigned and no estimate changes while no agent is at the desk, however many visitors wait.
   * Agents may be connected to another process.
   */
  const isStaffed = () => cluster.redis !== undefined || presence.hasConnections();

  const run = async (count: number, serves: () => boolean) => {
    const isLeader = cluster.isLeader();
    const isMinute = count % RUNS_PER_MINUTE === 0;
    viewers.endExpired();
    // First, because the other steps rely on which agents are connected.
    await presence.refresh();
    await conversations.presence.markAbsent({ withStored: isMinute && isLeader });
    if (isLeader) {
      await returnExpiredOffers();
      if (count % RUNS_PER_OFFLINE_CHECK === 0) await releaseFromOfflineAgents();
      if (serves()) await assignWaiting.inAllTenants();
    }
    if (isMinute && serves()) conversations.waiting.refreshPositions();
  };

  return {
    /** Runs everything once, now. Idempotent. */
    runUpkeep: () => run(0, () => true),
    start(): void {
      let runs = 0;
      timer = setInterval(() => {
        runs += 1;
        running ??= run(runs, isStaffed)
          .catch((err: unknown) => log.error({ err }, 'desk upkeep failed; retrying'))
          .finally(() => {
            running = undefined;
          });
      }, INTERVAL_MS);
      timer.unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
      await presence.settle();
    },
  };
}
