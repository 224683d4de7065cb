/** Serves files sent in conversations: by a signed address, and to agents by their id. */
import {
  AppError,
  type ConversationId,
  type FileId,
  fileId,
  type MsgId,
  type TenantId,
} from '@parrot/contract/core';
import type { Caller, LinkQuery, Platform, Tx } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import { findConversation } from '../../conversations/messages/messages.repository.ts';
import { isPictureType } from '../../conversations/visitors/files/detect-file-type.ts';
import { type FileLinks, filePath } from '../../conversations/visitors/files/file-links.ts';
import { findFile } from '../../conversations/visitors/files/visitor-files.repository.ts';
import { visitorFilePlace } from '../../conversations/visitors/files/visitor-files.service.ts';
import { requireOwnConversation } from '../../conversations/visitors/identity.policy.ts';
import type { Visitor } from '../../conversations/visitors/visitor.ts';
import { type Sight, seesMessage, sightOf } from '../visibility/visibility.repository.ts';
import { findDeskFile, ofResponsesAmong } from './desk-files.repository.ts';
import { placeOf } from './storage-path.ts';

type ServedFile = { name: string; mediaType: string; isPicture: boolean; bytes: Uint8Array };
type StoredFile = {
  id: FileId;
  tenantId: TenantId;
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
  { database, storage, clock }: Pick<Platform, 'database' | 'storage' | 'clock'>,
  { apps, links }: { apps: Pick<Apps, 'visibleAppIds'>; links: FileLinks },
) {
  const scopeOf = ({ conversationId, tenantId }: StoredFile) => conversationId ?? tenantId;
  const signedUrl = (file: StoredFile): string => links.sign(filePath(file), scopeOf(file));
  const requireForAgent = (caller: Caller, id: FileId): Promise<StoredFile> =>
    database.tenant(caller.tenantId, async (tx) => {
      const stored = await findStored(tx, id);
      if (stored && (await mayHave(tx, await sightOf(tx, caller, apps), stored))) return stored;
      throw new AppError('not_found');
    });
  const serve = async ({ name, mediaType, place }: StoredFile): Promise<ServedFile> => ({
    name,
    mediaType,
    isPicture: isPictureType(mediaType),
    bytes: await storage.get(place),
  });

  return {
    /** By a signed address. The address tells no tenant, so this is system work. */
    async readLink(id: string, name: string, query: LinkQuery): Promise<ServedFile & { expiresAt: Date }> {
      const sound = fileId.safeParse(id);
      const file = sound.success && (await database.system((tx) => findStored(tx, sound.data)));
      if (!file || file.name !== name) throw new AppError('not_found');
      const expiresAt = links.expiryOf(scopeOf(file), file, query);
      if (!expiresAt) throw new AppError('not_found');
      if (expiresAt <= clock.now())
        throw new AppError('not_found', {
          message: 'This link has expired. Open the file from the conversation again.',
        });
      return { ...(await serve(file)), expiresAt };
    },

    /** What was sent in a conversation the agent may see, what they uploaded, and what predefined responses hold. */
    readForAgent: async (caller: Caller, id: FileId): Promise<ServedFile> =>
      serve(await requireForAgent(caller, id)),

    linkForAgent: async (caller: Caller, id: FileId): Promise<string> =>
      signedUrl(await requireForAgent(caller, id)),

    linkForVisitor: (visitor: Visitor, id: FileId): Promise<string> =>
      database.tenant(visitor.tenantId, async (tx) => {
        const conversation = await findConversation(tx, visitor.conversationId);
        if (!conversation) throw new AppError('not_found');
        requireOwnConversation(conversation, visitor);
        const file = await findStored(tx, id);
        if (!file?.msgId || file.conversationId !== conversation.id) throw new AppError('not_found');
        return signedUrl(file);
      }),
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
