import { isDeepStrictEqual } from 'node:util';
import type { AppId, TenantId, UserId } from '@parrot/contract/core';
import type { Source } from '@parrot/contract/knowledge';
import type { FrozenSource } from '../apps/index.ts';
import type { SourceHead, SourceRow } from './sources.tables.ts';

export const presentSource = (row: SourceHead, names: ReadonlyMap<UserId, string>): Source => ({
  sourceId: row.id,
  kind: row.kind,
  title: row.title,
  address: row.address,
  state: row.state,
  problem: row.problem,
  passageCount: row.passageCount,
  bytes: row.bytes,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: names.get(row.updatedBy) ?? '',
});

export const frozenSource = (row: SourceRow): FrozenSource => ({
  sourceId: row.id,
  title: row.title,
  url: row.kind === 'page' ? row.address : '',
  passages: row.passages,
  origin: {
    kind: row.kind,
    address: row.address,
    file: row.file,
    bytes: row.bytes,
    createdAt: row.createdAt.toISOString(),
    updatedBy: row.updatedBy,
    updatedAt: row.updatedAt.toISOString(),
  },
});

/** A frozen source as a row again: read, and with nothing wrong with it. */
export function thawedSource(
  { sourceId, title, url, passages, origin }: FrozenSource,
  { tenantId, appId, at }: { tenantId: TenantId; appId: AppId; at: Date },
): SourceRow {
  return {
    id: sourceId,
    tenantId,
    appId,
    kind: origin?.kind ?? (url === '' ? 'file' : 'page'),
    title,
    address: origin?.address ?? (url || title),
    state: 'ready',
    problem: null,
    passages,
    passageCount: passages.length,
    bytes: origin?.bytes ?? 0,
    file: origin?.file ?? '',
    dueAt: null,
    createdAt: origin ? new Date(origin.createdAt) : at,
    updatedBy: origin?.updatedBy ?? NOBODY,
    updatedAt: origin ? new Date(origin.updatedAt) : at,
  };
}

/** Whether a row and a frozen source hold the same. */
export const isSame = (row: SourceRow, frozen: FrozenSource): boolean =>
  row.state === 'ready' && isDeepStrictEqual(frozenSource(row), frozen);

const NOBODY = '' as UserId;
