/**
 * Serves the documents that bots answer from: published ones, or any to a builder with a signed link. Files
 * that a browser could run are always downloads.
 */
import type { FastifyInstance } from 'fastify';
import { DOCUMENTS_PATH, type Knowledge } from '../features/knowledge/index.ts';
import { attachmentName, type LinkQuery } from '../platform/index.ts';

type Dependencies = { knowledge: { documents: Pick<Knowledge['documents'], 'read'> } };
type Address = {
  Params: { appId: string; sourceId: string; name: string };
  Querystring: LinkQuery;
};

export function serveDocuments(http: FastifyInstance, { knowledge }: Dependencies): void {
  http.get<Address>(`${DOCUMENTS_PATH}:appId/:sourceId/:name`, async ({ params, query }, reply) => {
    const { name, mediaType, isShown, file } = await knowledge.documents.read(params, query);
    // Browsers refuse PDFs in a sandbox, and need none: nothing in them runs on our origin.
    if (mediaType !== 'application/pdf')
      reply.header('content-security-policy', "sandbox; default-src 'none'");
    return reply
      .header('content-type', mediaType)
      .header('content-length', file.size)
      .header('content-disposition', `${isShown ? 'inline' : 'attachment'}; ${attachmentName(name)}`)
      .header('x-content-type-options', 'nosniff')
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'private, max-age=300')
      .send(file.content);
  });
}
