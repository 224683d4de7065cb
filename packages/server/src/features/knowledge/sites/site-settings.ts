import type { SiteSettings } from '@parrot/contract/knowledge';
import type { SourceRow } from '../sources/sources.tables.ts';
import type { SiteRow } from './sites.tables.ts';

/** The crawl settings, without other fields. */
export const settingsOf = ({ way, mostPages, mostDepth, schedule }: SiteSettings): SiteSettings => ({
  way,
  mostPages,
  mostDepth,
  schedule,
});

/** A site before its first crawl. */
export const newSite = (
  { id: sourceId, tenantId, appId }: Pick<SourceRow, 'id' | 'tenantId' | 'appId'>,
  wanted: SiteSettings,
  startedAt: Date,
): SiteRow => ({
  sourceId,
  tenantId,
  appId,
  way: wanted.way,
  mostPages: wanted.mostPages,
  mostDepth: wanted.mostDepth,
  schedule: wanted.schedule,
  phase: 'visiting',
  visit: 1,
  rules: null,
  current: '',
  cutOffBy: null,
  spentBytes: 0,
  spentMs: 0,
  startedAt,
  endedAt: null,
  nextAt: null,
});
