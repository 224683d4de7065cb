/** A TURN server that accepts the time-limited credentials of calls, as coturn does. */
import { createHmac } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { networkInterfaces } from 'node:os';
import Turn from 'node-turn';

export type Relay = {
  /** What the product is started with. */
  settings: Record<string, string>;
  stop(): void;
};

const SECRET = 'relay-of-the-journeys';

export async function startRelay(): Promise<Relay> {
  const address = ownAddress();
  const port = await freePort(address);
  const server = new Turn({
    listeningIps: [address],
    listeningPort: port,
    relayIps: [address],
    authMech: 'long-term',
    credentials: passwords,
  });
  server.start();
  return {
    settings: {
      TURN_URLS: `turn:${address}:${port}?transport=udp`,
      TURN_SECRET: SECRET,
      ICE_RELAY_ONLY: 'yes',
    },
    stop: () => server.stop(),
  };
}

/** The password of any user name that has not expired. */
const passwords = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, username) => {
      const name = String(username);
      if (Number(name.split(':')[0]) < Date.now() / 1_000) return undefined;
      return createHmac('sha1', SECRET).update(name).digest('base64');
    },
  },
);

const ownAddress = (): string =>
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.1';

async function freePort(address: string): Promise<number> {
  const socket = createSocket('udp4');
  await new Promise<void>((resolve) => socket.bind(0, address, resolve));
  const { port } = socket.address();
  await new Promise<void>((resolve) => socket.close(resolve));
  return port;
}
