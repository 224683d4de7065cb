/** Files that visitors upload. A file becomes part of the conversation once a message refers to it. */
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
} from '@parrot/contract/core';
import { defineJob, type Platform, type Tx } from '../../../../platform/index.ts';
import { appDeleted } from '../../../apps/index.ts';
import { findConversation, lockConversation } from '../../sessions/conversation.repository.ts';
import type { LockedConversation } from '../../sessions/locked-conversation.ts';
import { requireOwnConversation } from '../identity.policy.ts';
import type { Visitor } from '../visitor.ts';
import { cleanFileName } from './clean-file-name.ts';
import { detectFileType, isPictureType } from './detect-file-type.ts';
import { type FileLinks, filePath } from './file-links.ts';
import type { FindFile } from './sent-file.ts';
import { visitorFilePath, visitorFilesFolder } from './visitor-file-path.ts';
import * as repository from './visitor-files.repository.ts';

const DELETED_AT_ONCE = 200;

const deleteUnsentFiles = defineJob<Record<string, never>>('conversations.sweepUnsentFiles');
const EVERY_HOUR = '17 * * * *';

type Upload = { bytes: Uint8Array; fileName: string };

export type VisitorFiles = {
  upload(visitor: Visitor, file: Upload): Promise<MessageFile & { fileId: FileId }>;
  /** Each can be attached once. A missing file, or one of another conversation, rejects the whole message. */
  attach(tx: Tx, locked: LockedConversation, ids: readonly FileId[], msgId: MsgId): Promise<MessageFile[]>;
  /** A signed URL of a file sent in the visitor's conversation. */
  link(visitor: Visitor, id: FileId): Promise<string>;
  /** Deletes uploads that no message refers to. */
  deleteUnsent(): Promise<void>;
  start(): Promise<void>;
};

export function createVisitorFiles(
  { database, clock, storage, jobs, bus }: Platform,
  { links, findAgentFile }: { links: Pick<FileLinks, 'sign' | 'signFile'>; findAgentFile: FindFile },
): VisitorFiles {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);

  bus.work(appDeleted, ({ payload: { appId } }) => storage.removeFolder(visitorFilesFolder(appId)));

  /** Bytes are deleted before rows, so that an interrupted run is completed by the next one. */
  const deleteUnsent = async (): Promise<void> => {
    // A message can refer to a file for a day after the upload.
    const before = ago(DAY_MS + HOUR_MS);
    for (;;) {
      const unsent = await database.system((tx) => repository.unsentBefore(tx, before, DELETED_AT_ONCE));
      if (unsent.length === 0) return;
      for (const { appId, id } of unsent) await storage.remove(visitorFilePath(appId, id));
      await database.system((tx) =>
        repository.deleteFiles(
          tx,
          unsent.map(({ id }) => id),
        ),
      );
    }
  };

  return {
    deleteUnsent,

    async upload(visitor, upload) {
      const type = await detectFileType(upload.bytes, cleanFileName(upload.fileName));
      if (!type) throw rejected('This file type isn’t supported. Please choose another file.');
      const { tenantId, appId, conversationId } = visitor;
      const row = {
        id: newId('fil'),
        tenantId,
        appId,
        conversationId,
        name: type.name,
        mediaType: type.mediaType,
        bytes: upload.bytes.byteLength,
        msgId: null,
        createdAt: clock.now(),
      };
      // The row is stored before the bytes, so that a failed upload is found and deleted later.
      await database.tenant(tenantId, async (tx) => {
        const conversation = await lockConversation(tx, conversationId);
        if (!conversation) throw new AppError('not_found');
        requireOwnConversation(conversation, visitor);
        if ((await repository.countFilesSince(tx, conversationId, ago(DAY_MS))) >= LIMITS.visitorFilesPerDay)
          throw new AppError('too_many', {
            message: 'You’ve reached today’s limit for files. Please try again tomorrow.',
          });
        await repository.insertFile(tx, row);
      });
      await storage.put(visitorFilePath(appId, row.id), upload.bytes).catch(async (error: unknown) => {
        // A failed upload must not count towards the limit.
        await database.tenant(tenantId, (tx) => repository.deleteFiles(tx, [row.id]));
        throw error;
      });
      const file = storedFile(row);
      return { ...file, url: links.sign(file.url, conversationId), fileId: row.id };
    },

    async attach(tx, { conversation }, ids, msgId) {
      if (ids.length === 0) return [];
      const since = ago(DAY_MS);
      const rows = await repository.attachFiles(tx, conversation.id, ids, { msgId, since });
      return ids.map((id) => {
        const row = rows.find((candidate) => candidate.id === id);
        if (!row || new Set(ids).size !== ids.length)
          throw badField('files', 'This file is no longer available. Please send it again.');
        return storedFile(row);
      });
    },

    link: (visitor, id) =>
      database.tenant(visitor.tenantId, async (tx) => {
        const conversation = await findConversation(tx, visitor.conversationId);
        if (!conversation) throw new AppError('not_found');
        requireOwnConversation(conversation, visitor);
        const file = (await findAgentFile(tx, id)) ?? (await repository.findVisitorFile(tx, id));
        if (!file?.msgId || file.conversationId !== conversation.id) throw new AppError('not_found');
        return links.signFile(file);
      }),

    async start() {
      await jobs.work(deleteUnsentFiles, deleteUnsent);
      await jobs.schedule(deleteUnsentFiles, EVERY_HOUR);
    },
  };
}

const rejected = (message: string) => badField('file', message);

/** As stored in a message: the URL is not signed. */
const storedFile = ({ id, name, bytes, mediaType }: repository.VisitorFileRow): MessageFile => ({
  name,
  url: filePath({ id, name }),
  bytes,
  isPicture: isPictureType(mediaType),
});
