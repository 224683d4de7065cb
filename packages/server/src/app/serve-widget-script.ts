/**
 * Serves the script that pages embed: the loader with its bot's configuration written in, so that a page
 * makes one request. Browsers revalidate it each time, so visitors see what was just published.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LAUNCHER_CONFIG_PLACEHOLDER, type LauncherConfig } from '@parrot/contract/conversations';
import type { FastifyInstance } from 'fastify';
import type { Apps } from '../features/apps/index.ts';
import { LOADER, WIDGET_FOLDER } from './built-folders.ts';

type Options = { apps: Pick<Apps, 'readLauncherConfig'>; callsPerMinute: number };

const pack = promisify(gzip);

export function serveWidgetScript(http: FastifyInstance, { apps, callsPerMinute }: Options): void {
  http.get<{ Params: { parrotId: string } }>(
    '/widget/:parrotId(^prt_[a-z0-9]{1,40}).js',
    { config: { rateLimit: { max: callsPerMinute, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const script = await scriptWith(
        await apps.readLauncherConfig(request.params.parrotId, request.headers),
      );
      const tag = `W/"${createHash('sha256').update(script).digest('base64url')}"`;
      reply
        .header('access-control-allow-origin', '*')
        .header('vary', 'origin, accept-encoding')
        .header('cache-control', 'no-cache')
        .header('etag', tag);
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      reply.type('text/javascript; charset=utf-8');
      const takesPacked = /\bgzip\b/.test(String(request.headers['accept-encoding']));
      return takesPacked
        ? reply.header('content-encoding', 'gzip').send(await pack(script))
        : reply.send(script);
    },
  );
}

async function scriptWith(launcherConfig: LauncherConfig): Promise<string> {
  const [before, after, more] = (await readFile(join(WIDGET_FOLDER, LOADER), 'utf8')).split(
    LAUNCHER_CONFIG_PLACEHOLDER,
  );
  if (after === undefined || more !== undefined)
    throw new Error('the widget loader must have exactly one configuration placeholder');
  return before + JSON.stringify(launcherConfig) + after;
}
