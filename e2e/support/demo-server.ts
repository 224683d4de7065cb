/**
 * The built server, started as a user would start it, with its own database and port; and third-party pages
 * that embed it.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '@playwright/test';
import { newDemoStore } from './demo-store.ts';
import { type ExternalApi, startExternalApi } from './external-api.ts';
import { startProduct } from './many-processes.ts';

export type Product = { url: string };
export type OtherSite = { url: string; show(html: string): void };

export const test = base.extend<{ otherSite: OtherSite }, { product: Product; externalApi: ExternalApi }>({
  externalApi: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const api = await startExternalApi();
      await use(api);
      await api.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ externalApi }, use) => {
      const store = await newDemoStore();
      const server = await startProduct(store, {
        SIGN_INS_PER_MINUTE: '10000',
        SIGN_UPS_PER_HOUR: '10000',
        CONVERSATIONS_PER_MINUTE: '10000',
        MESSAGES_PER_MINUTE: '100000',
        OUTBOUND_ALLOW: new URL(externalApi.url).host,
      });
      await use({ url: server.url });
      await server.stop();
      await store.drop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  otherSite: async ({}, use) => {
    let page = '';
    const server = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end(page),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await use({
      url: `http://127.0.0.1:${port}`,
      show: (html) => {
        page = html;
      },
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

/** A page whose CSP allows only what the embed snippet needs. */
export const strictPage = ({ url }: Product, embedCode: string) => `<!doctype html><html lang="en"><head>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${url}; connect-src ${url} ${url.replace('http', 'ws')}">
<title>Elsewhere</title></head><body><h1>Elsewhere</h1>${embedCode}</body></html>`;
