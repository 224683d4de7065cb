/** Lists what is served, so that a test can compare it with what was reviewed. */
import type { FastifyInstance } from 'fastify';

/** Grows with each route that is registered from now on. Fastify adds HEAD to every GET; it is left out. */
export function listAddresses(http: FastifyInstance): readonly string[] {
  const addresses: string[] = [];
  http.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') addresses.push(`${each} ${url}`);
  });
  return addresses;
}
