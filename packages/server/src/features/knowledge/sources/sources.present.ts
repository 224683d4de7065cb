import { isDeepStrictEqual } from 'node:util';
import type { AppId, TenantId, UserId } from '@parrot/contract/core';
import type { SiteSettings, SiteVisit, Source, SourceState } from '@parrot/contract/knowledge';
import type { FrozenSource } from '../../apps/index.ts';
import { documentPath } from './documents/document-links.ts';
import type { SitePages } from './sources.repository.ts';
import type { ReadingState, SourceRow, SourceSummary } from './sources.tables.ts';

type Shown = {
  updatedBy: string;
  /** The content is the same as published. */
  isPublished: boolean;
  pages: SitePages | undefined;
  visit: SiteVisit | null;
};

export const presentSource = (
  row: SourceSummary,
  { updatedBy, isPublished, pages, visit }: Shown,
): Source => {
  const passageCount = pages?.passages ?? row.passageCount;
  return {
    sourceId: row.id,
    kind: row.kind,
    title: row.title,
    address: row.address,
    state: stateOf(row.state, { hasPassages: passageCount > 0, isPublished }),
    problem: row.problem,
    passageCount,
    bytes: pages?.bytes ?? row.bytes,
    siteId: row.siteId,
    site: visit,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy,
  };
};

/** The state on its way to visitors. */
function stateOf(
  state: ReadingState,
  { hasPassages, isPublished }: { hasPassages: boolean; isPublished: boolean },
): SourceState {
  if (state !== 'ready') return state;
  if (!hasPassages) return 'draft';
  return isPublished ? 'ready' : 'staged';
}

const freezeSource = (row: SourceRow): FrozenSource => ({ ...freezeHead(row), passages: row.passages });

/** Without passages. `site`: the crawl settings and state of a site. */
export const freezeHead = (row: SourceSummary, site?: SiteSettings): Omit<FrozenSource, 'passages'> => ({
  sourceId: row.id,
  title: row.title,
  url: urlOf(row),
  origin: {
    kind: row.kind,
    address: row.address,
    file: row.file,
    bytes: row.bytes,
    createdAt: row.createdAt.toISOString(),
    updatedBy: row.updatedBy,
    updatedAt: row.updatedAt.toISOString(),
    fingerprint: row.fingerprint,
    ...(row.siteId && { siteId: row.siteId }),
    ...(site && { site }),
  },
});

/** The address for visitors; files are served by us while a version with them is published. */
const urlOf = ({ kind, address, appId, id }: SourceSummary): string => {
  if (kind === 'file') return documentPath({ appId, sourceId: id, name: address });
  return kind === 'page' ? address : '';
};

/** A frozen source as a row: read, without a problem. */
export function restoredSourceRow(
  { sourceId, title, url, passages, origin }: FrozenSource,
  { tenantId, appId, at }: { tenantId: TenantId; appId: AppId; at: Date },
): SourceRow {
  return {
    id: sourceId,
    tenantId,
    appId,
    kind: origin?.kind ?? (/^https?:/.test(url) ? 'page' : 'file'),
    title,
    address: origin?.address ?? (/^https?:/.test(url) ? url : title),
    state: 'ready',
    problem: null,
    passages,
    passageCount: passages.length,
    bytes: origin?.bytes ?? 0,
    file: origin?.file ?? '',
    dueAt: null,
    siteId: origin?.siteId ?? null,
    fingerprint: origin?.fingerprint ?? '',
    createdAt: origin ? new Date(origin.createdAt) : at,
    updatedBy: origin?.updatedBy ?? UNKNOWN_USER,
    updatedAt: origin ? new Date(origin.updatedAt) : at,
  };
}

/** Whether a row equals a frozen source. */
export const equalsFrozen = (row: SourceRow, frozen: FrozenSource): boolean =>
  row.state === 'ready' && isDeepStrictEqual(freezeSource(row), frozen);

const UNKNOWN_USER = '' as UserId;
