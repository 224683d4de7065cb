/** Updates node_modules to match the lock file, if necessary. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runNpm } from './run.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules/.parrot-installed');

export async function ensureInstalled() {
  const wanted = wantedInstallation();
  if (readIfThere(stampFile) === wanted) return true;
  if (!agreesWithLock() && !(await install())) return false;
  writeFileSync(stampFile, wanted);
  return true;
}

/** Exactly what is locked; if npm rejects the lock file, what it resolves without changing it. */
async function install() {
  console.log('Installing dependencies (this takes a few minutes, once) …');
  const began = performance.now();
  const ways = existsSync(lockFile) ? [['ci'], ['install', '--no-save']] : [['install']];
  for (const way of ways) {
    const { code } = await runNpm([...way, '--include=dev', '--no-progress'], { show: true });
    if (code === 0) {
      console.log(`installed in ${((performance.now() - began) / 1000).toFixed(0)} s`);
      return true;
    }
  }
  console.error('npm could not install the dependencies; see its output above.');
  return false;
}

function wantedInstallation() {
  const described = readIfThere(lockFile) ?? readFileSync(join(root, 'package.json'), 'utf8');
  return createHash('sha256').update(described).digest('hex');
}

/** npm records what it installed, so a manual `npm install` is not repeated. */
function agreesWithLock() {
  const locked = readIfThere(lockFile);
  const installed = readIfThere(join(root, 'node_modules/.package-lock.json'));
  if (!locked || !installed) return false;
  const there = JSON.parse(installed).packages;
  return Object.entries(JSON.parse(locked).packages).every(([path, { version, link, optional }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = there[path];
    return found ? found.version === version && found.link === link : optional === true;
  });
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
