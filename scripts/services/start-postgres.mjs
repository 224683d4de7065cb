/** Starts a temporary PostgreSQL, tuned for speed unless it must be durable. */
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../toolchain/run.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { whyNot } from './why-not-postgres.mjs';

/**
 * Databases live for seconds, so none is vacuumed by itself: that starts a process for each of them, in turn.
 * The log of changes stays small, because it may be in memory.
 */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_wal_size: '256MB',
};

/** A statement through a Unix socket takes less of the processor than one through TCP. */
const HAS_SOCKETS = process.platform !== 'win32';

/**
 * `programs` is their folder (`bin`), or a function that copies them to ours first (`copyTo`). `parent` is where
 * its own folder is created; the data is in memory if possible. A durable one survives `kill` with all that was
 * committed.
 */
export async function startPostgres(programs, { isDurable = false, parent = tmpdir() } = {}) {
  const owner = ownerForServer();
  const folder = newFolder(parent, owner);
  const dataFolder = isDurable ? folder : newFolder(memoryFolder() ?? parent, owner);
  const bin = programs.bin ?? programs.copyTo(join(folder, 'programs'));
  const data = join(dataFolder, 'data');
  const asOwner = { cwd: folder, env: { HOME: folder, LC_ALL: 'C' }, ...owner };

  const made = await run(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-sync',
      ...localeFlags(programs.version),
    ],
    asOwner,
  );
  if (made.code !== 0) return giveUp([folder, dataFolder], made.output);

  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres${HAS_SOCKETS ? `?host=${folder}` : ''}`;
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: HAS_SOCKETS ? folder : '',
    max_connections: 200,
    ...(!isDurable && FAST),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const launch = () => {
    const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
      ...asOwner,
      env: { ...process.env, ...asOwner.env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const output = [];
    server.stderr.on('data', (chunk) => output.push(chunk));
    // Not 'close': processes of a killed server hold its output a little longer.
    const ended = new Promise((resolve) => server.once('exit', resolve));
    return { server, output, ended };
  };
  let running = launch();
  const killWithUs = () => running.server.kill('SIGQUIT');
  process.once('exit', killWithUs);
  const end = async (signal) => {
    running.server.kill(signal);
    await running.ended;
  };
  const stop = async () => {
    process.off('exit', killWithUs);
    await end('SIGINT');
    remove([folder, dataFolder]);
  };

  if (await answers(url, running.server))
    return {
      url,
      stop,
      pid: () => running.server.pid,
      end,
      /**
       * Unless it is running. The processes of a killed server end a moment after it, so it may take several
       * attempts.
       */
      async startAgain() {
        const deadline = Date.now() + PATIENCE_MS;
        do {
          if (hasEnded(running.server)) running = launch();
          if (await answers(url, running.server)) return;
        } while (Date.now() < deadline);
        throw new Error(`PostgreSQL could not be started again: ${Buffer.concat(running.output)}`);
      },
    };
  await stop();
  return giveUp([folder, dataFolder], Buffer.concat(running.output).toString());
}

const PATIENCE_MS = 30_000;

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

async function answers(url, server) {
  const deadline = Date.now() + PATIENCE_MS;
  while (!hasEnded(server) && Date.now() < deadline) {
    if (!(await whyNot(url))) return true;
    await pause(100);
  }
  return false;
}

function giveUp(folders, output) {
  console.log(`${output.trimEnd()}\nPostgreSQL could not be started from there; trying the next option.`);
  remove(folders);
  return undefined;
}

function newFolder(parent, owner) {
  const folder = mkdtempSync(join(parent, 'parrot-postgres-'));
  chmodSync(folder, 0o755);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

function remove(folders) {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** PostgreSQL refuses to run as root, so root runs it as an existing unprivileged user. */
function ownerForServer() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/passwd')) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const person = ['postgres', 'nobody'].map((name) => users.find(([who]) => who === name)).find(Boolean);
  return person && { uid: Number(person[2]), gid: Number(person[3]) };
}

/** Case mapping beyond ASCII needs a UTF-8 locale; PostgreSQL 17 and later have a built-in one. */
function localeFlags(version) {
  return version >= 17
    ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    : ['--locale=C.UTF-8'];
}

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
