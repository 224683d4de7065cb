/**
 * Predefined responses. Each is for all apps or for some; two responses that share an app must not share a
 * tag.
 */
import type { MessageFile } from '@parrot/contract/conversations';
import {
  AppError,
  type AppId,
  badField,
  type FileId,
  LIMITS,
  newId,
  type ResponseId,
  type UserId,
} from '@parrot/contract/core';
import type { PredefinedResponse, ResponseAction } from '@parrot/contract/responses';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import { type Apps, appDeleted, editConflict } from '../apps/index.ts';
import type { ResponseReferences } from './response-references.ts';
import * as repository from './responses.repository.ts';
import type { ResponseRow } from './responses.tables.ts';

type ResponseDraft = {
  title: string;
  hashtags: string[];
  text: string;
  appIds: AppId[];
  files: FileId[];
  actions: ResponseAction[];
};
/** Where the files of responses are stored. */
type ResponseFiles = {
  uploadForResponse(
    caller: Caller,
    file: { bytes: Uint8Array; fileName: string },
  ): Promise<MessageFile & { fileId: FileId }>;
  setResponseFiles(tx: Tx, responseId: ResponseId, ids: readonly FileId[], uploadedBy: UserId): Promise<void>;
  filesOfResponses(
    tx: Tx,
    responseIds: readonly ResponseId[],
  ): Promise<Map<ResponseId, (MessageFile & { fileId: FileId })[]>>;
};
export type ResponseNeeds = {
  apps: Pick<Apps, 'visibleAppIds' | 'visibleApps' | 'requireApp' | 'appMemberIds'>;
  files: ResponseFiles;
};
export type ResponsesService = ReturnType<typeof createResponsesService>;

export function createResponsesService(
  { database, clock, bus }: Pick<Platform, 'database' | 'clock' | 'bus'>,
  { apps, files, references }: ResponseNeeds & { references: ResponseReferences },
) {
  bus.work(appDeleted, ({ tenantId }) => database.tenant(tenantId, repository.deleteResponsesWithoutApps));

  const scopeOf = async (tx: Tx, caller: Caller): Promise<repository.AppScope> =>
    caller.allApps ? 'all' : apps.visibleAppIds(tx, caller);

  const present = async (tx: Tx, caller: Caller, rows: ResponseRow[]): Promise<PredefinedResponse[]> => {
    const ids = rows.map(({ id }) => id);
    const appIds = await repository.appsOfResponses(tx, ids);
    const responseFiles = await files.filesOfResponses(tx, ids);
    const open = await apps.visibleApps(tx, caller, [...new Set([...appIds.values()].flat())]);
    const contents = rows.map(({ value, actions }) => ({ text: value, actions }));
    const reader = await references.readerFor(tx, caller.tenantId, contents);
    return rows.map((row) => ({
      responseId: row.id,
      title: row.title,
      hashtags: row.hashtags,
      text: row.value,
      apps: open.filter(({ appId }) => appIds.get(row.id)?.includes(appId)),
      isForAllApps: row.allApps,
      files: responseFiles.get(row.id) ?? [],
      actions: row.actions.map(reader.named),
      unknownVariables: reader.unknownVariables(row.value),
      editedBy: row.editedByName,
      editedAt: row.editedAt.toISOString(),
      revision: row.revision,
    }));
  };

  /** Requires the lock. Checks everything, then stores the row, its apps and its files. */
  const write = async (
    tx: Tx,
    caller: Caller,
    { id, revision }: Pick<ResponseRow, 'id' | 'revision'>,
    draft: ResponseDraft,
  ): Promise<PredefinedResponse> => {
    const { tenantId, userId, name } = caller;
    const appIds = [...new Set(draft.appIds)];
    for (const appId of appIds) await apps.requireApp(tx, caller, appId);
    // A response for all apps also reaches apps the caller cannot see.
    if (appIds.length === 0 && !caller.allApps) throw badField('appIds', 'Please choose at least one app.');
    const hashtags = distinct(draft.hashtags);
    const taken = await repository.findTakenTags(tx, appIds, id);
    for (const tag of hashtags) {
      const owner = taken.get(tag.toLowerCase());
      if (owner !== undefined) throw badField('hashtags', `${tag} is already used by “${owner}”.`);
    }
    await references.requireKnown(tx, tenantId, draft);
    const row: ResponseRow = {
      id,
      tenantId,
      title: draft.title,
      value: draft.text,
      actions: draft.actions,
      hashtags,
      allApps: appIds.length === 0,
      revision,
      editedBy: userId,
      editedByName: name,
      editedAt: clock.now(),
    };
    await repository.saveResponse(tx, row, appIds);
    await files.setResponseFiles(tx, id, draft.files, userId);
    const [saved] = await present(tx, caller, [row]);
    if (!saved) throw new Error('the saved response cannot be read back');
    return saved;
  };

  /** Callers may change a response only if they see all of its apps. */
  const requireEditable = async (tx: Tx, caller: Caller, id: ResponseId): Promise<ResponseRow> => {
    const reach = await scopeOf(tx, caller);
    const row = await repository.findResponse(tx, reach, id);
    if (!row) throw new AppError('not_found');
    const appIds = (await repository.appsOfResponses(tx, [id])).get(id) ?? [];
    if (reach !== 'all' && (row.allApps || appIds.some((appId) => !reach.includes(appId))))
      throw new AppError('conflict', {
        message: 'This response is also used in apps you can’t access. Ask someone who can.',
      });
    return row;
  };

  return {
    list: (
      caller: Caller,
      page: { appId?: AppId | undefined; search: string; offset: number; limit: number },
    ) =>
      database.tenant(caller.tenantId, async (tx) => {
        if (page.appId) await apps.requireApp(tx, caller, page.appId);
        const { rows, total } = await repository.listResponses(tx, await scopeOf(tx, caller), page);
        return { items: await present(tx, caller, rows), total, offset: page.offset };
      }),

    /** Apps to choose from, with the number of responses of each. */
    async apps(caller: Caller, { offset, limit }: { offset: number; limit: number }) {
      return database.tenant(caller.tenantId, async (tx) => {
        const open = await apps.visibleApps(tx, caller, await apps.visibleAppIds(tx, caller));
        const page = open.sort((a, b) => a.appName.localeCompare(b.appName)).slice(offset, offset + limit);
        const counts = await repository.countByApp(
          tx,
          page.map(({ appId }) => appId),
        );
        const items = page.map((app) => ({ ...app, responses: counts.get(app.appId) ?? 0 }));
        return { items, total: open.length, offset };
      });
    },

    /** What a response can refer to; agents are those of the caller's apps. */
    options: (caller: Caller) =>
      database.tenant(caller.tenantId, async (tx) => {
        const scope = await scopeOf(tx, caller);
        const members = new Set<UserId>();
        for (const appId of scope === 'all' ? [] : scope)
          for (const userId of await apps.appMemberIds(tx, appId)) members.add(userId);
        return references.options(tx, caller.tenantId, scope === 'all' ? 'all' : [...members]);
      }),

    add: (caller: Caller, draft: ResponseDraft): Promise<PredefinedResponse> =>
      database.tenant(caller.tenantId, async (tx) => {
        await repository.lockResponses(tx, caller.tenantId);
        if ((await repository.countResponses(tx, caller.tenantId)) >= LIMITS.responsesPerTenant)
          throw new AppError('limit_reached', {
            message: `You can have at most ${LIMITS.responsesPerTenant} responses. Delete some first.`,
          });
        return write(tx, caller, { id: newId('prd'), revision: 1 }, draft);
      }),

    change: (
      caller: Caller,
      { responseId, revision, ...draft }: ResponseDraft & { responseId: ResponseId; revision: number },
    ): Promise<PredefinedResponse> =>
      database.tenant(caller.tenantId, async (tx) => {
        await repository.lockResponses(tx, caller.tenantId);
        const row = await requireEditable(tx, caller, responseId);
        if (row.revision !== revision)
          throw editConflict('response', { name: row.editedByName, at: row.editedAt, now: clock.now() });
        return write(tx, caller, { id: responseId, revision: revision + 1 }, draft);
      }),

    remove: (caller: Caller, ids: readonly ResponseId[]): Promise<void> =>
      database.tenant(caller.tenantId, async (tx) => {
        await repository.lockResponses(tx, caller.tenantId);
        for (const id of ids) await requireEditable(tx, caller, id);
        await repository.deleteResponses(tx, ids);
      }),

    uploadFile: files.uploadForResponse,
  };
}

/** Tags are compared case-insensitively. */
const distinct = (tags: readonly string[]): string[] =>
  [...new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].reverse();
