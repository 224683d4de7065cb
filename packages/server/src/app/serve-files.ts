/**
 * Serves files of conversations by signed URLs that expire. Pictures are shown inline, also on sites with the
 * widget; all other files are downloads, so nothing runs on our origin.
 */
import { FILES_PATH } from '@parrot/contract/conversations';
import type { FastifyInstance } from 'fastify';
import type { Desk } from '../features/desk/index.ts';
import { attachmentName, type Clock, type LinkQuery } from '../platform/index.ts';

type Dependencies = { clock: Clock; files: Pick<Desk['files'], 'readLink'> };
type Address = { Params: { id: string; name: string }; Querystring: LinkQuery };

export function serveFiles(http: FastifyInstance, { clock, files }: Dependencies): void {
  http.get<Address>(`${FILES_PATH}:id/:name`, async ({ params, query }, reply) => {
    const { name, mediaType, isPicture, file, expiresAt } = await files.readLink(
      params.id,
      params.name,
      query,
    );
    const secondsLeft = Math.floor((expiresAt.getTime() - clock.now().getTime()) / 1_000);
    return reply
      .header('content-type', mediaType)
      .header('content-length', file.size)
      .header('content-disposition', `${isPicture ? 'inline' : 'attachment'}; ${attachmentName(name)}`)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', `private, max-age=${secondsLeft}`)
      .send(file.content);
  });
}
