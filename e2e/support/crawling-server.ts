/** The server with its encoder, a site that it may crawl, and a model that can be connected. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FakeModel, startFakeModel, startTestServer, type TestServer } from '@parrot/testkit';
import { test as base } from '@playwright/test';

/** Pages by path. */
export type CrawledSite = { url: string; pages: Record<string, string> };
export type CrawlingServer = TestServer & { site: CrawledSite; model: FakeModel };

export const test = base.extend<object, { crawling: CrawlingServer }>({
  crawling: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const pages: Record<string, string> = {};
      const web = createServer((request, response) => {
        const page = pages[new URL(request.url ?? '/', 'http://site').pathname];
        response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      });
      await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
      const address = `127.0.0.1:${(web.address() as AddressInfo).port}`;
      const model = await startFakeModel();
      const server = await startTestServer({
        settings: { ENCODER: 'on', OUTBOUND_ALLOW: `${address}, ${model.host}`, CRAWL_DELAY_MS: '0' },
      });
      await use({ ...server, model, site: { url: `http://${address}`, pages } });
      await server.stop();
      await model.stop();
      web.closeAllConnections();
      await new Promise((resolve) => web.close(resolve));
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
