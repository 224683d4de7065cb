/**
 * The documents and pages of an app. They are read in the background, and reach visitors with the next
 * version.
 */
import { AppError, type AppId, LIMITS, newId, type SourceId } from '@parrot/contract/core';
import { type Passage, type Source, type SourceProblem, sourceFileFault } from '@parrot/contract/knowledge';
import { afterCommit, type Caller, type Platform, type Tx } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import { createConcurrencyLimit } from '../reading/limit-concurrency.ts';
import { readDocument } from '../reading/read-document.ts';
import { readPage } from '../reading/read-page.ts';
import { countListedPages } from '../sites/crawl-plan.ts';
import type { ChangeSources } from './change-sources.ts';
import type { PresentSources } from './present-sources.ts';
import type { ReadSources } from './read-sources.job.ts';
import type { SourceAppAccess } from './source-app-access.ts';
import { sourcesFolder } from './source-files-of-tenant.repository.ts';
import { cleanFileName, pageAddress } from './sources.policy.ts';
import * as repository from './sources.repository.ts';
import type { SourceSummary } from './sources.tables.ts';

type Page = { offset: number; limit: number };
type Upload = { fileName: string; bytes: Uint8Array };

/** The caller waits for the reply. */
const CHECK_MS = 10_000;
const CHECKS_AT_ONCE = 2;
const PREVIEWED = 20;

type Needs = {
  apps: SourceAppAccess;
  reading: Pick<ReadSources, 'begin' | 'dueAt'>;
  present: PresentSources;
  sources: ChangeSources;
};
export type SourcesService = ReturnType<typeof createSourcesService>;

export function createSourcesService(platform: Platform, { apps, reading, present, sources }: Needs) {
  const { database, clock, storage, log, fetchGuarded } = platform;
  const inTurn = createConcurrencyLimit(CHECKS_AT_ONCE);

  /** Reading again is no change by itself; its result may be. */
  const again = async (tx: Tx, caller: Caller, row: SourceSummary): Promise<SourceSummary> => {
    if (row.state === 'in progress') return row;
    const changed = await repository.updateSource(tx, row, {
      state: 'in progress',
      problem: null,
      dueAt: reading.dueAt(),
      updatedBy: caller.userId,
      updatedAt: clock.now(),
    });
    if (!changed) throw new AppError('not_found');
    afterCommit(tx, () => reading.begin(changed));
    return changed;
  };

  const require = async (tx: Tx, appId: AppId, sourceId: SourceId): Promise<SourceSummary> => {
    const row = await repository.findSource(tx, appId, sourceId);
    if (!row) throw new AppError('not_found');
    return row;
  };

  const upload = async (caller: Caller, appId: AppId, { fileName, bytes }: Upload): Promise<Source> => {
    const { tenantId } = caller;
    const name = cleanFileName(fileName);
    const fault = sourceFileFault(name, bytes.length);
    if (fault) throw new AppError('bad_input', { message: fault, fields: { file: fault } });
    // Before anything is stored, to refuse callers without permission.
    await database.tenant(tenantId, (tx) => apps.requireEditable(tx, caller, appId));
    const id = newId('src');
    const file = `${sourcesFolder(tenantId)}/${id}`;
    await storage.put(file, bytes);
    try {
      return await sources.change(caller, appId, async (tx, appName) => {
        await repository.insertFile(tx, { name: file, tenantId, createdAt: clock.now() });
        const document = { id, kind: 'file' as const, title: name, address: name, bytes: bytes.length, file };
        return sources.add(tx, caller, { appId, appName }, document);
      });
    } catch (error) {
      await storage.remove(file).catch((err: unknown) => log.warn({ err }, 'deleting an unused file failed'));
      throw error;
    }
  };

  return {
    upload,

    async list(
      caller: Caller,
      query: Page & { appId: AppId; siteId?: SourceId | undefined; search: string },
    ) {
      const { items, total } = await database.tenant(caller.tenantId, async (tx) => {
        await apps.requireApp(tx, caller, query.appId);
        return repository.listSources(tx, { ...query, search: query.search.trim() });
      });
      const shown = await present(caller.tenantId, query.appId, items);
      return { items: shown, total, offset: query.offset };
    },

    async validateUrl(
      url: string,
      isSite: boolean,
    ): Promise<{ valid: boolean; title: string; problem: SourceProblem | null; pages: number | null }> {
      return inTurn(async () => {
        const address = pageAddress(url);
        const read = await readPage(fetchGuarded, address, CHECK_MS);
        const pages = isSite ? await countListedPages(fetchGuarded, address, LIMITS.sitePages.max) : null;
        // The first page of a site may have no content.
        const isFine = !('problem' in read) || (isSite && (pages !== null || read.problem === 'empty'));
        const problem = 'problem' in read && !isFine ? read.problem : null;
        return { valid: isFine, title: 'title' in read ? read.title : '', problem, pages };
      });
    },

    /** An existing page is read again. */
    addPage: (caller: Caller, appId: AppId, url: string): Promise<Source> =>
      sources.change(caller, appId, async (tx, appName) => {
        const address = pageAddress(url);
        const known = await repository.findPage(tx, appId, address);
        if (known) return again(tx, caller, known);
        const page = { id: newId('src'), kind: 'page' as const, title: address, address, bytes: 0, file: '' };
        return sources.add(tx, caller, { appId, appName }, page);
      }),

    validateFile(name: string, bytes: number): { valid: boolean; message: string } {
      const message = sourceFileFault(cleanFileName(name), bytes);
      return { valid: message === '', message };
    },

    /** Previews the content without storing it. */
    async encode({
      fileName,
      bytes,
    }: Upload): Promise<{ problem: SourceProblem | null; passageCount: number; passages: Passage[] }> {
      const name = cleanFileName(fileName);
      const fault = sourceFileFault(name, bytes.length);
      if (fault) throw new AppError('bad_input', { message: fault, fields: { file: fault } });
      const read = await inTurn(() => readDocument({ bytes, name, contentType: '' }));
      if ('problem' in read) return { problem: read.problem, passageCount: 0, passages: [] };
      const { passages } = read;
      return { problem: null, passageCount: passages.length, passages: passages.slice(0, PREVIEWED) };
    },

    /** One after the other; an invalid file does not stop the others. */
    async uploadSeveral(caller: Caller, appId: AppId, files: readonly { name: string; content: string }[]) {
      await database.tenant(caller.tenantId, (tx) => apps.requireEditable(tx, caller, appId));
      const results: { name: string; source: Source | null; message: string }[] = [];
      for (const { name, content } of files) {
        try {
          const bytes = Buffer.from(content, 'base64');
          results.push({ name, source: await upload(caller, appId, { fileName: name, bytes }), message: '' });
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          results.push({ name, source: null, message: error.message });
        }
      }
      return results;
    },

    /** Its file is deleted by the nightly job, unless a version or a copy of the app refers to it. */
    remove: (caller: Caller, appId: AppId, sourceId: SourceId): Promise<Source> =>
      sources.change(caller, appId, async (tx, appName) => {
        const gone = await repository.deleteSource(tx, appId, sourceId);
        if (!gone) throw new AppError('not_found');
        await apps.bumpRevision(tx, appId, caller.userId);
        await recordActivity(tx, caller, clock.now(), {
          action: 'source.deleted',
          subjectId: sourceId,
          subjectName: gone.title,
          values: { appId, appName },
        });
        return gone;
      }),

    readAgain: (caller: Caller, appId: AppId, sourceId: SourceId): Promise<Source> =>
      sources.change(caller, appId, async (tx) => {
        const row = await require(tx, appId, sourceId);
        // Sites are crawled by another call.
        if (row.kind === 'site') throw new AppError('not_found');
        return again(tx, caller, row);
      }),

    async open(
      caller: Caller,
      appId: AppId,
      sourceId: SourceId,
      page: Page,
    ): Promise<{ source: Source; items: Passage[]; total: number; offset: number }> {
      const { row, items } = await database.tenant(caller.tenantId, async (tx) => {
        await apps.requireApp(tx, caller, appId);
        return {
          row: await require(tx, appId, sourceId),
          items: await repository.passagesOf(tx, appId, sourceId, page),
        };
      });
      const [source] = await present(caller.tenantId, appId, [row]);
      return { source: source as Source, items, total: row.passageCount, offset: page.offset };
    },
  };
}
