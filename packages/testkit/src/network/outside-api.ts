/** A real HTTP server in place of an external API: replies as a test says, and records its requests. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: string };

export type OutsideApi = {
  /** Host and port. */
  address: string;
  asked: Asked[];
  /** Sets the JSON replies from now on. */
  answers(with_: (asked: Asked, response: ServerResponse) => unknown): void;
  stop(): Promise<void>;
};

export async function startOutsideApi(): Promise<OutsideApi> {
  const asked: Asked[] = [];
  let answer: (asked: Asked, response: ServerResponse) => unknown = () => ({});
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    const { method = '', url: path = '', headers } = request;
    const one = { method, path, headers, body };
    asked.push(one);
    const answered = await answer(one, response);
    if (answered !== undefined) response.end(JSON.stringify(answered));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers(with_) {
      answer = with_;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
