/** Starts a temporary PostgreSQL, tuned for speed instead of durability. */
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../toolchain/run.mjs';
import { whyNot } from './why-not-postgres.mjs';

/** `programs` is their folder (`bin`), or a function that copies them to ours first (`copyTo`). */
export async function startPostgres(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'parrot-postgres-'));
  const owner = ownerForServer();
  chmodSync(folder, 0o755);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const bin = programs.bin ?? programs.copyTo(join(folder, 'programs'));
  const data = join(folder, 'data');
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
  if (made.code !== 0) return giveUp(folder, made.output);

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    ...asOwner,
    env: { ...process.env, ...asOwner.env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const output = [];
  server.stderr.on('data', (chunk) => output.push(chunk));
  const ended = new Promise((resolve) => server.once('close', resolve));
  const killWithUs = () => server.kill('SIGQUIT');
  process.once('exit', killWithUs);
  const stop = async () => {
    process.off('exit', killWithUs);
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  if (await answers(url, server)) return { url, stop };
  await stop();
  return giveUp(folder, Buffer.concat(output).toString());
}

async function answers(url, server) {
  const deadline = Date.now() + 30_000;
  while (server.exitCode === null && Date.now() < deadline) {
    if (!(await whyNot(url))) return true;
    await pause(100);
  }
  return false;
}

function giveUp(folder, output) {
  console.log(`${output.trimEnd()}\nPostgreSQL could not be started from there; trying the next option.`);
  rmSync(folder, { recursive: true, force: true });
  return undefined;
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
