/** Lists what to review, and dismisses it. */
import { AppError, type AppId, type FaqId, type FindingId, type SourceId } from '@parrot/contract/core';
import { UPKEEP_KINDS, type UpkeepFinding, type UpkeepKind } from '@parrot/contract/knowledge';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import type { CheckUpkeep } from './check-upkeep.job.ts';
import { appToCheck, presentFaqPrints } from './checked-faqs.repository.ts';
import { presentSourcePrints } from './checked-sources.repository.ts';
import * as repository from './upkeep.repository.ts';
import type { FindingRow } from './upkeep.tables.ts';

type ListRequest = {
  appId: AppId;
  kind?: UpkeepKind | undefined;
  dismissed: boolean;
  offset: number;
  limit: number;
};
type Needs = { apps: Pick<Apps, 'requireApp' | 'requireEditable'>; checking: CheckUpkeep };

export type UpkeepService = ReturnType<typeof createUpkeepService>;

export function createUpkeepService({ database, clock }: Platform, { apps, checking }: Needs) {
  return {
    async list(caller: Caller, { appId, kind, dismissed, offset, limit }: ListRequest) {
      const { check, revision, present } = await database.tenant(caller.tenantId, async (tx) => {
        await apps.requireApp(tx, caller, appId);
        return {
          check: await repository.findCheck(tx, appId),
          revision: (await appToCheck(tx, appId))?.revision ?? 0,
          present: await presentFindings(tx, appId),
        };
      });
      if (checking.isDue(check, revision)) await checking.now(appId);
      const isListed = (row: FindingRow) => (row.dismissedAt !== null) === dismissed;
      const listed = present.filter(isListed);
      const items = UPKEEP_KINDS.filter((each) => !kind || each === kind).flatMap((each) =>
        listed.filter((row) => row.kind === each),
      );
      return {
        items: items.slice(offset, offset + limit).map(presentFinding),
        total: items.length,
        offset,
        counts: Object.fromEntries(
          UPKEEP_KINDS.map((each) => [each, listed.filter((row) => row.kind === each).length]),
        ) as Record<UpkeepKind, number>,
        dismissed: present.filter(({ dismissedAt }) => dismissedAt !== null).length,
        check: {
          checkedAt: check?.checkedAt.toISOString() ?? null,
          progress: await checking.progressOf(appId),
        },
      };
    },

    async check(caller: Caller, appId: AppId): Promise<void> {
      await database.tenant(caller.tenantId, (tx) => apps.requireApp(tx, caller, appId));
      await checking.now(appId);
    },

    async dismiss(caller: Caller, appId: AppId, findingId: FindingId, dismissed: boolean): Promise<void> {
      await database.tenant(caller.tenantId, async (tx) => {
        await apps.requireEditable(tx, caller, appId);
        const change = dismissed
          ? { dismissedAt: clock.now(), dismissedBy: caller.userId }
          : { dismissedAt: null, dismissedBy: null };
        if (!(await repository.setDismissed(tx, { appId, findingId }, change)))
          throw new AppError('not_found');
      });
    },
  };
}

/** Those whose entries are as they were checked: what was fixed since is no longer listed. */
async function presentFindings(tx: Tx, appId: AppId): Promise<FindingRow[]> {
  const rows = await repository.findingsOf(tx, appId);
  const ids = [...new Set(rows.flatMap(({ content }) => Object.keys(content.prints)))];
  const named = (prefix: string) => ids.filter((id) => id.startsWith(prefix));
  const sources = await presentSourcePrints(tx, appId, named('src') as SourceId[]);
  const content = new Map([
    ...(await presentFaqPrints(tx, appId, named('faq') as FaqId[])),
    ...sources.content,
  ]);
  return rows.filter((row) => {
    const prints = row.kind === 'oldSource' ? sources.reading : content;
    return Object.entries(row.content.prints).every(([id, print]) => prints.get(id) === print);
  });
}

const presentFinding = ({
  id,
  kind,
  content: { entries, differs, since, lacks },
}: FindingRow): UpkeepFinding => ({ findingId: id, kind, entries, differs, since, lacks });
