/** A connection to a server that can be cut: what is open breaks off, and nothing new gets through. */
import { connect } from 'node:net';
import { startTcpProxy } from '@parrot/testkit/network';
import { test as base, type Product } from './demo-server.ts';

type CuttableConnection = Product & { cut(): Promise<void>; restore(): Promise<void> };

export const test = base.extend<{ cuttable: CuttableConnection }>({
  cuttable: async ({ product }, use) => {
    const { hostname, port } = new URL(product.url);
    const proxy = await startTcpProxy(() => connect(Number(port), hostname));
    await use({ ...proxy, url: `http://127.0.0.1:${proxy.port}` });
    await proxy.close();
  },
});
