/** The log of rules, as supervisors read it: conversations that they may not see are not named. */
import type { RuleId } from '@parrot/contract/core';
import type { RuleRun } from '@parrot/contract/rules';
import type { Caller, Platform } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import { namedConversations } from '../named-conversations.repository.ts';
import { presentRun } from '../rules.present.ts';
import { listRuns } from './runs.repository.ts';

type Query = { ruleId?: RuleId | undefined; offset: number; limit: number };
type Page = { items: RuleRun[]; total: number; offset: number };
export type ListRuns = (caller: Caller, query: Query) => Promise<Page>;

export const createListRuns =
  ({ database }: Pick<Platform, 'database'>, { apps }: { apps: Pick<Apps, 'visibleAppIds'> }): ListRuns =>
  (caller, query) =>
    database.tenant(caller.tenantId, async (tx) => {
      const { rows, total } = await listRuns(tx, query);
      const ids = [...new Set(rows.map(({ sessionId }) => sessionId))];
      const named = await namedConversations(tx, caller, apps, ids);
      const items = rows.map((row) => presentRun(row, named.get(row.sessionId) ?? null));
      return { items, total, offset: query.offset };
    });
