/** A visitor's rights under data protection law: export and erasure of all their data. */
import type { Readable } from 'node:stream';
import { AppError, type ConversationId, type VisitorId } from '@parrot/contract/core';
import type { ErasureReceipt } from '@parrot/contract/privacy';
import { type Caller, deleteStoredMail, type Platform, type Tx, writeZip } from '../../../platform/index.ts';
import { issueReceipt, recordActivity } from '../../activity/index.ts';
import type { Apps } from '../../apps/index.ts';
import {
  deleteVisitor,
  findVisitorOfApps,
  findVisitors,
  hasOpenSession,
  lockConversation,
  lockPerson,
  type Person,
  presentMessage,
  readVisitorData,
  visitorFilePath,
  visitorsOf,
} from '../../conversations/index.ts';
import { filesOfConversation } from '../files/desk-files.repository.ts';
import { storagePathOf } from '../files/storage-path.ts';
import { allNotes } from '../notes/notes.repository.ts';
import { visibilityOf } from '../visibility/visibility.repository.ts';
import { visitorArchive } from './visitor-archive.ts';

/** What other slices store about a conversation, by its name in the export. */
export type ReadByConversation = Record<
  string,
  (tx: Tx, conversationId: ConversationId) => Promise<unknown[]>
>;

export type VisitorRights = {
  exportAll(caller: Caller, id: VisitorId): Promise<{ name: string; mediaType: string; stream: Readable }>;
  /** Refused while a session is open. Can be repeated if it fails halfway. */
  erase(caller: Caller, id: VisitorId, confirmName: string): Promise<ErasureReceipt>;
};

export function createVisitorRights(
  { database, storage, clock, outbox }: Pick<Platform, 'database' | 'storage' | 'clock' | 'outbox'>,
  { apps, dataOfSlices }: { apps: Pick<Apps, 'visibleAppIds'>; dataOfSlices: ReadByConversation },
): VisitorRights {
  const requireVisitor = async (tx: Tx, caller: Caller, id: VisitorId) => {
    const { appIds } = await visibilityOf(tx, caller, apps);
    const visitor = await findVisitorOfApps(tx, appIds, id);
    if (!visitor) throw new AppError('not_found');
    return { visitor, persons: await visitorsOf(tx, visitor.mergedInto ?? visitor.id) };
  };

  /** All that is stored about visitors who are the same person. */
  const readAll = async (tx: Tx, persons: readonly Person[]) => {
    const ofSlices = Object.fromEntries(Object.keys(dataOfSlices).map((name) => [name, [] as unknown[]]));
    const all = { sessions: [], messages: [], notes: [], sent: [], received: [] } as AllData;
    for (const { visitorId, conversationId } of persons) {
      const { sessions, messages, files } = await readVisitorData(tx, visitorId, conversationId);
      all.sessions.push(...sessions);
      all.messages.push(...messages);
      all.sent.push(...files);
      all.notes.push(...(await allNotes(tx, conversationId)));
      all.received.push(...(await filesOfConversation(tx, conversationId)));
      for (const [name, read] of Object.entries(dataOfSlices))
        ofSlices[name]?.push(...(await read(tx, conversationId)));
    }
    return { ...all, ofSlices };
  };

  return {
    async exportAll(caller, id) {
      const now = clock.now();
      const { documents, files } = await database.tenant(caller.tenantId, async (tx) => {
        const { visitor, persons } = await requireVisitor(tx, caller, id);
        const { tenantId: _, conversationId: _own, appName, ...exported } = visitor;
        const { appId } = visitor;
        // Without the visitor's name, who may be erased.
        await recordActivity(tx, caller, now, {
          action: 'visitor.exported',
          subjectId: appId,
          subjectName: appName,
        });
        const { sessions, messages, notes, sent, received, ofSlices } = await readAll(tx, persons);
        const stored = [
          ...sent.map((file) => ({ ...file, path: visitorFilePath(appId, file.id) })),
          ...received.map((file) => ({ ...file, path: storagePathOf(file) })),
        ];
        const others = await findVisitors(
          tx,
          persons.map(({ visitorId }) => visitorId).filter((other) => other !== id),
        );
        return {
          files: stored.map(({ path, id: fileId, name }) => ({ path, fileId, name })),
          documents: {
            visitor: { exportedAt: now.toISOString(), appName, ...exported },
            ...(others.length > 0 && {
              mergedVisitors: others.map(({ tenantId: _tenant, ...other }) => other),
            }),
            conversations: sessions.map(({ tenantId: _tenant, flowState: _state, ...session }) => session),
            messages: messages.map(presentMessage),
            notes: notes.map(({ tenantId: _tenant, ...note }) => note),
            files: stored.map(({ id: fileId, name, mediaType, bytes, msgId, createdAt }) => ({
              fileId,
              name,
              mediaType,
              bytes,
              msgId,
              createdAt,
            })),
            ...ofSlices,
          },
        };
      });
      return {
        name: `visitor-${id}.zip`,
        mediaType: 'application/zip',
        stream: writeZip(visitorArchive(documents, files, storage), now),
      };
    },

    async erase(caller, id, confirmName) {
      const { mailed, receipt } = await database.tenant(caller.tenantId, async (tx) => {
        const { visitor, persons } = await requireVisitor(tx, caller, id);
        const { name, appId, appName, email } = visitor;
        if (confirmName.trim() !== name.trim())
          throw new AppError('bad_input', {
            fields: { confirmName: 'That’s not the visitor’s name.' },
          });
        const now = clock.now();
        const { tenantId: workspaceId, userId: erasedBy } = caller;
        const conversationIds = persons.map(({ conversationId }) => conversationId).sort();
        for (const conversationId of conversationIds) await lockConversation(tx, conversationId);
        const locked = await lockPerson(tx, id);
        // They were merged with another visitor meanwhile.
        if (locked?.merged !== persons.length - 1) throw new AppError('conflict');
        for (const { visitorId } of persons)
          if (await hasOpenSession(tx, visitorId))
            throw new AppError('conflict', {
              message: 'The conversation is still open. Close it first.',
            });
        const { sessions, messages, notes, sent, received, ofSlices } = await readAll(tx, persons);
        const counts = {
          conversations: sessions.length,
          messages: messages.length,
          files: sent.length + received.length,
          notes: notes.length,
          ...countEach(ofSlices),
        };
        for (const file of sent) await storage.remove(visitorFilePath(appId, file.id));
        for (const file of received) if (!file.originId) await storage.remove(storagePathOf(file));
        for (const { visitorId } of persons) await deleteVisitor(tx, visitorId);
        await outbox.discard(tx, workspaceId, [...conversationIds, ...sessions.map((session) => session.id)]);
        const issued = issueReceipt({ subject: 'visitor', workspaceId, erasedBy, counts }, now);
        await recordActivity(tx, caller, now, {
          action: 'visitor.erased',
          subjectId: appId,
          subjectName: appName,
          values: { receiptId: issued.receiptId, receipt: JSON.stringify(issued) },
        });
        return {
          receipt: issued,
          mailed: {
            addresses: [email, ...sessions.map(({ answerEmail }) => answerEmail)].filter(Boolean),
            ids: [
              ...persons.map(({ visitorId }) => visitorId as string),
              ...sessions.map((session) => session.id),
            ],
          },
        };
      });
      // Mail stored for lack of a mail server can contain the visitor's data.
      await deleteStoredMail(database, mailed);
      return receipt;
    },
  };
}

type VisitorData = Awaited<ReturnType<typeof readVisitorData>>;
type AllData = Pick<VisitorData, 'sessions' | 'messages'> & {
  sent: VisitorData['files'];
  notes: Awaited<ReturnType<typeof allNotes>>;
  received: Awaited<ReturnType<typeof filesOfConversation>>;
};

const countEach = (lists: Record<string, unknown[]>): Record<string, number> =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.length]));
