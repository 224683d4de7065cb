/**
 * Shared by the parts: one database, created on first use, on which servers are started one after the other;
 * and a browser.
 */
import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from '@parrot/contract/apps';
import { newOwner, newPublishedApp, type TestSession, testPlansFile, withToursSeen } from '@parrot/testkit';
import { type ServerProcess, startServerProcess } from '@parrot/testkit/process';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { NotAvailable } from './not-available.ts';

export type Store = { folder: string; owner: TestSession; app: App; firstStartSeconds: number };

type DebuggedBrowser = {
  port: number;
  /** Its profile. */
  folder: string;
  context: BrowserContext;
  close(): Promise<void>;
};

export type Stage = {
  store(): Promise<Store>;
  /** Starts the built server on the database, as `npm start` does, and stops it after the work. */
  withServer<T>(work: (server: ServerProcess, store: Store) => Promise<T>): Promise<T>;
  browser(): Promise<Browser>;
  /** Another browser, with an empty profile, that a tool drives through its debugging port. */
  debuggedBrowser(): Promise<DebuggedBrowser>;
  close(): Promise<void>;
};

export function createStage(): Stage {
  let storeMade: Promise<Store> | undefined;
  let browserStarted: Promise<Browser> | undefined;
  const stage: Stage = {
    store() {
      storeMade ??= makeStore();
      return storeMade;
    },
    async withServer(work) {
      const store = await stage.store();
      const server = await startOn(store.folder);
      try {
        return await work(server, store);
      } finally {
        await server.stop();
      }
    },
    browser() {
      browserStarted ??= startBrowser();
      return browserStarted;
    },
    debuggedBrowser: startDebuggedBrowser,
    async close() {
      await (await browserStarted?.catch(() => undefined))?.close();
    },
  };
  return stage;
}

/** Most parts measure one busy tenant, which has a process to itself. */
const TENANT_LIMITS = Object.fromEntries(
  ['CONNECTIONS', 'HANDSHAKES_PER_MINUTE', 'CONVERSATIONS_PER_MINUTE', 'MESSAGES_PER_MINUTE'].flatMap(
    (name) => [`APP_${name}`, `TENANT_${name}`].map((each) => [each, '1000000']),
  ),
);

/** As `npm start`, except for limits per client address: all visitors of the bench share one. */
export async function startOn(folder: string, more: Record<string, string> = {}): Promise<ServerProcess> {
  const settings = {
    NODE_ENV: 'development',
    PORT: '0',
    CALLS_PER_MINUTE: '1000000',
    SIGN_INS_PER_MINUTE: '1000000',
    SIGN_UPS_PER_HOUR: '1000000',
    CONNECTIONS_PER_ADDRESS: '1000000',
    HANDSHAKES_PER_MINUTE: '1000000',
    CONVERSATIONS_PER_MINUTE: '1000000',
    MESSAGES_PER_MINUTE: '1000000',
    ...TENANT_LIMITS,
    // Counted as on a paid plan, and never reached.
    PLANS_FILE: testPlansFile(1_000_000_000),
    ...more,
  };
  const server = await startServerProcess({ folder, from: 'build', settings });
  running.add(server.process);
  server.process.once('exit', () => running.delete(server.process));
  return server;
}

/** Cleans up, however the bench ends. */
const running = new Set<ChildProcess>();
const folders = new Set<string>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The demo that a first start creates, and a tenant with its own small bot. */
async function makeStore(): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), 'parrot-bench-'));
  folders.add(folder);
  const began = performance.now();
  const server = await startOn(folder);
  const firstStartSeconds = (performance.now() - began) / 1000;
  try {
    // A tour would cover the page.
    const owner = await withToursSeen(server, await newOwner(server));
    return { folder, owner, app: await newPublishedApp(server, owner), firstStartSeconds };
  } finally {
    await server.stop();
  }
}

const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

async function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await chromiumPath(), args: BROWSER_ARGS });
}

async function startDebuggedBrowser(): Promise<DebuggedBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'parrot-bench-browser-'));
  folders.add(folder);
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await chromiumPath(),
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
    locale: 'en-GB',
    viewport: null,
  });
  return { port, folder, context, close: () => context.close() };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function chromiumPath(): Promise<string> {
  // Plain JavaScript, shared with commands that run before anything is installed.
  const { findChromium } = await import(new URL('../../scripts/services/chromium.mjs', import.meta.url).href);
  const found: { path: string } | undefined = await findChromium();
  if (!found) throw new NotAvailable('no Chromium could be found; CHROMIUM_PATH may name one');
  return found.path;
}
