import type { Activity, ActivitySubject } from '@parrot/contract/activity';
import type { UserId } from '@parrot/contract/core';
import type { Caller, Platform } from '../../platform/index.ts';
import { presentActivity } from './activity.present.ts';
import { listActivities } from './activity.repository.ts';

type Wanted = {
  search: string;
  subjects: ActivitySubject[];
  actorId?: UserId | undefined;
  from?: string | undefined;
  until?: string | undefined;
  offset: number;
  limit: number;
};

export type ActivityService = {
  list(caller: Caller, wanted: Wanted): Promise<{ items: Activity[]; total: number; offset: number }>;
};

export const createActivityService = ({ database }: Pick<Platform, 'database'>): ActivityService => ({
  list: (caller, { search, subjects, actorId, from, until, offset, limit }) =>
    database.tenant(caller.tenantId, async (tx) => {
      const { rows, total } = await listActivities(tx, {
        search: search.trim(),
        subjects,
        actorId,
        from: moment(from),
        until: moment(until),
        offset,
        limit,
      });
      return { items: rows.map(presentActivity), total, offset };
    }),
});

const moment = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
