/** Serves uploaded pictures. A URL always means the same picture, so browsers may cache it. */
import type { FastifyInstance } from 'fastify';
import { createPictureStore, PICTURE_TYPE, PICTURES_PATH, type Storage } from '../platform/index.ts';

export function servePictures(http: FastifyInstance, storage: Storage): void {
  const pictures = createPictureStore(storage);
  http.get<{ Params: { '*': string } }>(`${PICTURES_PATH}*`, async (request, reply) => {
    const { size, content } = await pictures.open(request.params['*']);
    return reply
      .type(PICTURE_TYPE)
      .header('content-length', size)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(content);
  });
}
