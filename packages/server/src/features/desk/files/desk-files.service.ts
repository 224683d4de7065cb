/** Files that agents send: kept when they are uploaded, part of the conversation once a message names them. */
import type { MessageFile } from '@parrot/contract/conversations';
import {
  AppError,
  badField,
  type FileId,
  LIMITS,
  type MsgId,
  newId,
  type ResponseId,
  type UserId,
  type UserSessionId,
} from '@parrot/contract/core';
import { type Caller, defineJob, type Platform, type Tx } from '../../../platform/index.ts';
import { type Apps, appDeleted } from '../../apps/index.ts';
import { messageChanged } from '../../conversations/conversations.topics.ts';
import { findMessage, lockConversation, setFiles } from '../../conversations/messages/messages.repository.ts';
import type { Thread } from '../../conversations/sessions/locked-conversation.ts';
import { requireOwner } from '../../conversations/sessions/session.policy.ts';
import { cleanFileName } from '../../conversations/visitors/files/clean-file-name.ts';
import { isPictureType, tellFileType } from '../../conversations/visitors/files/detect-file-type.ts';
import { type FileLinks, filePath } from '../../conversations/visitors/files/file-links.ts';
import { requireVisible, sightOf } from '../visibility/visibility.repository.ts';
import * as repository from './desk-files.repository.ts';
import { placeOf, REMOVED_WITH_APP } from './storage-path.ts';

type Upload = { bytes: Uint8Array; fileName: string };
type KeptFile = MessageFile & { fileId: FileId };
export type DeskFiles = ReturnType<typeof createDeskFiles>;

const A_DAY = 86_400_000;
const AN_HOUR = 3_600_000;
const SWEPT_AT_ONCE = 200;
const sweepLoose = defineJob<Record<string, never>>('desk.sweepLooseFiles');
const EVERY_HOUR = '37 * * * *';

export function createDeskFiles(
  { database, clock, storage, outbox, jobs, bus }: Platform,
  { apps, links }: { apps: Pick<Apps, 'visibleAppIds'>; links: Pick<FileLinks, 'sign'> },
) {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);

  bus.work(appDeleted, ({ payload: { appId } }) => storage.removeFolder(`${REMOVED_WITH_APP}/${appId}`));

  const rowOf = (caller: Caller, { bytes, fileName }: Upload): repository.DeskFileRow => {
    const type = tellFileType(bytes, cleanFileName(fileName));
    if (!type) throw notSent('Files of this kind can not be sent. Please choose another one.');
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
  const presentDeskFile = (row: repository.DeskFileRow): KeptFile => {
    const file = storedFile(row);
    return { ...file, url: links.sign(file.url, row.conversationId ?? row.tenantId) };
  };
  /** The row goes first: whatever happens in between, the sweep finds what was left behind. */
  const store = async (tx: Tx, row: repository.DeskFileRow): Promise<void> => {
    const uploads = await repository.countUploadsSince(tx, row.uploadedBy, ago(A_DAY));
    if (uploads >= LIMITS.deskFilesPerDay)
      throw new AppError('too_many', { message: 'No more files can be sent today.' });
    await repository.insertDeskFiles(tx, [row]);
  };

  return {
    /** For a conversation the agent has. */
    async keep(
      caller: Caller,
      id: UserSessionId,
      file: Upload,
      { fileName }: { fileName?: string | undefined },
    ): Promise<KeptFile> {
      const upload = { ...file, fileName: renamed(file.fileName, fileName) };
      const { tenantId } = caller;
      const row = await database.tenant(tenantId, async (tx) => {
        const session = await requireVisible(tx, await sightOf(tx, caller, apps), id);
        requireOwner(session, caller.userId);
        const { appId, conversationId } = session;
        const ready = { ...rowOf(caller, upload), appId, conversationId };
        await store(tx, ready);
        return ready;
      });
      await storage.put(placeOf(row), file.bytes);
      return presentDeskFile(row);
    },

    async keepForResponse(caller: Caller, file: Upload): Promise<KeptFile> {
      const row = rowOf(caller, file);
      await database.tenant(caller.tenantId, (tx) => store(tx, row));
      await storage.put(placeOf(row), file.bytes);
      return presentDeskFile(row);
    },

    /** Each in one message only, save those of predefined responses. One that is not there refuses the whole message. */
    async attach(
      tx: Tx,
      { conversation, now }: Thread,
      ids: readonly FileId[],
      { msgId, userId }: { msgId: MsgId; userId: UserId },
    ): Promise<MessageFile[]> {
      if (ids.length === 0) return [];
      if (new Set(ids).size !== ids.length) throw notThere();
      const { id: conversationId, appId, tenantId } = conversation;
      const place = { conversationId, uploadedBy: userId };
      const uploaded = await repository.sendUploaded(tx, place, ids, { msgId, since: ago(A_DAY) });
      const copies = (await repository.ofResponsesAmong(tx, ids, [appId])).map((row) => ({
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
        if (!row) throw notThere();
        return storedFile(row);
      });
    },

    /** The files of a response from now on, in this order. */
    async giveToResponse(
      tx: Tx,
      responseId: ResponseId,
      ids: readonly FileId[],
      uploadedBy: UserId,
    ): Promise<void> {
      const wanted = [...new Set(ids)];
      const rows =
        wanted.length === 0 ? [] : await repository.freeForResponse(tx, wanted, { responseId, uploadedBy });
      if (rows.length !== wanted.length) throw notThere();
      await repository.setResponseFiles(tx, responseId, wanted);
    },

    async ofResponses(tx: Tx, responseIds: readonly ResponseId[]): Promise<Map<ResponseId, KeptFile[]>> {
      const files = new Map<ResponseId, KeptFile[]>(responseIds.map((id) => [id, []]));
      if (responseIds.length > 0)
        for (const row of await repository.filesOfResponses(tx, responseIds))
          if (row.responseId) files.get(row.responseId)?.push(presentDeskFile(row));
      return files;
    },

    /** The message it was sent with stays, and says that it is gone. */
    remove: (caller: Caller, id: FileId): Promise<void> =>
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
        // Bytes that other messages show stay until nobody needs them.
        if (!row.originId && row.conversationId) await storage.remove(placeOf(row));
      }),

    /** The bytes go first: what is half done is done again at the next sweep. */
    async sweep(): Promise<void> {
      const before = ago(A_DAY + AN_HOUR);
      for (;;) {
        const loose = await database.system((tx) => repository.looseBefore(tx, before, SWEPT_AT_ONCE));
        if (loose.length === 0) return;
        for (const row of loose) if (!row.originId) await storage.remove(placeOf(row));
        await database.system((tx) =>
          repository.deleteDeskFiles(
            tx,
            loose.map(({ id }) => id),
          ),
        );
      }
    },

    async start(): Promise<void> {
      await jobs.work(sweepLoose, this.sweep);
      await jobs.schedule(sweepLoose, EVERY_HOUR);
    },
  };
}

/** The ending says what a file is: a new name without one keeps the old. */
function renamed(given: string, wanted: string | undefined): string {
  if (!wanted) return given;
  return /\.[^.\s]+$/.test(wanted) ? wanted : wanted + (/\.[^.]+$/.exec(given)?.[0] ?? '');
}

const notSent = (message: string) => badField('file', message);

const notThere = () => badField('files', 'This file is not there any more. Please add it again.');

/** As a message stores it: its address opens once it is signed. */
const storedFile = ({ id, name, bytes, mediaType }: repository.DeskFileRow): KeptFile => ({
  fileId: id,
  name,
  url: filePath({ id, name }),
  bytes,
  isPicture: isPictureType(mediaType),
});
