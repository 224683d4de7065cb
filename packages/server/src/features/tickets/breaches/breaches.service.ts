/** Missed targets as a supervisor sees them, their export, and how many targets were met. */
import { AppError, MINUTE_MS, type TicketId } from '@parrot/contract/core';
import {
  type Breach,
  type BreachFilter,
  TARGET_KINDS,
  type TargetKind,
  type TargetOutcomes,
} from '@parrot/contract/tickets';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import type { Apps } from '../../apps/index.ts';
import { visibilityOf, visibleTo } from '../../desk/index.ts';
import type { AppHours } from '../../hours/index.ts';
import { tenantName } from '../../tenants/index.ts';
import { openMsBetween } from '../targets/open-time.policy.ts';
import * as repository from './breaches.repository.ts';
import { writeBreachesCsv } from './write-breaches-csv.ts';

/** Bounds the memory of a part, however many breaches there are. */
const PER_PART = 1_000;

type Wanted = BreachFilter & { cursor?: string | undefined };
type Needs = { apps: Pick<Apps, 'visibleAppIds'>; hours: Pick<AppHours, 'ofConversation'> };

export type BreachesService = ReturnType<typeof createBreaches>;

export function createBreaches(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { apps, hours }: Needs,
) {
  const filterOf = async (tx: Tx, caller: Caller, wanted: BreachFilter): Promise<repository.Filter> => ({
    visible: visibleTo(await visibilityOf(tx, caller, apps)),
    now: clock.now(),
    from: wanted.from === null ? null : new Date(wanted.from),
    until: wanted.until === null ? null : new Date(wanted.until),
    appIds: wanted.appIds,
    agentIds: wanted.agentIds,
    kinds: wanted.kinds,
  });

  const lateMinutes = async (tx: Tx, { target, ...ticket }: repository.ListedBreach) => {
    const { dueAt, lateMs } = target;
    const soFar = async () =>
      dueAt ? openMsBetween(await hours.ofConversation(tx, ticket), dueAt, clock.now()) : 0;
    return Math.floor((lateMs ?? (await soFar())) / MINUTE_MS);
  };

  const present = async (tx: Tx, row: repository.ListedBreach): Promise<Breach> => ({
    ticketId: row.ticketId,
    number: row.number,
    subject: row.subject || row.visitorName,
    userSessionId: row.sessionId,
    priority: row.priority,
    appId: row.appId,
    appName: row.appName,
    kind: row.target.kind,
    dueAt: dueOf(row),
    outcome: row.target.state === 'met' || row.target.state === 'ended' ? row.target.state : 'open',
    stoppedAt: row.target.stoppedAt?.toISOString() ?? null,
    lateMinutes: await lateMinutes(tx, row),
    agentId: row.agentId,
    agentName: row.agentName,
  });

  const readPage = async (tx: Tx, caller: Caller, { cursor, ...wanted }: Wanted, limit: number) => {
    const after = cursor === undefined ? null : positionIn(cursor);
    const rows = await repository.listBreachRows(tx, await filterOf(tx, caller, wanted), after, limit + 1);
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const items: Breach[] = [];
    for (const row of page) items.push(await present(tx, row));
    return { items, next: last ? cursorOf(last) : null };
  };

  return {
    list: (caller: Caller, { limit, ...wanted }: Wanted & { limit: number }) =>
      database.tenant(caller.tenantId, (tx) => readPage(tx, caller, wanted, limit)),

    exportCsv: (caller: Caller, wanted: Wanted): Promise<{ csv: string; next: string | null }> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { items, next } = await readPage(tx, caller, wanted, PER_PART);
        const isFirst = wanted.cursor === undefined;
        if (isFirst)
          await recordActivity(tx, caller, clock.now(), {
            action: 'tenant.breachesExported',
            subjectId: caller.tenantId,
            subjectName: await tenantName(tx, caller.tenantId),
          });
        return { csv: writeBreachesCsv(items, isFirst), next };
      }),

    summary: (caller: Caller, wanted: BreachFilter): Promise<Record<TargetKind, TargetOutcomes>> =>
      database.tenant(caller.tenantId, async (tx) =>
        repository.countOutcomes(tx, await filterOf(tx, caller, wanted)),
      ),
  };
}

function dueOf({ target: { dueAt } }: repository.ListedBreach): string {
  if (!dueAt) throw new Error('a missed target must have been due');
  return dueAt.toISOString();
}

const cursorOf = (row: repository.ListedBreach): string =>
  Buffer.from(JSON.stringify([dueOf(row), row.ticketId, row.target.kind])).toString('base64url');

/** A cursor that is not one of ours is refused. */
function positionIn(cursor: string): repository.BreachPosition {
  const [dueAt, ticketId, kind] = parsed(cursor);
  const isKind = TARGET_KINDS.some((known) => known === kind);
  if (typeof dueAt !== 'string' || Number.isNaN(Date.parse(dueAt)) || typeof ticketId !== 'string' || !isKind)
    throw new AppError('bad_input', { fields: { cursor: BAD_CURSOR } });
  return {
    dueAt: new Date(dueAt).toISOString(),
    ticketId: ticketId as TicketId,
    kind: kind as TargetKind,
  };
}

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

const BAD_CURSOR = 'This list has changed. Please reload the page.';
