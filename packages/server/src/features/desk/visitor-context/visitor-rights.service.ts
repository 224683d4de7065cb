/** What a visitor may ask for: all that is kept about them, and that it is deleted. */
import type { ActivityAction } from '@parrot/contract/activity';
import { AppError, type AppId, type ConversationId, type VisitorId } from '@parrot/contract/core';
import { type Caller, deleteStoredMail, type Platform, type Tx } from '../../../platform/index.ts';
import { recordActivity } from '../../activity/index.ts';
import type { Apps } from '../../apps/index.ts';
import { presentMessage } from '../../conversations/conversations.present.ts';
import { lockConversation } from '../../conversations/messages/messages.repository.ts';
import { visitorFilePlace } from '../../conversations/visitors/files/visitor-files.service.ts';
import { placeOf } from '../files/storage-path.ts';
import { sightOf } from '../visibility/visibility.repository.ts';
import * as repository from './visitor-data.repository.ts';

/** What other slices keep about a conversation, under the name it has in the document. */
export type KeptElsewhere = Record<string, (tx: Tx, conversationId: ConversationId) => Promise<unknown[]>>;

export function createVisitorRights(
  { database, storage, clock }: Pick<Platform, 'database' | 'storage' | 'clock'>,
  { apps, keptElsewhere }: { apps: Pick<Apps, 'visibleAppIds'>; keptElsewhere: KeptElsewhere },
) {
  const requireVisitor = async (tx: Tx, caller: Caller, id: VisitorId) => {
    const visitor = await repository.findVisitorInSight(tx, await sightOf(tx, caller, apps), id);
    if (!visitor) throw new AppError('not_found');
    return visitor;
  };

  /** Who did it and in which app; nothing of the visitor, who may be forgotten. */
  const record = (
    tx: Tx,
    caller: Caller,
    act: ActivityAction,
    { appId, appName }: { appId: AppId; appName: string },
  ) => recordActivity(tx, caller, clock.now(), { act, subjectId: appId, subjectName: appName });

  return {
    exportAll: (caller: Caller, id: VisitorId) =>
      database.tenant(caller.tenantId, async (tx) => {
        const found = await requireVisitor(tx, caller, id);
        const { conversationId, tenantId: _, ...visitor } = found;
        await record(tx, caller, 'visitor.exported', found);
        const kept = await repository.readEverything(tx, id, conversationId);
        const elsewhere: Record<string, unknown[]> = {};
        for (const [name, read] of Object.entries(keptElsewhere))
          elsewhere[name] = await read(tx, conversationId);
        return {
          fileName: `visitor-${id}.json`,
          document: {
            exportedAt: clock.now().toISOString(),
            visitor,
            sessions: kept.sessions.map(({ tenantId: _tenant, flowState: _state, ...session }) => session),
            messages: kept.messages.map(presentMessage),
            notes: kept.notes.map(({ tenantId: _tenant, ...note }) => note),
            files: [...kept.visitorFiles, ...kept.deskFiles].map(
              ({ id: fileId, name, mediaType, bytes, msgId, createdAt }) => ({
                fileId,
                name,
                mediaType,
                bytes,
                msgId,
                createdAt,
              }),
            ),
            ...elsewhere,
          },
        };
      }),

    /** Nobody writes in it any more once it is held; then the bytes go, then the rows. What fails halfway can be asked for again. */
    async erase(caller: Caller, id: VisitorId, confirmName: string): Promise<void> {
      const mailed = await database.tenant(caller.tenantId, async (tx) => {
        const visitor = await requireVisitor(tx, caller, id);
        const { conversationId, name, appId, email } = visitor;
        if (confirmName.trim() !== name.trim())
          throw new AppError('bad_input', {
            fields: { confirmName: 'This is not the name of the visitor.' },
          });
        await lockConversation(tx, conversationId);
        if (await repository.isUnderWay(tx, id))
          throw new AppError('conflict', {
            message: 'The conversation is still under way. Please close it first.',
          });
        const { sessions, visitorFiles, deskFiles } = await repository.readEverything(tx, id, conversationId);
        for (const file of visitorFiles) await storage.remove(visitorFilePlace(appId, file.id));
        for (const file of deskFiles) if (!file.originId) await storage.remove(placeOf(file));
        await repository.deleteVisitor(tx, id);
        await record(tx, caller, 'visitor.erased', visitor);
        return {
          addresses: [email, ...sessions.map(({ answerEmail }) => answerEmail)].filter(Boolean),
          ids: [id, ...sessions.map((session) => session.id)],
        };
      });
      // Where mail is kept for want of a mail server, it may tell of them, too.
      await deleteStoredMail(database, mailed);
    },
  };
}
