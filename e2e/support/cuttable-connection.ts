/** A connection to a server that can be cut: what is open breaks off, and nothing new gets through. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { test as base, type Product } from './demo-server.ts';

type CuttableConnection = Product & { cut(): void; restore(): void };

async function openConnection({ url }: Product) {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let isCut = false;
  const forward = (from: Socket, to: Socket) => {
    open.add(from);
    from.pipe(to);
    // An error closes the socket too.
    from.on('error', () => {});
    from.on('close', () => {
      open.delete(from);
      to.destroy();
    });
  };
  const breakOff = () => {
    for (const socket of open) socket.destroy();
  };
  const proxy = createServer((client) => {
    if (isCut) return client.destroy();
    const server = connect(Number(port), hostname);
    forward(client, server);
    forward(server, client);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      breakOff();
    },
    restore() {
      isCut = false;
    },
    async close() {
      breakOff();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

export const test = base.extend<{ cuttable: CuttableConnection }>({
  cuttable: async ({ product }, use) => {
    const connection = await openConnection(product);
    await use(connection);
    await connection.close();
  },
});
