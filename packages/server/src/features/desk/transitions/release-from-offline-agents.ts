/** Returns conversations of agents who are offline too long to the queue, if other agents are available. */
import { LIMITS } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import {
  type AgentDirectory,
  type AgentStatus,
  canTransition,
  type OwnedSession,
  type OwningAgent,
  ownedSessions,
  ownerOf,
  owningAgents,
  type UnitOfWork,
} from '../../conversations/index.ts';

const GRACE_MS = LIMITS.agentGraceSeconds * 1_000;

export function createReleaseFromOfflineAgents(
  { database, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>,
  { agents, unitOfWork }: { agents: AgentDirectory; unitOfWork: UnitOfWork },
): () => Promise<void> {
  /** Checked again under the lock: another agent may have it by now. */
  const releaseOne = ({ tenantId, conversationId, id, ownerId }: OwnedSession, name: string) =>
    database.tenant(tenantId, (tx) =>
      unitOfWork(tx, conversationId, (locked) => {
        const { session } = locked;
        if (session?.id !== id || ownerOf(session) !== ownerId) return;
        if (!canTransition('released', session.status)) return;
        const why = `Offline for more than ${LIMITS.agentGraceSeconds / 60} minutes.`;
        locked.transition('released', { id: ownerId, name }, undefined, why);
      }),
    );

  /** For one app. Usually all agents are online and no session is read. */
  const releaseInApp = async (owners: readonly OwningAgent[]) => {
    const [first] = owners;
    if (!first) return;
    const { tenantId, appId } = first;
    const agentsOfApp = await database.tenant(tenantId, (tx) => agents.ofApp(tx, tenantId, appId));
    const available = [...agentsOfApp].filter(([, { state }]) => state === 'available').map(([id]) => id);
    const offline = owners
      .map(({ ownerId }) => ownerId)
      .filter((ownerId) => isOffline(agentsOfApp.get(ownerId)))
      .filter((ownerId) => available.some((userId) => userId !== ownerId));
    if (offline.length === 0) return;
    for (const session of await database.tenant(tenantId, (tx) => ownedSessions(tx, appId, offline))) {
      const owner = agentsOfApp.get(session.ownerId);
      if (isGraceOver(owner, session.since, clock.now())) await releaseOne(session, owner?.name ?? '');
    }
  };

  return async () => {
    const owners = await database.system(owningAgents);
    for (const appId of new Set(owners.map((owner) => owner.appId)))
      await releaseInApp(owners.filter((owner) => owner.appId === appId)).catch((err: unknown) =>
        log.error({ err, appId }, 'releasing conversations of offline agents failed; retrying'),
      );
  };
}

const isOffline = (owner: AgentStatus | undefined): boolean => !owner || owner.state === 'offline';

/** An agent who was assigned a conversation while offline has the same time to connect. */
function isGraceOver(owner: AgentStatus | undefined, since: Date, now: Date): boolean {
  const seen = Math.max(owner?.lastSeenAt?.getTime() ?? 0, since.getTime());
  return now.getTime() - seen > GRACE_MS;
}
