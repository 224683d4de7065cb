/** A third-party API that bots call, which can be made to fail. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type ExternalApi = {
  url: string;
  /** The requests it received, in order. */
  requests: string[];
  answerWith(status: number): void;
};

export async function startExternalApi(): Promise<ExternalApi & { stop(): Promise<void> }> {
  let status = 200;
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    requests.push(await text(request));
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answerWith: (next) => {
      status = next;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
