/** Serves files sent in conversations: by signed URL, and to agents by id. */
import { AppError, type FileId, fileId } from '@parrot/contract/core';
import type { Caller, LinkQuery, Platform, StoredFile, Tx } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import { type FileLinks, findVisitorFile, isPictureType, type SentFile } from '../../conversations/index.ts';
import type { Visibility } from '../visibility/visibility.policy.ts';
import { isMessageVisible, visibilityOf } from '../visibility/visibility.repository.ts';
import { findDeskFile, responseFilesAmong } from './desk-files.repository.ts';
import { storagePathOf } from './storage-path.ts';

type ServedFile = { name: string; mediaType: string; isPicture: boolean; file: StoredFile };

export type ReadFiles = {
  /** The URL does not contain the tenant, so the file is looked up in a system transaction. */
  readLink(id: string, name: string, query: LinkQuery): Promise<ServedFile & { expiresAt: Date }>;
  /** Files of visible conversations, the agent's own uploads, and files of predefined responses. */
  readForAgent(caller: Caller, id: FileId): Promise<ServedFile>;
  linkForAgent(caller: Caller, id: FileId): Promise<string>;
};

export function createReadFiles(
  { database, storage, clock }: Pick<Platform, 'database' | 'storage' | 'clock'>,
  { apps, links }: { apps: Pick<Apps, 'visibleAppIds'>; links: FileLinks },
): ReadFiles {
  const requireForAgent = (caller: Caller, id: FileId): Promise<SentFile> =>
    database.tenant(caller.tenantId, async (tx) => {
      const file = await findFile(tx, id);
      if (file && (await mayRead(tx, await visibilityOf(tx, caller, apps), file))) return file;
      throw new AppError('not_found');
    });
  const serve = async ({ name, mediaType, storagePath }: SentFile): Promise<ServedFile> => ({
    name,
    mediaType,
    isPicture: isPictureType(mediaType),
    file: await storage.open(storagePath),
  });

  return {
    async readLink(id, name, query) {
      const parsed = fileId.safeParse(id);
      const file = parsed.success && (await database.system((tx) => findFile(tx, parsed.data)));
      if (!file || file.name !== name) throw new AppError('not_found');
      const expiresAt = links.expiryOf(file.conversationId ?? file.tenantId, file, query);
      if (!expiresAt) throw new AppError('not_found');
      if (expiresAt <= clock.now())
        throw new AppError('not_found', {
          message: 'This link has expired. Open the file from the conversation again.',
        });
      return { ...(await serve(file)), expiresAt };
    },

    readForAgent: async (caller, id) => serve(await requireForAgent(caller, id)),

    linkForAgent: async (caller, id) => links.signFile(await requireForAgent(caller, id)),
  };
}

/** A file uploaded by an agent, for the conversations slice. */
export async function findAgentFile(tx: Tx, id: FileId): Promise<SentFile | undefined> {
  const file = await findDeskFile(tx, id);
  return file && { ...file, storagePath: storagePathOf(file) };
}

const findFile = async (tx: Tx, id: FileId): Promise<SentFile | undefined> =>
  (await findAgentFile(tx, id)) ?? findVisitorFile(tx, id);

async function mayRead(tx: Tx, visibility: Visibility, file: SentFile): Promise<boolean> {
  const { conversationId, msgId, uploadedBy } = file;
  if (conversationId && msgId) return isMessageVisible(tx, visibility, { conversationId, msgId });
  if (uploadedBy === visibility.userId) return true;
  return (await responseFilesAmong(tx, [file.id], visibility.appIds)).length > 0;
}
