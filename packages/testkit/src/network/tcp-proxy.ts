/** A proxy between two programs that fails like a network: it cuts, freezes, delays, half-closes and loses. */
import { createServer, type Socket } from 'node:net';

export type TcpProxy = {
  port: number;
  /** Closes every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Closes every connection; new ones pass. */
  dropConnections(): void;
  /** Connections stay open and nothing passes. */
  freeze(): void;
  /** Every piece arrives this much later. */
  delay(milliseconds: number): void;
  /** Ends every connection on one side only: the other one sees it open, and nothing passes. */
  halfClose(side: Side): void;
  /** What clients send still arrives, and each connection breaks off with its next answer, which is lost. */
  loseAnswers(): void;
  /** Back to normal; what was closed stays closed. */
  restore(): Promise<void>;
  close(): Promise<void>;
};

type Side = 'client' | 'server';
type Pair = { client: Socket; server: Socket; isHalfClosed: boolean };

/** Nothing waits to be passed on. */
const IDLE: Promise<unknown> = Promise.resolve();

/** `connectToServer` is called for each connection of a client. */
export async function startTcpProxy(connectToServer: () => Socket): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let isFrozen = false;
  let losesAnswers = false;
  let delayMs = 0;

  const socketsOf = ({ client, server }: Pair): Socket[] => [client, server];
  const allSockets = (): Socket[] => [...pairs].flatMap(socketsOf);
  const end = (pair: Pair) => {
    pairs.delete(pair);
    for (const socket of socketsOf(pair)) socket.destroy();
  };
  const pass = (pair: Pair, from: Socket, to: Socket) => {
    let last: Promise<unknown> = IDLE;
    const inOrder = (act: () => void) => {
      if (delayMs === 0 && last === IDLE) return act();
      const wait = new Promise((resolve) => setTimeout(resolve, delayMs));
      const turn = Promise.all([last, wait]).then(act);
      last = turn;
      void turn.then(() => {
        if (last === turn) last = IDLE;
      });
    };
    from.on('data', (piece) => {
      if (pair.isHalfClosed) return;
      if (losesAnswers && from === pair.server) return end(pair);
      inOrder(() => to.writable && to.write(piece));
    });
    from.on('end', () => {
      if (!pair.isHalfClosed) inOrder(() => to.end());
    });
    // An error closes the socket too.
    from.on('error', () => {});
    from.once('close', () => {
      if (!pair.isHalfClosed) inOrder(() => end(pair));
    });
    if (isFrozen) from.pause();
  };

  const listener = createServer({ allowHalfOpen: true }, (client) => {
    const pair: Pair = { client, server: connectToServer(), isHalfClosed: false };
    pairs.add(pair);
    pass(pair, pair.client, pair.server);
    pass(pair, pair.server, pair.client);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = listener.address() as { port: number };

  const dropConnections = () => {
    for (const pair of [...pairs]) end(pair);
  };
  const cut = async () => {
    const closed = new Promise<void>((resolve) => listener.close(() => resolve()));
    dropConnections();
    await closed;
  };
  return {
    port,
    cut,
    dropConnections,
    freeze() {
      isFrozen = true;
      for (const socket of allSockets()) socket.pause();
    },
    delay(milliseconds) {
      delayMs = milliseconds;
    },
    halfClose(side) {
      for (const pair of pairs) {
        pair.isHalfClosed = true;
        pair[side].end();
      }
    },
    loseAnswers() {
      losesAnswers = true;
    },
    async restore() {
      isFrozen = false;
      losesAnswers = false;
      delayMs = 0;
      for (const pair of [...pairs]) if (pair.isHalfClosed) end(pair);
      if (!listener.listening) await listen(port);
      for (const socket of allSockets()) socket.resume();
    },
    async close() {
      if (listener.listening) await cut();
    },
  };
}
