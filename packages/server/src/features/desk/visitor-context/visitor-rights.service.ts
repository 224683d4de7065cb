/** A visitor's rights under data protection law: export and erasure of all their data. */
import type { ActivityAction } from '@parrot/contract/activity';
import { AppError, type AppId, type ConversationId, type VisitorId } from '@parrot/contract/core';
import { type Caller, deleteStoredMail, type Platform, type Tx } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import type { Apps } from '../../apps/index.ts';
import {
  deleteVisitor,
  findVisitorOfApps,
  hasOpenSession,
  lockConversation,
  presentMessage,
  readVisitorData,
  visitorFilePath,
} from '../../conversations/index.ts';
import { filesOfConversation } from '../files/desk-files.repository.ts';
import { storagePathOf } from '../files/storage-path.ts';
import { allNotes } from '../notes/notes.repository.ts';
import { visibilityOf } from '../visibility/visibility.repository.ts';

/** What other slices store about a conversation, by its name in the export. */
export type ReadByConversation = Record<
  string,
  (tx: Tx, conversationId: ConversationId) => Promise<unknown[]>
>;

export type VisitorRights = {
  exportAll(caller: Caller, id: VisitorId): Promise<{ fileName: string; document: Record<string, unknown> }>;
  /** Refused while a session is open. Can be repeated if it fails halfway. */
  erase(caller: Caller, id: VisitorId, confirmName: string): Promise<void>;
};

export function createVisitorRights(
  { database, storage, clock }: Pick<Platform, 'database' | 'storage' | 'clock'>,
  { apps, dataOfSlices }: { apps: Pick<Apps, 'visibleAppIds'>; dataOfSlices: ReadByConversation },
): VisitorRights {
  const requireVisitor = async (tx: Tx, caller: Caller, id: VisitorId) => {
    const { appIds } = await visibilityOf(tx, caller, apps);
    const visitor = await findVisitorOfApps(tx, appIds, id);
    if (!visitor) throw new AppError('not_found');
    return visitor;
  };

  /** Without the visitor's name, who may be erased. */
  const record = (
    tx: Tx,
    caller: Caller,
    action: ActivityAction,
    { appId, appName }: { appId: AppId; appName: string },
  ) => recordActivity(tx, caller, clock.now(), { action, subjectId: appId, subjectName: appName });

  return {
    exportAll: (caller, id) =>
      database.tenant(caller.tenantId, async (tx) => {
        const found = await requireVisitor(tx, caller, id);
        const { conversationId, tenantId: _, ...visitor } = found;
        await record(tx, caller, 'visitor.exported', found);
        const { sessions, messages, files } = await readVisitorData(tx, id, conversationId);
        const notes = await allNotes(tx, conversationId);
        const agentFiles = await filesOfConversation(tx, conversationId);
        const ofSlices: Record<string, unknown[]> = {};
        for (const [name, read] of Object.entries(dataOfSlices))
          ofSlices[name] = await read(tx, conversationId);
        return {
          fileName: `visitor-${id}.json`,
          document: {
            exportedAt: clock.now().toISOString(),
            visitor,
            sessions: sessions.map(({ tenantId: _tenant, flowState: _state, ...session }) => session),
            messages: messages.map(presentMessage),
            notes: notes.map(({ tenantId: _tenant, ...note }) => note),
            files: [...files, ...agentFiles].map(
              ({ id: fileId, name, mediaType, bytes, msgId, createdAt }) => ({
                fileId,
                name,
                mediaType,
                bytes,
                msgId,
                createdAt,
              }),
            ),
            ...ofSlices,
          },
        };
      }),

    async erase(caller, id, confirmName) {
      const mailed = await database.tenant(caller.tenantId, async (tx) => {
        const visitor = await requireVisitor(tx, caller, id);
        const { conversationId, name, appId, email } = visitor;
        if (confirmName.trim() !== name.trim())
          throw new AppError('bad_input', {
            fields: { confirmName: 'That’s not the visitor’s name.' },
          });
        await lockConversation(tx, conversationId);
        if (await hasOpenSession(tx, id))
          throw new AppError('conflict', {
            message: 'The conversation is still open. Close it first.',
          });
        const { sessions, files } = await readVisitorData(tx, id, conversationId);
        for (const file of files) await storage.remove(visitorFilePath(appId, file.id));
        for (const file of await filesOfConversation(tx, conversationId))
          if (!file.originId) await storage.remove(storagePathOf(file));
        await deleteVisitor(tx, id);
        await record(tx, caller, 'visitor.erased', visitor);
        return {
          addresses: [email, ...sessions.map(({ answerEmail }) => answerEmail)].filter(Boolean),
          ids: [id, ...sessions.map((session) => session.id)],
        };
      });
      // Mail stored for lack of a mail server can contain the visitor's data.
      await deleteStoredMail(database, mailed);
    },
  };
}
