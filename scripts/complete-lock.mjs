/**
 * Adds entries to the lock file that npm omits if the registry lacks packages of other platforms: without
 * them `npm ci` rejects the lock file. Run it after `npm install` has changed the lock file; `--check` only
 * reports.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolchain/root.mjs';

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = {};

for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (!isLocked(name, path)) added[`node_modules/${name}`] = entryFor(name, version, dev);
  }
}
const names = Object.keys(added);

if (process.argv.includes('--check')) {
  if (names.length > 0) {
    console.log(
      `package-lock.json lacks ${names.length} packages of other platforms: run node scripts/complete-lock.mjs`,
    );
    process.exitCode = 1;
  }
} else {
  const { '': rootPackage, ...packages } = { ...lock.packages, ...added };
  const inOrder = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = { '': rootPackage, ...Object.fromEntries(inOrder) };
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${names.length} packages of other platforms added to package-lock.json`);
}

/** Resolves like Node: next to the package, then further up. */
function isLocked(name, path) {
  if (lock.packages[join(path, 'node_modules', name)]) return true;
  if (path === '') return false;
  const outer = path.lastIndexOf('/node_modules/');
  return isLocked(name, outer < 0 ? '' : path.slice(0, outer));
}

/** Such packages are named after where they run: …-linux-arm64-musl, …-win32-x64-msvc. */
function entryFor(name, version, dev) {
  const os = /android|darwin|freebsd|linux|openharmony|win32/.exec(name)?.[0];
  const cpu = /arm64|arm|ia32|ppc64|riscv64|s390x|wasm32|x64/.exec(name)?.[0];
  const libc = /musl/.test(name) ? 'musl' : os === 'linux' ? 'glibc' : undefined;
  if (!/^\d+\.\d+\.\d+/.test(version) || !cpu)
    throw new Error(`${name}@${version} is not a platform package.`);
  return {
    version,
    cpu: [cpu],
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}
