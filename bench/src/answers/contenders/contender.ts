/** A server that answers questions with less than the product does, in a process of its own. */
import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { io, type Socket } from 'socket.io-client';
import { cpuMsOf, megabytesOf } from '../../server/process-figures.ts';

type Ask = (question: string) => Promise<void>;
export type Contender = {
  name: string;
  pid: number;
  /** Until it was ready, and memory then. */
  startCpuMs: number | undefined;
  megabytes: number | undefined;
  /** One for each visitor. */
  asks: Ask[];
  close(): Promise<void>;
};

type Program = { name: string; args: string[]; env?: Record<string, string>; over: 'http' | 'socket' };

const SERVE = fileURLToPath(new URL('./serve.mjs', import.meta.url));
export const served = (kind: string, ...args: string[]): string[] => [SERVE, kind, ...args];

export async function startContender(
  { name, args, env, over }: Program,
  visitors: number,
): Promise<Contender> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (piece: Buffer) => {
      output += piece;
      const [, found] = /ready (\d+)/.exec(output) ?? [];
      if (found) resolve(Number(found));
    });
    void ended.then(() => reject(new Error(`${name} ended before it was ready: ${output}`)));
  });
  const pid = child.pid ?? 0;
  const [startCpuMs, megabytes] = [cpuMsOf(pid), megabytesOf(pid)];
  const lines = await (over === 'http' ? overHttp(port, visitors) : overSocket(port, visitors));
  return {
    name,
    pid,
    startCpuMs,
    megabytes,
    asks: lines.asks,
    async close() {
      lines.close();
      child.kill('SIGTERM');
      await ended;
      process.off('exit', endWithUs);
    },
  };
}

type Lines = { asks: Ask[]; close(): void };

async function overSocket(port: number, visitors: number): Promise<Lines> {
  const sockets: Socket[] = [];
  for (let count = 0; count < visitors; count += 1) {
    const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    sockets.push(socket);
  }
  const asks = sockets.map((socket) => async (question: string) => {
    const answer: unknown = await socket.timeout(30_000).emitWithAck('ask', question);
    if (!answer) throw new Error(`no answer to “${question}”`);
  });
  return {
    asks,
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}

function overHttp(port: number, visitors: number): Lines {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const ask: Ask = (question) =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          agent,
          port,
          host: '127.0.0.1',
          path: '/ask',
          method: 'POST',
          headers: { 'content-type': 'application/json' },
        },
        (response) => {
          let body = '';
          response.on('data', (piece: Buffer) => {
            body += piece;
          });
          response.once('end', () => {
            if (response.statusCode === 200 && body.includes('answer')) resolve();
            else reject(new Error(`no answer to “${question}”: ${response.statusCode} ${body}`));
          });
        },
      );
      sent.once('error', reject);
      sent.end(JSON.stringify({ question }));
    });
  return { asks: Array.from({ length: visitors }, () => ask), close: () => agent.destroy() };
}
