/** A proxy to Redis that loses what processes publish, except for their beats: none notices that it is missed. */
import { connect, createServer, type Socket } from 'node:net';

/** How Redis delivers a published message, up to its length. */
const HEAD = /\*3\r\n\$7\r\nmessage\r\n\$\d+\r\n[^\r]*\r\n\$(\d+)\r\n/;

export async function startLossyRedis(url: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const proxy = createServer((client) => {
    const redis = connect(Number(port), hostname);
    let unread = '';
    client.pipe(redis);
    redis.on('data', (piece) => {
      unread += piece.toString('latin1');
      for (;;) {
        const head = HEAD.exec(unread);
        if (!head) break;
        const begin = head.index + head[0].length;
        const end = begin + Number(head[1]) + 2;
        if (unread.length < end) return;
        const frame = unread.slice(head.index, end);
        client.write(unread.slice(0, head.index) + (frame.includes('\nbeat\t') ? frame : ''), 'latin1');
        unread = unread.slice(end);
      }
      client.write(unread, 'latin1');
      unread = '';
    });
    for (const [from, to] of [
      [client, redis],
      [redis, client],
    ] as const) {
      open.add(from);
      from.on('error', () => {});
      from.once('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port: own } = proxy.address() as { port: number };
  return {
    url: `redis://127.0.0.1:${own}`,
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
