/**
 * Records when the pinned versions of our direct dependencies were published, for `npm run check`. Needs a
 * network; run it after a dependency was added or updated.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { directDependencies, RECORD, recordedReleases } from './releases.mjs';

const registry = execFileSync('npm', ['config', 'get', 'registry'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
}).trim();
const before = existsSync(RECORD) ? recordedReleases() : {};
const dates = {};
for (const [release, version] of directDependencies()) {
  const name = release.slice(0, release.lastIndexOf('@'));
  // A published version never changes.
  dates[release] = before[release] ?? (await dateOf(name, version));
}
writeFileSync(RECORD, `${JSON.stringify(dates, null, 2)}\n`);
console.log(`${Object.keys(dates).length} dates recorded.`);

async function dateOf(name, version) {
  const reply = await fetch(new URL(name.replace('/', '%2f'), registry));
  if (!reply.ok) throw new Error(`The registry answered ${reply.status} for ${name}.`);
  const { time } = await reply.json();
  const date = time?.[version];
  if (!date) throw new Error(`The registry has no date for ${name}@${version}.`);
  return date.slice(0, 10);
}
