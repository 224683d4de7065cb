/** Files that agents upload. A file becomes part of the conversation once a message refers to it. */
import type { MessageFile } from '@parrot/contract/conversations';
import {
  AppError,
  badField,
  DAY_MS,
  type FileId,
  HOUR_MS,
  LIMITS,
  type MsgId,
  newId,
  type ResponseId,
  type UserId,
  type UserSessionId,
} from '@parrot/contract/core';
import { type Caller, defineJob, type Platform, type Tx } from '../../../platform/index.ts';
import { type Apps, appDeleted } from '../../apps/index.ts';
import {
  cleanFileName,
  detectFileType,
  type FileLinks,
  filePath,
  findMessage,
  isPictureType,
  type LockedConversation,
  lockConversation,
  messageChanged,
  requireOwner,
  setFiles,
} from '../../conversations/index.ts';
import { requireVisible, visibilityOf } from '../visibility/visibility.repository.ts';
import * as repository from './desk-files.repository.ts';
import { appFilesFolder, storagePathOf } from './storage-path.ts';

type Upload = { bytes: Uint8Array; fileName: string };
type UploadedFile = MessageFile & { fileId: FileId };
export type DeskFiles = {
  /** For a conversation the agent owns. */
  upload(
    caller: Caller,
    id: UserSessionId,
    file: Upload,
    options: { fileName?: string | undefined },
  ): Promise<UploadedFile>;
  uploadForResponse(caller: Caller, file: Upload): Promise<UploadedFile>;
  /**
   * Files of predefined responses can be attached often, others once. A missing file rejects the whole
   * message.
   */
  attach(
    tx: Tx,
    locked: LockedConversation,
    ids: readonly FileId[],
    to: { msgId: MsgId; userId: UserId },
  ): Promise<MessageFile[]>;
  /** Replaces the files of a response. */
  setResponseFiles(tx: Tx, responseId: ResponseId, ids: readonly FileId[], uploadedBy: UserId): Promise<void>;
  filesOfResponses(tx: Tx, responseIds: readonly ResponseId[]): Promise<Map<ResponseId, UploadedFile[]>>;
  /** The message it was sent with stays, without the link. */
  remove(caller: Caller, id: FileId): Promise<void>;
  /** Deletes files that no message or response refers to. */
  deleteUnused(): Promise<void>;
  start(): Promise<void>;
};

const DELETED_AT_ONCE = 200;
const deleteUnusedFiles = defineJob<Record<string, never>>('desk.sweepLooseFiles');
const EVERY_HOUR = '37 * * * *';

export function createDeskFiles(
  { database, clock, storage, outbox, jobs, bus }: Platform,
  { apps, links }: { apps: Pick<Apps, 'visibleAppIds'>; links: Pick<FileLinks, 'sign'> },
): DeskFiles {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);

  bus.work(appDeleted, ({ payload: { appId } }) => storage.removeFolder(appFilesFolder(appId)));

  const rowOf = async (caller: Caller, { bytes, fileName }: Upload): Promise<repository.DeskFileRow> => {
    const type = await detectFileType(bytes, cleanFileName(fileName));
    if (!type) throw rejected('This file type isn’t supported. Please choose another file.');
    return {
      id: newId('fil'),
      tenantId: caller.tenantId,
      appId: null,
      conversationId: null,
      responseId: null,
      originId: null,
      uploadedBy: caller.userId,
      name: type.name,
      mediaType: type.mediaType,
      bytes: bytes.byteLength,
      msgId: null,
      createdAt: clock.now(),
    };
  };
  const presentDeskFile = (row: repository.DeskFileRow): UploadedFile => {
    const file = storedFile(row);
    return { ...file, url: links.sign(file.url, row.conversationId ?? row.tenantId) };
  };
  /** The row is stored before the bytes, so that a failed upload is found and deleted later. */
  const store = async (tx: Tx, row: repository.DeskFileRow): Promise<void> => {
    const uploads = await repository.countUploadsSince(tx, row.uploadedBy, ago(DAY_MS));
    if (uploads >= LIMITS.deskFilesPerDay)
      throw new AppError('too_many', {
        message: 'You’ve reached today’s limit for files. Please try again tomorrow.',
      });
    await repository.insertDeskFiles(tx, [row]);
  };

  const putBytes = async (row: repository.DeskFileRow, bytes: Uint8Array): Promise<UploadedFile> => {
    await storage.put(storagePathOf(row), bytes).catch(async (error: unknown) => {
      // A failed upload must not count towards the limit.
      await database.tenant(row.tenantId, (tx) => repository.deleteDeskFiles(tx, [row.id]));
      throw error;
    });
    return presentDeskFile(row);
  };

  /** Bytes are deleted before rows, so that an interrupted run is completed by the next one. */
  const deleteUnused = async (): Promise<void> => {
    const before = ago(DAY_MS + HOUR_MS);
    for (;;) {
      const unused = await database.system((tx) => repository.unusedFilesBefore(tx, before, DELETED_AT_ONCE));
      if (unused.length === 0) return;
      for (const row of unused) if (!row.originId) await storage.remove(storagePathOf(row));
      await database.system((tx) =>
        repository.deleteDeskFiles(
          tx,
          unused.map(({ id }) => id),
        ),
      );
    }
  };

  return {
    async upload(caller, id, file, { fileName }) {
      const upload = { ...file, fileName: renamed(file.fileName, fileName) };
      const { tenantId } = caller;
      const row = await database.tenant(tenantId, async (tx) => {
        const session = await requireVisible(tx, await visibilityOf(tx, caller, apps), id);
        requireOwner(session, caller.userId);
        const { appId, conversationId } = session;
        const ready = { ...(await rowOf(caller, upload)), appId, conversationId };
        await store(tx, ready);
        return ready;
      });
      return putBytes(row, file.bytes);
    },

    async uploadForResponse(caller, file) {
      const row = await rowOf(caller, file);
      await database.tenant(caller.tenantId, (tx) => store(tx, row));
      return putBytes(row, file.bytes);
    },

    async attach(tx, { conversation, now }, ids, { msgId, userId }) {
      if (ids.length === 0) return [];
      if (new Set(ids).size !== ids.length) throw missing();
      const { id: conversationId, appId, tenantId } = conversation;
      const owner = { conversationId, uploadedBy: userId };
      const uploaded = await repository.attachUploaded(tx, owner, ids, { msgId, since: ago(DAY_MS) });
      const copies = (await repository.responseFilesAmong(tx, ids, [appId])).map((row) => ({
        original: row.id,
        row: {
          ...row,
          id: newId('fil'),
          tenantId,
          appId,
          conversationId,
          responseId: null,
          originId: row.id,
          uploadedBy: userId,
          msgId,
          createdAt: now,
        },
      }));
      await repository.insertDeskFiles(
        tx,
        copies.map(({ row }) => row),
      );
      return ids.map((id) => {
        const row =
          uploaded.find((candidate) => candidate.id === id) ??
          copies.find(({ original }) => original === id)?.row;
        if (!row) throw missing();
        return storedFile(row);
      });
    },

    async setResponseFiles(tx, responseId, ids, uploadedBy) {
      const distinctIds = [...new Set(ids)];
      const rows =
        distinctIds.length === 0
          ? []
          : await repository.availableForResponse(tx, distinctIds, { responseId, uploadedBy });
      if (rows.length !== distinctIds.length) throw missing();
      await repository.setResponseFiles(tx, responseId, distinctIds);
    },

    async filesOfResponses(tx, responseIds) {
      const files = new Map<ResponseId, UploadedFile[]>(responseIds.map((id) => [id, []]));
      if (responseIds.length > 0)
        for (const row of await repository.filesOfResponses(tx, responseIds))
          if (row.responseId) files.get(row.responseId)?.push(presentDeskFile(row));
      return files;
    },

    remove: (caller, id) =>
      database.tenant(caller.tenantId, async (tx) => {
        const row = await repository.findDeskFile(tx, id);
        if (row?.uploadedBy !== caller.userId || row.responseId) throw new AppError('not_found');
        if (row.msgId && row.conversationId) {
          await lockConversation(tx, row.conversationId);
          const message = await findMessage(tx, row.conversationId, row.msgId);
          if (message) {
            const files = message.files.map((file) => (file.fileId === id ? { ...file, url: '' } : file));
            await setFiles(tx, row.conversationId, row.msgId, files);
            const payload = { message: { ...message, files } };
            const { tenantId, conversationId: key } = row;
            outbox.write(tx, messageChanged, { tenantId, key, payload });
          }
        }
        await repository.deleteDeskFiles(tx, [id]);
        // A copy has no bytes of its own, and those of a response may be attached to other messages.
        if (!row.originId && row.conversationId) await storage.remove(storagePathOf(row));
      }),

    deleteUnused,

    async start() {
      await jobs.work(deleteUnusedFiles, deleteUnused);
      await jobs.schedule(deleteUnusedFiles, EVERY_HOUR);
    },
  };
}

/** A new name without an extension gets that of the uploaded file. */
function renamed(uploaded: string, name: string | undefined): string {
  if (!name) return uploaded;
  return /\.[^.\s]+$/.test(name) ? name : name + (/\.[^.]+$/.exec(uploaded)?.[0] ?? '');
}

const rejected = (message: string) => badField('file', message);

const missing = () => badField('files', 'This file is no longer available. Please add it again.');

/** As stored in a message: the URL is not signed. */
const storedFile = ({ id, name, bytes, mediaType }: repository.DeskFileRow): UploadedFile => ({
  fileId: id,
  name,
  url: filePath({ id, name }),
  bytes,
  isPicture: isPictureType(mediaType),
});
