// @vitest-environment node
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { startServer, type TestConnection, type TestServer, testConnection } from './connection.fixture.ts';
import type { ConnectionOptions } from './connection.ts';
import { LATE, LOST } from './no-answer.ts';

const servers: TestServer[] = [];
const connections: TestConnection[] = [];

const server = async (...args: Parameters<typeof startServer>) => {
  const started = await startServer(...args);
  servers.push(started);
  return started;
};
const connection = (port: number, options?: Partial<ConnectionOptions>) => {
  const opened = testConnection(port, options);
  connections.push(opened);
  return opened;
};

/** A WebSocket server that sends nothing by itself. */
const bareServer = async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  return { server, port: (server.address() as { port: number }).port };
};

afterEach(async () => {
  for (const opened of connections.splice(0)) opened.connection.close();
  for (const started of servers.splice(0)) await started.stop();
});

describe('on a stable connection', () => {
  test('sends its auth, gets answers and receives pushes', async () => {
    const { io, port } = await server();
    io.on('connection', (socket) => {
      socket.on('double', ({ number }, answer) => answer({ ok: true, number: number * 2 }));
      socket.emit('hello', socket.handshake.auth);
    });
    const client = connection(port, { auth: () => ({ parrotId: 'prt_1', visitorToken: 'secret' }) });
    await client.until('online');
    expect(await client.connection.emit('double', { number: 21 })).toEqual({ ok: true, number: 42 });
    await client.untilPush();
    expect(client.pushes).toEqual([['hello', { parrotId: 'prt_1', visitorToken: 'secret' }]]);
  });

  test('answers that arrive out of order reach their emits', async () => {
    const { io, port } = await server();
    io.on('connection', (socket) => {
      const pendingAnswers: (() => void)[] = [];
      socket.on('ask', (name, answer) => {
        pendingAnswers.unshift(() => answer({ ok: true, name }));
        if (pendingAnswers.length === 3) for (const release of pendingAnswers) release();
      });
    });
    const client = connection(port);
    await client.until('online');
    const names = ['a', 'b', 'c'];
    expect(await Promise.all(names.map((name) => client.connection.emit('ask', name)))).toEqual(
      names.map((name) => ({ ok: true, name })),
    );
  });

  test("passes on the server's rejection of an emit", async () => {
    const { io, port } = await server();
    const error = { status: 400, code: 'bad_input', message: 'Please check the highlighted fields.' };
    io.on('connection', (socket) => socket.on('message.send', (_, answer) => answer({ ok: false, error })));
    const client = connection(port);
    await client.until('online');
    expect(await client.connection.emit('message.send', {})).toEqual({ ok: false, error });
  });

  test('an emit without an answer in time is late, and a later answer is ignored', async () => {
    const { io, port } = await server();
    const pendingAnswers: (() => void)[] = [];
    io.on('connection', (socket) => {
      socket.on('slow', (_, answer) => pendingAnswers.push(() => answer({ ok: true })));
      socket.on('quick', (_, answer) => answer({ ok: true }));
    });
    const client = connection(port, { answerMs: 30 });
    await client.until('online');
    expect(await client.connection.emit('slow', {})).toBe(LATE);
    for (const answer of pendingAnswers) answer();
    expect(await client.connection.emit('quick', {})).toEqual({ ok: true });
  });

  test("answers the server's pings, so that the server keeps the connection open", async () => {
    const { io, port } = await server(0, { pingInterval: 15, pingTimeout: 500 });
    const beats = new Promise<void>((resolve) => {
      let count = 0;
      io.on('connection', ({ conn }) => conn.on('heartbeat', () => ++count === 3 && resolve()));
    });
    const client = connection(port);
    await beats;
    expect(client.statuses).toEqual(['connecting', 'online']);
  });
});

describe('when the connection breaks', () => {
  test('it reconnects to a restarted server, and pending emits are reported as lost', async () => {
    const first = await server();
    first.io.on('connection', (socket) => socket.on('never', () => first.stop()));
    const client = connection(first.port);
    await client.until('online');
    expect(await client.connection.emit('never', {})).toBe(LOST);
    await client.until('lost');
    expect(await client.connection.emit('never', {})).toBe(LOST);

    const second = await server(first.port);
    second.io.on('connection', (socket) => socket.on('echo', (value, answer) => answer({ ok: true, value })));
    await client.until('online', 2);
    expect(await client.connection.emit('echo', 7)).toEqual({ ok: true, value: 7 });
  });

  test('it reconnects after the server disconnects it', async () => {
    const { io, port } = await server();
    let visits = 0;
    io.on('connection', (socket) => ++visits === 1 && socket.disconnect());
    const client = connection(port);
    await client.until('online', 2);
    expect(visits).toBe(2);
  });

  test("a paused connection stays closed for that time, regardless of the browser's online events", async () => {
    const signals = new EventTarget();
    const { port } = await server();
    const client = connection(port, { signals });
    await client.until('online');
    client.connection.rest(50);
    signals.dispatchEvent(new Event('online'));
    expect(await client.connection.emit('anything', {})).toBe(LOST);
    await client.until('online', 2);
    expect(client.statuses).toEqual(['connecting', 'online', 'cut', 'connecting', 'online']);
  });

  test('a silent connection is closed after its ping timeout', async () => {
    const silent = await bareServer();
    let calls = 0;
    silent.server.on('connection', (socket) => {
      calls++;
      socket.send('0{"sid":"x","upgrades":[],"pingInterval":20,"pingTimeout":20,"maxPayload":1000}');
      socket.on('message', () => socket.send('40{"sid":"y"}'));
    });
    const client = connection(silent.port);
    await client.until('online', 2);
    expect(client.statuses.slice(0, 4)).toEqual(['connecting', 'online', 'lost', 'online']);
    expect(calls).toBeGreaterThanOrEqual(2);
    client.connection.close();
    silent.server.close();
  });

  test('a server that accepts but sends no handshake is given up too', async () => {
    const mute = await bareServer();
    const client = connection(mute.port, { handshakeMs: 20 });
    await client.until('lost');
    client.connection.close();
    mute.server.close();
  });

  test('an online event of the browser ends the delay immediately', async () => {
    const signals = new EventTarget();
    const first = await server();
    const client = connection(first.port, { signals, pace: { first: 3_600_000, most: 3_600_000 } });
    await client.until('online');
    await first.stop();
    await client.until('lost');
    await server(first.port);
    signals.dispatchEvent(new Event('online'));
    await client.until('online', 2);
  });

  test('an offline event of the browser closes it before any timeout', async () => {
    const signals = new EventTarget();
    const { port } = await server();
    const client = connection(port, { signals });
    await client.until('online');
    signals.dispatchEvent(new Event('offline'));
    expect(client.statuses.at(-1)).toBe('lost');
  });
});

describe('when the server rejects the connection', () => {
  const refusing = async () => {
    const started = await server();
    let doors = 0;
    started.io.use((_, next) => {
      if (++doors > 1) return next();
      next(Object.assign(new Error('not_found'), { data: { status: 404, code: 'not_found' } }));
    });
    return started;
  };

  test('the reason is reported, and it does not retry', async () => {
    const { port } = await refusing();
    const client = connection(port);
    await client.until('refused');
    expect(client.refusals).toEqual([{ message: 'not_found', data: { status: 404, code: 'not_found' } }]);
    expect(client.statuses).toEqual(['connecting', 'refused']);
  });

  test('it retries if that may help', async () => {
    const { port } = await refusing();
    const client = connection(port, { onRefused: () => true });
    await client.until('online');
    expect(client.statuses).toEqual(['connecting', 'refused', 'connecting', 'online']);
  });
});
