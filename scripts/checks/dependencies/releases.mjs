/**
 * How old our direct dependencies are, without a network: the dates of the pinned versions are recorded by
 * `node scripts/checks/dependencies/record-releases.mjs`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../toolchain/root.mjs';

export const RECORD = join(root, 'scripts/checks/dependencies/releases.json');
const MOST_YEARS = 3;
const YEAR_MS = 365.25 * 86_400_000;

/** Name and pinned version of every dependency that a package of ours names. */
export function directDependencies() {
  const found = new Map();
  for (const manifest of [manifestIn(''), ...manifestIn('').workspaces.map(manifestIn)])
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
      for (const [name, version] of Object.entries(manifest[kind] ?? {}))
        if (!name.startsWith('@parrot/')) found.set(...realName(name, version));
  return new Map([...found].sort(([a], [b]) => a.localeCompare(b, 'en')));
}

const manifestIn = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** `npm:typescript@7.0.2` is another package under this name. */
function realName(name, version) {
  const [, other, of] = /^npm:(.+)@([^@]+)$/.exec(version) ?? [];
  return other ? [`${other}@${of}`, of] : [`${name}@${version}`, version];
}

/** A sentence for each dependency whose date is missing or too long ago. */
export function oldDependencies(dependencies, record, now = Date.now()) {
  return [...dependencies.keys()].flatMap((release) => {
    const date = record[release];
    if (!date) return [`${release} has no date: run node scripts/checks/dependencies/record-releases.mjs`];
    const years = (now - Date.parse(date)) / YEAR_MS;
    if (years <= MOST_YEARS) return [];
    return [`${release} is of ${date}, more than ${MOST_YEARS} years ago: replace it, or update it.`];
  });
}

export const recordedReleases = () => JSON.parse(readFileSync(RECORD, 'utf8'));
