/** Compares the sources of a draft with the published version, and restores the text of single ones. */
import { AppError, type AppId, type SourceId } from '@parrot/contract/core';
import { type ChangedSource, STILL_READING } from '@parrot/contract/knowledge';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import type { FrozenSource } from '../../apps/index.ts';
import { passagesToEmbed } from '../answering/texts-to-embed.repository.ts';
import type { FaqAppAccess } from '../faqs/faqs.service.ts';
import { countKnowledge } from '../sources/count-sources.ts';
import { largeContent } from '../sources/large-content.ts';
import * as sources from '../sources/sources.repository.ts';
import type { SourceSummary } from '../sources/sources.tables.ts';
import { comparePassages } from './compare-passages.ts';

type Page = { offset: number; limit: number };

export type SourceReview = ReturnType<typeof createSourceReview>;

export function createSourceReview({ database, heavyWork }: Platform, { apps }: { apps: FaqAppAccess }) {
  /** The published sources; none before the first publishing. */
  const published = async (caller: Caller, appId: AppId): Promise<Map<SourceId, FrozenSource>> => {
    const { versionId } = await database.tenant(caller.tenantId, (tx) => apps.requireApp(tx, caller, appId));
    if (!versionId) return new Map();
    const snapshot = await apps.loadVersion(caller.tenantId, versionId);
    return new Map(snapshot.sources.map((source) => [source.sourceId, source]));
  };

  const restore = async (tx: Tx, appId: AppId, { sourceId: id, title, passages, origin }: FrozenSource) => {
    const row = await sources.findSource(tx, appId, id);
    if (!row) throw new AppError('not_found');
    if (row.state === 'in progress') throw new AppError('bad_input', { message: STILL_READING });
    const { count, portions, ...content } = await largeContent(title, passages);
    // Its own: stored passages have their fields in another order, and another hash.
    const fingerprint = origin?.fingerprint ?? content.fingerprint;
    const changes = { title, passageCount: count, fingerprint, state: 'ready' as const, problem: null };
    await sources.updateSource(tx, { appId, id }, changes);
    await sources.storePassages(tx, { appId, id }, portions);
  };

  return {
    async list(caller: Caller, appId: AppId, { offset, limit }: Page) {
      const before = await published(caller, appId);
      const rows =
        before.size === 0
          ? []
          : await database.tenant(caller.tenantId, (tx) => sources.sourceSummaries(tx, appId));
      const changed = changedSources(before, rows);
      return { items: changed.slice(offset, offset + limit), total: changed.length, offset };
    },

    async compare(caller: Caller, appId: AppId, sourceId: SourceId) {
      const before = (await published(caller, appId)).get(sourceId);
      if (!before) throw new AppError('not_found');
      const after = await database.tenant(caller.tenantId, (tx) => passagesToEmbed(tx, appId, sourceId));
      return comparePassages(before.passages, after);
    },

    async keepOld(caller: Caller, appId: AppId, sourceIds: readonly SourceId[]): Promise<number> {
      const before = await published(caller, appId);
      const restored = sourceIds.map((id) => before.get(id));
      const isKnown = (source: FrozenSource | undefined): source is FrozenSource => source !== undefined;
      if (!restored.every(isKnown)) throw new AppError('not_found');
      return heavyWork.run(caller.tenantId, () =>
        database.tenant(caller.tenantId, async (tx) => {
          await apps.requireEditable(tx, caller, appId);
          for (const source of restored) await restore(tx, appId, source);
          await apps.bumpRevision(tx, appId, caller.userId);
          await apps.trackKnowledgeStatus(tx, appId, () => countKnowledge(tx, appId));
          return restored.length;
        }),
      );
    },
  };
}

/** Sites have no text of their own, and what is being read has not changed yet. */
function changedSources(
  before: ReadonlyMap<SourceId, FrozenSource>,
  rows: readonly SourceSummary[],
): ChangedSource[] {
  const present = new Map(rows.map((row) => [row.id, row]));
  return [...before.values()].flatMap(({ sourceId, title, url, passages, origin }): ChangedSource[] => {
    if (origin?.kind === 'site' || passages.length === 0) return [];
    const row = present.get(sourceId);
    const kind = origin?.kind ?? 'page';
    const address = origin?.address ?? url;
    if (!row) return [{ sourceId, kind, title, address, change: 'removed' }];
    const print = origin?.fingerprint;
    if (print === undefined || row.state === 'in progress' || row.fingerprint === print) return [];
    return [{ sourceId, kind, title: row.title, address, change: 'changed' }];
  });
}
