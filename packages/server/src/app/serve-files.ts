/**
 * Serves what visitors have sent, to whoever was told its address. Pictures may be shown in place, also on other sites,
 * where widgets are; everything else is only ever saved. Nothing in it can run as ours.
 */
import type { FastifyInstance } from 'fastify';
import { type Conversations, FILES_PATH } from '../features/conversations/index.ts';
import { attachmentName } from '../platform/index.ts';

type Needs = { conversations: { files: Pick<Conversations['files'], 'read'> } };

export function serveFiles(http: FastifyInstance, { conversations }: Needs): void {
  http.get<{ Params: { id: string; name: string } }>(`${FILES_PATH}:id/:name`, async (request, reply) => {
    const { name, mediaType, isPicture, bytes } = await conversations.files.read(
      request.params.id,
      request.params.name,
    );
    return reply
      .header('content-type', mediaType)
      .header('content-disposition', `${isPicture ? 'inline' : 'attachment'}; ${attachmentName(name)}`)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'private, max-age=86400')
      .send(bytes);
  });
}
