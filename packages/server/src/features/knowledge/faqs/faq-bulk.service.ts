/** Actions on many FAQs at once, each with its translations. */
import { randomUUID } from 'node:crypto';
import { AppError, type AppId, LIMITS } from '@parrot/contract/core';
import type { FaqSelection, TopicPath } from '@parrot/contract/knowledge';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import { countKnowledge } from '../sources/count-sources.ts';
import * as bin from './deleted-faqs.repository.ts';
import type { LiveFaqs } from './faq-state.policy.ts';
import * as repository from './faqs.repository.ts';
import { type FaqAppAccess, tooManyFaqs } from './faqs.service.ts';
import type { FaqRow } from './faqs.tables.ts';
import { faqsOfGroups, selectedGroups } from './find-faqs.repository.ts';
import { writeFaqsCsv } from './import-export/write-faqs-csv.ts';
import type { LoadLiveFaqs } from './live-faqs.ts';

/** FAQs per part of an export. */
const GROUPS_PER_PART = 2_000;
const MAX_TAGS_LENGTH = 500;

type BulkAct = 'faq.manyDeleted' | 'faq.manyChanged' | 'faq.restored';
export type FaqBulkService = ReturnType<typeof createFaqBulkService>;

export function createFaqBulkService(
  { database, clock }: Platform,
  { apps, loadLive }: { apps: FaqAppAccess; loadLive: LoadLiveFaqs },
) {
  const liveOf = async (caller: Caller, appId: AppId): Promise<LiveFaqs> => {
    const { versionId } = await database.tenant(caller.tenantId, (tx) => apps.requireApp(tx, caller, appId));
    return (await loadLive(caller.tenantId, versionId)).faqs;
  };

  /** Records nothing if nothing changes. Returns the number of FAQ groups. */
  const change = async (
    caller: Caller,
    appId: AppId,
    action: BulkAct,
    work: (tx: Tx, live: LiveFaqs, now: Date) => Promise<number>,
  ): Promise<number> => {
    const live = await liveOf(caller, appId);
    return database.tenant(caller.tenantId, async (tx) => {
      const { appName } = await apps.requireEditable(tx, caller, appId);
      const now = clock.now();
      const count = await work(tx, live, now);
      if (count === 0) return 0;
      await apps.bumpRevision(tx, appId, caller.userId);
      await apps.trackKnowledgeStatus(tx, appId, () => countKnowledge(tx, appId));
      const values = { appId, appName, count: String(count) };
      await recordActivity(tx, caller, now, { action, subjectId: appId, subjectName: appName, values });
      return count;
    });
  };

  return {
    async remove(caller: Caller, appId: AppId, selection: FaqSelection, onlyNamed: boolean) {
      const undoId = randomUUID();
      const changed = await change(caller, appId, 'faq.manyDeleted', async (tx, live, now) => {
        const whole = await selected(tx, appId, selection, live);
        const named = new Set('faqIds' in selection ? selection.faqIds : []);
        const gone = onlyNamed ? whole.filter(({ id }) => named.has(id)) : whole;
        if (gone.length === 0) throw new AppError('not_found');
        await bin.storeDeleted(tx, { undoId, tenantId: caller.tenantId, appId, deletedAt: now }, gone);
        await repository.deleteFaqs(tx, appId, idsOf(gone));
        return groupsAmong(gone);
      });
      return { changed, undoId };
    },

    restore: (caller: Caller, appId: AppId, undoId: string): Promise<number> =>
      change(caller, appId, 'faq.restored', async (tx) => {
        const taken = await bin.takeDeleted(tx, appId, undoId);
        if (!taken) throw new AppError('not_found');
        const { rows: gone, deletedAt } = taken;
        // What a merge changed goes, unless it was edited since.
        await repository.deleteFaqs(tx, appId, idsOf(gone), deletedAt);
        // A unique tag that another FAQ took meanwhile stays with it.
        const tags = gone.map(({ uniqueTag }) => uniqueTag).filter((tag) => tag !== '');
        const owners = await repository.ownersOfTags(tx, appId, tags);
        const isTaken = ({ uniqueTag, groupId }: FaqRow) => (owners.get(uniqueTag) ?? groupId) !== groupId;
        await repository.restoreFaqs(
          tx,
          gone.map((row) => (isTaken(row) ? { ...row, uniqueTag: '' } : row)),
        );
        if ((await repository.countFaqs(tx, appId)) > LIMITS.faqsPerApp) throw tooManyFaqs();
        return groupsAmong(gone);
      }),

    move: (caller: Caller, appId: AppId, selection: FaqSelection, to: TopicPath): Promise<number> =>
      change(caller, appId, 'faq.manyChanged', async (tx, live, now) => {
        const levels = Object.entries(to).filter(([, name]) => name !== undefined);
        const moved = (await selected(tx, appId, selection, live)).filter((row) =>
          levels.some(([level, name]) => row[level as keyof TopicPath] !== name),
        );
        const changes: Partial<FaqRow> = {
          ...Object.fromEntries(levels),
          updatedAt: now,
          updatedBy: caller.userId,
        };
        await repository.updateFaqs(tx, appId, idsOf(moved), changes);
        return groupsAmong(moved);
      }),

    tag: (
      caller: Caller,
      appId: AppId,
      selection: FaqSelection,
      { add, remove }: { add: readonly string[]; remove: readonly string[] },
    ): Promise<number> =>
      change(caller, appId, 'faq.manyChanged', async (tx, live, now) => {
        const chosen = await selected(tx, appId, selection, live);
        const byTags = new Map<string, FaqRow[]>();
        for (const row of chosen) {
          const before = row.tags.split(',').filter((tag) => tag !== '');
          const after = [...new Set([...before, ...add])].filter((tag) => !remove.includes(tag)).join(',');
          if (after.length > MAX_TAGS_LENGTH) throw tooManyTags(row);
          if (after !== row.tags) byTags.set(after, [...(byTags.get(after) ?? []), row]);
        }
        for (const [tags, rows] of byTags)
          await repository.updateFaqs(tx, appId, idsOf(rows), {
            tags,
            updatedAt: now,
            updatedBy: caller.userId,
          });
        return groupsAmong([...byTags.values()].flat());
      }),

    /** A part contains whole groups. */
    async export(caller: Caller, appId: AppId, selection: FaqSelection, offset: number) {
      const live = await liveOf(caller, appId);
      const { rows, isLast } = await database.tenant(caller.tenantId, async (tx) => {
        const groups = await selectedGroups(tx, appId, selection, live);
        const piece = groups.slice(offset, offset + GROUPS_PER_PART);
        return {
          rows: await faqsOfGroups(tx, appId, piece),
          isLast: offset + GROUPS_PER_PART >= groups.length,
        };
      });
      return { csv: writeFaqsCsv(rows, offset === 0), next: isLast ? null : offset + GROUPS_PER_PART };
    },
  };
}

const selected = async (tx: Tx, appId: AppId, selection: FaqSelection, live: LiveFaqs): Promise<FaqRow[]> =>
  faqsOfGroups(tx, appId, await selectedGroups(tx, appId, selection, live));

const idsOf = (rows: readonly FaqRow[]) => rows.map(({ id }) => id);
const groupsAmong = (rows: readonly FaqRow[]): number => new Set(rows.map(({ groupId }) => groupId)).size;

const tooManyTags = ({ questions: [question = ''] }: FaqRow) =>
  new AppError('bad_input', { message: `“${question}” has reached its tag limit.` });
