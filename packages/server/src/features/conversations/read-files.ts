/** Gives out what was sent in conversations: to whoever knows its address, and to agents by its id. */
import { AppError, type ConversationId, type FileId, fileId, type MsgId } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { findDeskFile, ofResponsesAmong } from './desk-files/desk-files.repository.ts';
import { placeOf } from './desk-files/place-of.ts';
import { type Sight, seesMessage, sightOf } from './visible-sessions.repository.ts';
import { isPictureType } from './visitor-file-type.ts';
import { findFile } from './visitor-files.repository.ts';
import { visitorFilePlace } from './visitor-files.service.ts';

type ServedFile = { name: string; mediaType: string; isPicture: boolean; bytes: Uint8Array };
type StoredFile = {
  id: FileId;
  name: string;
  mediaType: string;
  place: string;
  conversationId: ConversationId | null;
  msgId: MsgId | null;
  /** Who sent it; null for a visitor. */
  uploadedBy: string | null;
};
export type ReadFiles = ReturnType<typeof createReadFiles>;

export function createReadFiles(
  { database, storage }: Pick<Platform, 'database' | 'storage'>,
  apps: Pick<Apps, 'appsOf'>,
) {
  const serve = async ({ name, mediaType, place }: StoredFile): Promise<ServedFile> => ({
    name,
    mediaType,
    isPicture: isPictureType(mediaType),
    bytes: await storage.get(place),
  });

  return {
    /** Whoever knows the address may have it; nobody can guess one. */
    async read(id: string, name: string): Promise<ServedFile> {
      const sound = fileId.safeParse(id);
      if (!sound.success) throw new AppError('not_found');
      const file = await database.system((tx) => findStored(tx, sound.data));
      if (file?.name !== name) throw new AppError('not_found');
      return serve(file);
    },

    /** What was sent in a conversation the agent may see, what they uploaded, and what predefined responses hold. */
    async readForAgent(caller: Caller, id: FileId): Promise<ServedFile> {
      const file = await database.tenant(caller.tenantId, async (tx) => {
        const stored = await findStored(tx, id);
        if (stored && (await mayHave(tx, await sightOf(tx, caller, apps), stored))) return stored;
        throw new AppError('not_found');
      });
      return serve(file);
    },
  };
}

async function findStored(tx: Tx, id: FileId): Promise<StoredFile | undefined> {
  const sent = await findDeskFile(tx, id);
  if (sent) return { ...sent, place: placeOf(sent) };
  const received = await findFile(tx, id);
  return received && { ...received, uploadedBy: null, place: visitorFilePlace(received.appId, id) };
}

async function mayHave(tx: Tx, sight: Sight, file: StoredFile): Promise<boolean> {
  const { conversationId, msgId, uploadedBy } = file;
  if (conversationId && msgId) return seesMessage(tx, sight, { conversationId, msgId });
  if (uploadedBy === sight.userId) return true;
  return (await ofResponsesAmong(tx, [file.id], sight.appIds)).length > 0;
}
