import type { SiteVisit } from '@parrot/contract/knowledge';
import type { SitePages } from '../sources/sources.repository.ts';
import type { AddressState, SiteRow } from './sites.tables.ts';

type Counts = readonly { state: AddressState; addresses: number }[];

export function presentCrawl(row: SiteRow, addresses: Counts, pages: SitePages | undefined): SiteVisit {
  const of = (...states: AddressState[]) =>
    addresses.filter(({ state }) => states.includes(state)).reduce((sum, each) => sum + each.addresses, 0);
  const { way, mostPages, mostDepth, schedule, phase, current, cutOffBy } = row;
  return {
    way,
    mostPages,
    mostDepth,
    schedule,
    phase,
    current: phase === 'visiting' ? current : '',
    cutOffBy,
    found: of('waiting', 'reading', 'read', 'unchanged', 'failed'),
    waiting: of('waiting', 'reading'),
    read: pages?.ready ?? 0,
    failed: pages?.failed ?? 0,
    unchanged: of('unchanged'),
    skipped: of('alias', 'robots', 'other'),
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    nextAt: row.nextAt?.toISOString() ?? null,
  };
}
