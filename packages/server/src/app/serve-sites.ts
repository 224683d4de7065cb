/** Serves the application, the login page, the widget's scripts and a preview page for bots. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { PREVIEW_PAGE } from '@parrot/contract/conversations';
import { AppError, LANGUAGES, type LanguageCode, nearestLanguage, parrotId } from '@parrot/contract/core';
import { type ClientSettings, SETTINGS_META } from '@parrot/contract/installation';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Apps } from '../features/apps/index.ts';
import { botPreviewPage } from './bot-preview-page.ts';
import { LOADER, WEB_FOLDER, WIDGET_FOLDER } from './built-folders.ts';

const YEAR_MS = 31_536_000_000;
/** The Studio frames this page. It loads its own scripts and pictures, and connects to nothing. */
const PREVIEW_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

type Dependencies = {
  apps: Pick<Apps, 'botState'>;
  clientSettings: () => ClientSettings;
  /** The Content-Security-Policy of pages with bots. */
  appPolicy: string;
};

export async function serveSites(
  http: FastifyInstance,
  { apps, clientSettings, appPolicy }: Dependencies,
): Promise<void> {
  await http.register(fastifyStatic, {
    root: WIDGET_FOLDER,
    prefix: '/widget/',
    allowedPath: (path) => path !== `/${LOADER}`,
    preCompressed: true,
    decorateReply: false,
    index: false,
    setHeaders: (reply, path) => {
      reply.header('access-control-allow-origin', '*');
      reply.header('cache-control', 'public, max-age=300');
      // The file may be a compressed one, with one more extension.
      if (path.includes(basename(PREVIEW_PAGE))) reply.header('content-security-policy', PREVIEW_POLICY);
    },
  });
  await http.register(fastifyStatic, {
    root: join(WEB_FOLDER, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: YEAR_MS,
  });
  await http.register(fastifyStatic, { root: WEB_FOLDER, prefix: '/', index: false, serve: false });

  const page = async (reply: FastifyReply, file: string) => {
    const html = await readFile(join(WEB_FOLDER, file), 'utf8');
    return reply
      .type('text/html')
      .header('cache-control', 'no-cache')
      .send(withSettings(html, clientSettings()));
  };

  const appPage = (reply: FastifyReply) =>
    page(reply.header('content-security-policy', appPolicy), 'index.html');

  http.get('/', (_request, reply) => appPage(reply));
  http.get('/favicon.svg', (_request, reply) => reply.sendFile('favicon.svg'));
  http.get<{ Params: { id: string } }>('/try/:id', async (request, reply) => {
    const id = parrotId.safeParse(request.params.id).data;
    const state = id ? await apps.botState(id) : 'unknown';
    return reply
      .type('text/html')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', appPolicy)
      .code(state === 'unknown' ? 404 : 200)
      .send(botPreviewPage(id, state, languageOf(request.headers['accept-language'])));
  });
  http.get('/accounts', (_request, reply) => reply.redirect('/accounts/'));
  http.get('/accounts/*', (_request, reply) => page(reply, 'accounts/index.html'));
  http.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage || request.url.startsWith('/api/') || request.url.startsWith('/widget/'))
      throw new AppError('not_found');
    return appPage(reply);
  });
}

/** The settings are an attribute of the page: no inline script, no request before the first paint. */
function withSettings(html: string, settings: ClientSettings): string {
  const json = JSON.stringify(settings).replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return html.replace(
    `name="${SETTINGS_META}" content=""`,
    () => `name="${SETTINGS_META}" content="${json}"`,
  );
}

/** The first of the browser's languages that Parrot has. */
const languageOf = (accepted = ''): LanguageCode =>
  accepted
    .split(',')
    .map((tag) => nearestLanguage(tag.split(';', 1)[0] ?? '', LANGUAGES))
    .find((language) => language !== undefined) ?? 'en';
