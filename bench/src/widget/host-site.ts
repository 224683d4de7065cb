/** A third-party site: one page that may contain the embed snippet, and files it may load. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type HostSite = { url: string; close(): Promise<void> };

export async function openHostSite(files: Record<string, { type: string; body: string }>): Promise<HostSite> {
  const server = createServer((request, response) => {
    const file = files[request.url ?? ''];
    if (file) response.setHeader('content-type', file.type).end(file.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
