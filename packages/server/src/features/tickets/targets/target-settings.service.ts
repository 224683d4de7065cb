/** The targets of a workspace, and applying them to open tickets. */
import { AppError, type TenantId, type TicketId } from '@parrot/contract/core';
import type { TargetDraft, TargetSettings } from '@parrot/contract/tickets';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import { findSession } from '../../conversations/index.ts';
import { tenantName } from '../../tenants/index.ts';
import { findTicket, lockTicket } from '../tickets.repository.ts';
import type { TicketsService } from '../tickets.service.ts';
import { NO_TARGETS } from './target-rules.ts';
import * as repository from './target-settings.repository.ts';
import { targetSettingsChanged } from './targets.topics.ts';
import { countOpenTickets, openTicketIds } from './ticket-targets.repository.ts';
import type { TicketTargets } from './ticket-targets.ts';

/** Bounds how long a transaction locks tickets. */
const TICKETS_AT_ONCE = 50;

type Saved = TargetDraft & { revision: number; applyToOpen: boolean };
type State = { settings: TargetSettings; openTickets: number };

export type TargetSettingsService = ReturnType<typeof createTargetSettings>;

export function createTargetSettings(
  { bus, database, outbox, clock }: Pick<Platform, 'bus' | 'database' | 'outbox' | 'clock'>,
  { targets, tickets }: { targets: TicketTargets; tickets: Pick<TicketsService, 'publishChange'> },
) {
  const stateOf = async (tx: Tx, tenantId: TenantId): Promise<State> => {
    const row = await repository.findTargetSettings(tx, tenantId);
    const { warnPercent, targets: byPriority } = row ?? NO_TARGETS;
    return {
      settings: { warnPercent, targets: byPriority, revision: row?.revision ?? 0 },
      openTickets: await countOpenTickets(tx),
    };
  };

  const applyTo = async (tx: Tx, id: TicketId): Promise<void> => {
    await lockTicket(tx, id);
    const ticket = await findTicket(tx, id);
    const session = ticket && (await findSession(tx, ticket.sessionId));
    if (!session) return;
    if (await targets.follow(tx, session, id, { byRules: true }))
      await tickets.publishChange(tx, session, id);
  };

  /** Repeated after a crash; what was applied before stays as it is. */
  const applyToOpen = async (tenantId: TenantId): Promise<void> => {
    for (let after: TicketId | null = null; ; ) {
      const ids: TicketId[] = await database.tenant(tenantId, async (tx) => {
        const found = await openTicketIds(tx, after, TICKETS_AT_ONCE);
        for (const id of found) await applyTo(tx, id);
        return found;
      });
      after = ids.at(-1) ?? null;
      if (ids.length < TICKETS_AT_ONCE) return;
    }
  };

  bus.work(
    targetSettingsChanged,
    ({ tenantId }) => applyToOpen(tenantId),
    ({ applyToOpen: isRequested }) => isRequested,
  );

  return {
    read: ({ tenantId }: Caller): Promise<State> => database.tenant(tenantId, (tx) => stateOf(tx, tenantId)),

    save: (caller: Caller, { revision, applyToOpen: isForOpen, ...draft }: Saved): Promise<State> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { tenantId } = caller;
        await repository.lockTargetSettings(tx, tenantId);
        const before = await repository.findTargetSettings(tx, tenantId);
        if ((before?.revision ?? 0) !== revision) throw new AppError('conflict');
        const now = clock.now();
        await repository.saveTargetSettings(tx, {
          tenantId,
          ...draft,
          revision: revision + 1,
          updatedAt: now,
        });
        await recordActivity(tx, caller, now, {
          action: 'tenant.targetsChanged',
          subjectId: tenantId,
          subjectName: await tenantName(tx, tenantId),
        });
        const payload = { applyToOpen: isForOpen };
        outbox.write(tx, targetSettingsChanged, { tenantId, key: tenantId, payload });
        return stateOf(tx, tenantId);
      }),
  };
}
