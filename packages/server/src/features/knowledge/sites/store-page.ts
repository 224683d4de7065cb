/** Stores the result of one page of a site. */
import { LIMITS, newId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import { fingerprintOf } from '../sources/fingerprint.ts';
import type { LargeContent } from '../sources/large-content.ts';
import type { SourceAppAccess } from '../sources/source-app-access.ts';
import * as sourcesRepository from '../sources/sources.repository.ts';
import type { SourceRow, SourceSummary } from '../sources/sources.tables.ts';
import { maxOfShape, shapeOf } from './addresses.policy.ts';
import type { CrawledPage } from './crawl-page.ts';
import * as repository from './sites.repository.ts';
import type { AddressState, SiteRow } from './sites.tables.ts';

/** Maximum known addresses, in proportion to the page limit. */
const MAX_ADDRESSES_PER_PAGE = 5;

type PageContext = {
  site: SiteRow;
  source: SourceSummary;
  depth: number;
  at: Date;
  /** Of a page that was read. */
  content: LargeContent | undefined;
};

export const titleOfPage = ({ title, address }: { title: string; address: string }): string =>
  title || address;

/** Returns the page if its content changed. */
export async function storePage(
  tx: Tx,
  apps: Pick<SourceAppAccess, 'bumpRevision'>,
  page: CrawledPage,
  { site, source, depth, at, content }: PageContext,
): Promise<SourceRow['id'] | undefined> {
  const siteId = site.sourceId;
  const note = (state: AddressState) => repository.setAddressState(tx, siteId, page.address, state);
  const properly = await canonicalAddress(tx, site, page);
  if (page.outcome === 'alias' || properly !== undefined) {
    await note('alias');
    if (properly !== undefined) await follow(tx, site, [properly], depth);
    return undefined;
  }
  if (site.rules?.followLinks && depth < site.mostDepth) await follow(tx, site, page.links, depth + 1);
  if (page.outcome === 'other') {
    await note('other');
    return undefined;
  }
  const known = await repository.findSitePage(tx, siteId, page.address);
  if (page.outcome === 'read') {
    const isDouble =
      (await repository.hasDuplicatePage(tx, site, page)) ||
      (await sourcesRepository.findPage(tx, site.appId, page.address)) !== undefined;
    if (isDouble) {
      await note('alias');
      return undefined;
    }
  }
  await note(page.outcome);
  const { etag, lastModified, contentHash, links } = page;
  const pageRow = { tenantId: site.tenantId, etag, lastModified, contentHash, links, visit: site.visit };
  const id = known?.source.id ?? newId('src');
  const changes = await changesOf(tx, page, { id, site, at, content, known: known?.source });
  if (!known)
    await sourcesRepository.insertSources(tx, [{ ...blankPage(page, { id, site, source, at }), ...changes }]);
  const isChanged =
    changes.fingerprint !== undefined &&
    (known ? await sourcesRepository.sourceFingerprint(tx, id) : '') !== changes.fingerprint;
  if (isChanged) await apps.bumpRevision(tx, site.appId, source.updatedBy);
  if (known) await sourcesRepository.updateSource(tx, { appId: site.appId, id }, changes);
  if (isChanged && content && changes.state === 'ready')
    await sourcesRepository.storePassages(tx, { appId: site.appId, id }, content.portions);
  await repository.savePage(tx, { sourceId: id, ...pageRow });
  return isChanged && changes.state === 'ready' ? id : undefined;
}

/** The canonical address to read instead; two pages that refer to each other are read as they are. */
async function canonicalAddress(tx: Tx, site: SiteRow, page: CrawledPage): Promise<string | undefined> {
  if (page.outcome === 'alias') return page.of;
  if (page.outcome !== 'read' || page.canonical === undefined) return undefined;
  const state = await repository.addressState(tx, site.sourceId, page.canonical);
  return state === 'alias' ? undefined : page.canonical;
}

type Known = Pick<SourceSummary, 'state' | 'passageCount'>;

async function changesOf(
  tx: Tx,
  page: CrawledPage,
  {
    id,
    site,
    at,
    content,
    known,
  }: Pick<PageContext, 'site' | 'at' | 'content'> & { id: SourceRow['id']; known: Known | undefined },
): Promise<Partial<SourceRow>> {
  const over = { dueAt: null, ...(page.bytes > 0 && { bytes: page.bytes }) };
  if (page.outcome === 'failed') {
    const failed = { ...over, state: 'error' as const, problem: page.problem, updatedAt: at };
    // A page that is gone loses its content; one that cannot be reached keeps it.
    const isGone = page.problem === 'notFound' && known && known.passageCount > 0;
    return isGone ? { ...failed, passages: [], passageCount: 0, fingerprint: fingerprintOf('gone') } : failed;
  }
  if (page.outcome !== 'read' || !content) return { ...over, state: 'ready', problem: null };
  const others = await sourcesRepository.countOtherPassages(tx, site.appId, id);
  if (others + content.count > LIMITS.passagesPerApp)
    return { ...over, state: 'error', problem: 'tooMuch', updatedAt: at };
  return {
    ...over,
    state: 'ready',
    problem: null,
    title: titleOfPage(page),
    passageCount: content.count,
    fingerprint: content.fingerprint,
    updatedAt: at,
  };
}

const blankPage = (
  { address }: CrawledPage,
  { id, site, source, at }: Pick<PageContext, 'site' | 'source' | 'at'> & { id: SourceRow['id'] },
): SourceRow => ({
  id,
  tenantId: site.tenantId,
  appId: site.appId,
  kind: 'page',
  title: address,
  address,
  state: 'ready',
  problem: null,
  passages: [],
  passageCount: 0,
  bytes: 0,
  file: '',
  dueAt: null,
  siteId: site.sourceId,
  fingerprint: '',
  createdAt: at,
  updatedBy: source.updatedBy,
  updatedAt: at,
});

/** Addresses of one shape are limited, as a calendar has no end. */
async function follow(tx: Tx, site: SiteRow, urls: readonly string[], depth: number): Promise<void> {
  const counts = await repository.countAddresses(tx, [site.sourceId]);
  const room =
    site.mostPages * MAX_ADDRESSES_PER_PAGE - counts.reduce((sum, each) => sum + each.addresses, 0);
  if (room <= 0) return;
  const found = urls.map((url) => ({ url, depth, shape: shapeOf(url) }));
  const known = await repository.countShapes(tx, site.sourceId, [
    ...new Set(found.map(({ shape }) => shape)),
  ]);
  const taken = found.filter(({ shape }) => {
    const before = known.get(shape) ?? 0;
    known.set(shape, before + 1);
    return before < maxOfShape(shape);
  });
  await repository.addAddresses(tx, site, taken.slice(0, room));
}
