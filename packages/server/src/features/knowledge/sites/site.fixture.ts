/** A fake website for tests: pages by path, and the requests it got. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void);
export type TestSite = {
  url: string;
  port: number;
  pages: Record<string, Answer>;
  /** Requests since the last call, in order. */
  asked(): string[];
  close(): void;
};

export async function startSite(): Promise<TestSite> {
  let seen: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    seen.push(path);
    const answer = site.pages[path] ?? site.pages['*'];
    if (answer === undefined) response.writeHead(404).end('Not here.');
    else if (typeof answer === 'function') answer(request, response);
    else
      response.setHeader('content-type', path.endsWith('.xml') ? 'application/xml' : 'text/html').end(answer);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const site: TestSite = {
    url: `http://127.0.0.1:${port}`,
    port,
    pages: {},
    asked() {
      const before = seen;
      seen = [];
      return before;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return site;
}

export const pageOf = (title: string, text: string, links: readonly string[] = [], head = ''): string =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body><nav>${links
    .map((href) => `<a href="${href}">${href}</a>`)
    .join(' ')}</nav><main><h1 id="top">${title}</h1><p>${text}</p></main></body></html>`;
