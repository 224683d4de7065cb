/** Uploaded documents: public while published, and visible to builders by signed links. */
import {
  AppError,
  type AppId,
  appId as appIdSchema,
  type SourceId,
  sourceId as sourceIdSchema,
} from '@parrot/contract/core';
import type { Caller, LinkQuery, Platform, StoredFile } from '../../../../platform/index.ts';
import { type Apps, findPublishedOrigin } from '../../../apps/index.ts';
import { findSource } from '../sources.repository.ts';
import { createDocumentLinks, DOCUMENTS_PATH, documentPath } from './document-links.ts';

/** Types shown inline, as they cannot run scripts. Others are downloaded. */
const SHOWN: ReadonlyMap<string, string> = new Map([
  ['pdf', 'application/pdf'],
  ['txt', 'text/plain; charset=utf-8'],
  ['md', 'text/plain; charset=utf-8'],
  ['csv', 'text/plain; charset=utf-8'],
]);

const DOCUMENT = new RegExp(`^(?:https?://[^/]+)?${DOCUMENTS_PATH}(\\w+)/(\\w+)/`);

type OpenedDocument = { name: string; mediaType: string; isShown: boolean; file: StoredFile };
export type DocumentsService = ReturnType<typeof createDocumentsService>;

export function createDocumentsService(platform: Platform, apps: Pick<Apps, 'requireApp'>) {
  const { database, storage } = platform;
  const links = createDocumentLinks(platform);

  return {
    /** A link for a builder, published or not. */
    linkFor: (caller: Caller, appId: AppId, sourceId: SourceId): Promise<string> =>
      database.tenant(caller.tenantId, async (tx) => {
        await apps.requireApp(tx, caller, appId);
        const row = await findSource(tx, appId, sourceId);
        if (row?.kind !== 'file') throw new AppError('not_found');
        return links.sign(documentPath({ appId, sourceId, name: row.address }), { appId, sourceId });
      }),

    /** Signs the address of a document; other addresses stay unchanged. */
    forBuilder(url: string): string {
      const [address = '', fragment] = url.split('#');
      const [, appId, sourceId] = DOCUMENT.exec(address) ?? [];
      if (!appId || !sourceId) return url;
      return links.sign(address, { appId, sourceId }) + (fragment === undefined ? '' : `#${fragment}`);
    },

    /** The document at an address; not found if it is not visible. */
    async read(which: { appId: string; sourceId: string }, query: LinkQuery): Promise<OpenedDocument> {
      const [appId, sourceId] = [
        appIdSchema.safeParse(which.appId),
        sourceIdSchema.safeParse(which.sourceId),
      ];
      if (!appId.success || !sourceId.success) throw new AppError('not_found');
      const isBuilder = links.opens(which, query);
      // The address contains no tenant, so this runs as system.
      const found = await database.system(async (tx) => {
        if (!isBuilder) {
          const origin = await findPublishedOrigin(tx, appId.data, sourceId.data);
          return origin?.kind === 'file' ? { name: origin.address, file: origin.file } : undefined;
        }
        const row = await findSource(tx, appId.data, sourceId.data);
        return row && { name: row.address, file: row.file };
      });
      if (!found?.file) throw new AppError('not_found');
      const ending = found.name.split('.').at(-1)?.toLowerCase() ?? '';
      const shownAs = SHOWN.get(ending);
      return {
        name: found.name,
        mediaType: shownAs ?? 'application/octet-stream',
        isShown: shownAs !== undefined,
        file: await storage.open(found.file),
      };
    },
  };
}
