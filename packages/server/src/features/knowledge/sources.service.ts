/** The documents and pages of an app. They are read in the background; what was read reaches visitors with the next version. */
import { AppError, type AppId, newId, type SourceId } from '@parrot/contract/core';
import type { Passage, Source, SourceProblem } from '@parrot/contract/knowledge';
import { afterCommit, type Caller, type Platform, type Tx } from '../../platform/index.ts';
import { recordActivity } from '../activity/index.ts';
import { memberNames } from '../team/index.ts';
import type { AppsOfSources, ReadSources } from './read-sources.ts';
import { createInTurn } from './reading/in-turn.ts';
import { readPage } from './reading/read-page.ts';
import { countSources } from './source-versions.ts';
import { cleanFileName, faultOfFile, pageAddress, requireRoom } from './sources.policy.ts';
import { presentSource } from './sources.present.ts';
import * as repository from './sources.repository.ts';
import type { SourceHead, SourceRow } from './sources.tables.ts';

type Page = { offset: number; limit: number };
type Upload = { fileName: string; bytes: Uint8Array };

/** Somebody waits for the answer. */
const CHECK_MS = 10_000;
const CHECKS_AT_ONCE = 2;

export type SourcesService = ReturnType<typeof createSourcesService>;

export function createSourcesService(
  platform: Platform,
  { apps, reading }: { apps: AppsOfSources; reading: Pick<ReadSources, 'begin' | 'dueAt'> },
) {
  const { database, clock, storage, log, fetchGuarded } = platform;
  const inTurn = createInTurn(CHECKS_AT_ONCE);

  /** A change of one app's sources. The app is held first, so that changes and publishing come one after the other. */
  const change = (
    caller: Caller,
    appId: AppId,
    work: (tx: Tx, appName: string) => Promise<SourceHead>,
  ): Promise<Source> =>
    database.tenant(caller.tenantId, async (tx) => {
      const { appName } = await apps.requireEditable(tx, caller, appId);
      const row = await work(tx, appName);
      await apps.noteReading(tx, appId, () => countSources(tx, appId));
      return presentSource(row, await memberNames(tx, [row.updatedBy]));
    });

  const add = async (
    tx: Tx,
    caller: Caller,
    { appId, appName }: { appId: AppId; appName: string },
    source: Pick<SourceRow, 'id' | 'kind' | 'title' | 'address' | 'bytes' | 'file'>,
  ) => {
    const { ready, reading: inProgress, failed } = await countSources(tx, appId);
    requireRoom(ready + inProgress + failed);
    const now = clock.now();
    const row: SourceRow = {
      ...source,
      appId,
      tenantId: caller.tenantId,
      state: 'in progress',
      problem: null,
      passages: [],
      passageCount: 0,
      dueAt: reading.dueAt(),
      createdAt: now,
      updatedBy: caller.userId,
      updatedAt: now,
    };
    await apps.bumpRevision(tx, appId, caller.userId);
    await repository.insertSources(tx, [row]);
    await recordActivity(tx, caller, now, {
      act: 'source.added',
      subjectId: row.id,
      subjectName: row.title,
      values: { appId, appName },
    });
    afterCommit(tx, () => reading.begin(row));
    return row;
  };

  /** That something is read anew is no change; what comes of it may be one. */
  const again = async (tx: Tx, caller: Caller, row: SourceHead): Promise<SourceHead> => {
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

  const require = async (tx: Tx, appId: AppId, sourceId: SourceId): Promise<SourceHead> => {
    const row = await repository.findSource(tx, appId, sourceId);
    if (!row) throw new AppError('not_found');
    return row;
  };

  return {
    list: (caller: Caller, query: Page & { appId: AppId; search: string }) =>
      database.tenant(caller.tenantId, async (tx) => {
        await apps.requireApp(tx, caller, query.appId);
        const { items, total } = await repository.listSources(tx, { ...query, search: query.search.trim() });
        const names = await memberNames(
          tx,
          items.map((row) => row.updatedBy),
        );
        return { items: items.map((row) => presentSource(row, names)), total, offset: query.offset };
      }),

    async validateUrl(
      url: string,
    ): Promise<{ valid: boolean; title: string; problem: SourceProblem | null }> {
      const read = await inTurn(() => readPage(fetchGuarded, pageAddress(url), CHECK_MS));
      return 'problem' in read
        ? { valid: false, title: '', problem: read.problem }
        : { valid: true, title: read.title, problem: null };
    },

    /** A page that is there already is read again. */
    addPage: (caller: Caller, appId: AppId, url: string): Promise<Source> =>
      change(caller, appId, async (tx, appName) => {
        const address = pageAddress(url);
        const known = await repository.findPage(tx, appId, address);
        if (known) return again(tx, caller, known);
        const page = { id: newId('src'), kind: 'page' as const, title: address, address, bytes: 0, file: '' };
        return add(tx, caller, { appId, appName }, page);
      }),

    validateFile(name: string, bytes: number): { valid: boolean; message: string } {
      const message = faultOfFile(cleanFileName(name), bytes);
      return { valid: message === '', message };
    },

    async upload(caller: Caller, appId: AppId, { fileName, bytes }: Upload): Promise<Source> {
      const { tenantId } = caller;
      const name = cleanFileName(fileName);
      const fault = faultOfFile(name, bytes.length);
      if (fault) throw new AppError('bad_input', { message: fault, fields: { file: fault } });
      // Before anything is stored, for whoever may not.
      await database.tenant(tenantId, (tx) => apps.requireEditable(tx, caller, appId));
      const id = newId('src');
      const file = `sources/${tenantId}/${id}`;
      await storage.put(file, bytes);
      try {
        return await change(caller, appId, async (tx, appName) => {
          await repository.insertFile(tx, { name: file, tenantId, createdAt: clock.now() });
          const document = {
            id,
            kind: 'file' as const,
            title: name,
            address: name,
            bytes: bytes.length,
            file,
          };
          return add(tx, caller, { appId, appName }, document);
        });
      } catch (error) {
        await storage
          .remove(file)
          .catch((err: unknown) => log.warn({ err }, 'a file nobody needs could not be deleted'));
        throw error;
      }
    },

    /** Its file goes with the next sweep, unless a version or a copy of the app still has it. */
    remove: (caller: Caller, appId: AppId, sourceId: SourceId): Promise<Source> =>
      change(caller, appId, async (tx, appName) => {
        const gone = await repository.deleteSource(tx, appId, sourceId);
        if (!gone) throw new AppError('not_found');
        await apps.bumpRevision(tx, appId, caller.userId);
        await recordActivity(tx, caller, clock.now(), {
          act: 'source.deleted',
          subjectId: sourceId,
          subjectName: gone.title,
          values: { appId, appName },
        });
        return gone;
      }),

    readAgain: (caller: Caller, appId: AppId, sourceId: SourceId): Promise<Source> =>
      change(caller, appId, async (tx) => again(tx, caller, await require(tx, appId, sourceId))),

    open: (
      caller: Caller,
      appId: AppId,
      sourceId: SourceId,
      page: Page,
    ): Promise<{ source: Source; items: Passage[]; total: number; offset: number }> =>
      database.tenant(caller.tenantId, async (tx) => {
        await apps.requireApp(tx, caller, appId);
        const row = await require(tx, appId, sourceId);
        const items = await repository.passagesOf(tx, appId, sourceId, page);
        const source = presentSource(row, await memberNames(tx, [row.updatedBy]));
        return { source, items, total: row.passageCount, offset: page.offset };
      }),
  };
}
