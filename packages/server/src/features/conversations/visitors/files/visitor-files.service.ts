/** Files that visitors send: kept when they are uploaded, part of the conversation once a message names them. */
import type { MessageFile } from '@parrot/contract/conversations';
import {
  AppError,
  type AppId,
  badField,
  type FileId,
  LIMITS,
  type MsgId,
  newId,
} from '@parrot/contract/core';
import { defineJob, type Platform, type Tx } from '../../../../platform/index.ts';
import { appDeleted } from '../../../apps/index.ts';
import { lockConversation } from '../../messages/messages.repository.ts';
import type { Thread } from '../../sessions/locked-conversation.ts';
import { requireOwnConversation } from '../identity.policy.ts';
import type { Visitor } from '../visitor.ts';
import { cleanFileName } from './clean-file-name.ts';
import { isPictureType, tellFileType } from './detect-file-type.ts';
import { type FileLinks, filePath } from './file-links.ts';
import * as repository from './visitor-files.repository.ts';

const FOLDER = 'visitor-files';
const A_DAY = 86_400_000;
const AN_HOUR = 3_600_000;
const SWEPT_AT_ONCE = 200;

const sweepUnsent = defineJob<Record<string, never>>('conversations.sweepUnsentFiles');
const EVERY_HOUR = '17 * * * *';

export type VisitorFiles = ReturnType<typeof createVisitorFiles>;

export function createVisitorFiles(
  { database, clock, storage, jobs, bus }: Platform,
  links: Pick<FileLinks, 'sign'>,
) {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);

  bus.work(appDeleted, ({ payload: { appId } }) => storage.removeFolder(`${FOLDER}/${appId}`));

  /** The bytes go first: what is half done is done again at the next sweep. */
  const sweep = async (): Promise<void> => {
    // A message may name a file for a day; an hour later nobody does any more.
    const before = ago(A_DAY + AN_HOUR);
    for (;;) {
      const unsent = await database.system((tx) => repository.unsentBefore(tx, before, SWEPT_AT_ONCE));
      if (unsent.length === 0) return;
      for (const { appId, id } of unsent) await storage.remove(visitorFilePlace(appId, id));
      await database.system((tx) =>
        repository.deleteFiles(
          tx,
          unsent.map(({ id }) => id),
        ),
      );
    }
  };

  return {
    sweep,

    async keep(
      visitor: Visitor,
      upload: { bytes: Uint8Array; fileName: string },
    ): Promise<MessageFile & { fileId: FileId }> {
      const type = tellFileType(upload.bytes, cleanFileName(upload.fileName));
      if (!type) throw notSent('Files of this kind can not be sent here. Please choose another one.');
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
      // The row goes first: whatever happens in between, the sweep finds what was left behind.
      await database.tenant(tenantId, async (tx) => {
        const conversation = await lockConversation(tx, conversationId);
        if (!conversation) throw new AppError('not_found');
        requireOwnConversation(conversation, visitor);
        if ((await repository.countFilesSince(tx, conversationId, ago(A_DAY))) >= LIMITS.visitorFilesPerDay)
          throw new AppError('too_many', { message: 'No more files can be sent today.' });
        await repository.insertFile(tx, row);
      });
      await storage.put(visitorFilePlace(appId, row.id), upload.bytes);
      const file = storedFile(row);
      return { ...file, url: links.sign(file.url, conversationId), fileId: row.id };
    },

    /** Each in one message only. One that is not there, or not of this conversation, refuses the whole message. */
    async attach(
      tx: Tx,
      { conversation }: Thread,
      ids: readonly FileId[],
      msgId: MsgId,
    ): Promise<MessageFile[]> {
      if (ids.length === 0) return [];
      const since = ago(A_DAY);
      const rows = await repository.attachFiles(tx, conversation.id, ids, { msgId, since });
      return ids.map((id) => {
        const row = rows.find((candidate) => candidate.id === id);
        if (!row || new Set(ids).size !== ids.length)
          throw badField('files', 'This file is not there any more. Please send it again.');
        return storedFile(row);
      });
    },

    async start(): Promise<void> {
      await jobs.work(sweepUnsent, sweep);
      await jobs.schedule(sweepUnsent, EVERY_HOUR);
    },
  };
}

/** In a folder of the app's own, so that they go together. */
export const visitorFilePlace = (appId: AppId, id: FileId) => `${FOLDER}/${appId}/${id}`;

const notSent = (message: string) => badField('file', message);

/** As a message stores it: its address opens once it is signed. */
const storedFile = ({ id, name, bytes, mediaType }: repository.VisitorFileRow): MessageFile => ({
  name,
  url: filePath({ id, name }),
  bytes,
  isPicture: isPictureType(mediaType),
});
