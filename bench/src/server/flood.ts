/** A process of its own: one address sends far more messages than it may, over several connections. */
import { openVisitorConversation, sendVisitorMessage } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import { openSocket, type TestSocket } from '@parrot/testkit';

export type FloodOrder = {
  url: string;
  parrotId: string;
  address: string;
  connections: number;
  /** Of all connections together. */
  messagesPerSecond: number;
  seconds: number;
};
export type FloodMessage = 'ready' | { report: FloodReport };
export type FloodReport = { sent: number; cuts: number; refusedConnections: number };

const TICK_MS = 20;
/** How soon a client that was cut tries again. */
const RETRY_MS = 250;

process.once('message', async (order: FloodOrder) => {
  const report = await flood(order);
  process.send?.({ report } satisfies FloodMessage);
  process.disconnect();
  process.exit();
});

process.send?.('ready' satisfies FloodMessage);

async function flood(order: FloodOrder): Promise<FloodReport> {
  const report: FloodReport = { sent: 0, cuts: 0, refusedConnections: 0 };
  const { url, parrotId, address, connections, messagesPerSecond, seconds } = order;
  const sockets = new Map<number, TestSocket>();
  const end = performance.now() + seconds * 1000;

  const connect = async (index: number): Promise<void> => {
    if (performance.now() > end) return;
    const again = () => setTimeout(() => void connect(index), RETRY_MS);
    const headers = { 'x-forwarded-for': address, 'user-agent': `Flood ${index}` };
    try {
      const opened = await openSocket({ url }, 'visitor', { parrotId }, {}, {}, headers);
      opened.socket.offAny();
      opened.socket.once('disconnect', () => {
        sockets.delete(index);
        if (performance.now() < end) report.cuts += 1;
        again();
      });
      opened.socket.emit(openVisitorConversation.name, { afterSeq: 0 }, () => sockets.set(index, opened));
    } catch {
      report.refusedConnections += 1;
      again();
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => connect(index)));

  const perTick = (messagesPerSecond * TICK_MS) / 1000 / connections;
  let due = 0;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      due += perTick;
      const now = Math.floor(due);
      due -= now;
      for (const { socket } of sockets.values())
        for (let count = 0; count < now; count += 1) {
          report.sent += 1;
          socket.emit(
            sendVisitorMessage.name,
            { msgId: newId('msg'), value: 'When are you open?' },
            () => {},
          );
        }
      if (performance.now() < end) return;
      clearInterval(timer);
      for (const { close } of sockets.values()) close();
      resolve(report);
    }, TICK_MS);
  });
}
