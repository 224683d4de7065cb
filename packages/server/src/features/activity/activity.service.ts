import type { Activity, ActivitySubject } from '@parrot/contract/activity';
import type { ActivityId, UserId } from '@parrot/contract/core';
import type { Caller, Platform } from '../../platform/index.ts';
import { tenantName } from '../tenants/index.ts';
import { presentActivity } from './activity.present.ts';
import {
  type ActivityFilters,
  activitiesAfter,
  listActivities,
  recordActivity,
} from './activity.repository.ts';
import { writeActivitiesCsv } from './write-activities-csv.ts';

type Wanted = {
  search: string;
  subjects: ActivitySubject[];
  actorId?: UserId | undefined;
  from?: string | undefined;
  until?: string | undefined;
};

export type ActivityService = {
  list(
    caller: Caller,
    wanted: Wanted & { offset: number; limit: number },
  ): Promise<{ items: Activity[]; total: number; offset: number }>;
  /** One part of the export, and where the next one begins. */
  exportCsv(
    caller: Caller,
    wanted: Wanted & { after?: ActivityId | undefined },
  ): Promise<{ csv: string; next: ActivityId | null }>;
};

/** Bounds the memory of a part, whatever the length of the log. */
const PER_PART = 2_000;

export const createActivityService = ({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): ActivityService => ({
  list: (caller, { offset, limit, ...wanted }) =>
    database.tenant(caller.tenantId, async (tx) => {
      const { rows, total } = await listActivities(tx, { ...filtersOf(wanted), offset, limit });
      return { items: rows.map(presentActivity), total, offset };
    }),

  exportCsv: (caller, { after, ...wanted }) =>
    database.tenant(caller.tenantId, async (tx) => {
      const rows = await activitiesAfter(tx, filtersOf(wanted), { after, limit: PER_PART });
      const isFirst = after === undefined;
      if (isFirst)
        await recordActivity(tx, caller, clock.now(), {
          action: 'tenant.activityExported',
          subjectId: caller.tenantId,
          subjectName: await tenantName(tx, caller.tenantId),
        });
      const last = rows.length === PER_PART ? rows.at(-1) : undefined;
      return { csv: writeActivitiesCsv(rows, isFirst), next: last?.id ?? null };
    }),
});

const filtersOf = ({ search, subjects, actorId, from, until }: Wanted): ActivityFilters => ({
  search: search.trim(),
  subjects,
  actorId,
  from: moment(from),
  until: moment(until),
});

const moment = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
