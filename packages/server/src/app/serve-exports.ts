/** Serves exports of workspaces by signed URLs that expire within minutes, as downloads. */
import type { FastifyInstance } from 'fastify';
import { EXPORTS_PATH, type WorkspaceExports } from '../features/privacy/index.ts';
import { attachmentName, type LinkQuery } from '../platform/index.ts';

type Address = { Params: { tenantId: string; id: string }; Querystring: LinkQuery };

export function serveExports(http: FastifyInstance, exports: Pick<WorkspaceExports, 'open'>): void {
  http.get<Address>(`${EXPORTS_PATH}:tenantId/:id`, async ({ params, query }, reply) => {
    const { size, content } = await exports.open(params.tenantId, params.id, query);
    return reply
      .header('content-type', 'application/zip')
      .header('content-length', size)
      .header('content-disposition', `attachment; ${attachmentName('parrot-workspace.zip')}`)
      .header('x-content-type-options', 'nosniff')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'private, no-store')
      .send(content);
  });
}
