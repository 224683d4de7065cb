/**
 * Measures the structure of the code and fails where a count is over its limit. Limits only go down: lower
 * them in `limits.json` when a count falls.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findCycles, findUnusedExports, readImportGraph } from './import-graph.mjs';
import { findRetiredTerms } from './retired-terms.mjs';
import { readSourceFiles } from './source-files.mjs';
import { checkTableOwnership } from './table-ownership.mjs';

const EXAMPLES_LISTED = 6;
const limits = JSON.parse(readFileSync(new URL('limits.json', import.meta.url), 'utf8'));

export function checkStructure() {
  const began = performance.now();
  const files = readSourceFiles();
  const counts = countStructure(files);
  const failures = counts.filter(({ count, limit }) => count > limit);
  const output = failures.map(
    ({ name, count, limit, all }) => `${name}: ${count}, limit ${limit}\n  ${all.join('\n  ')}\n`,
  );
  return {
    code: failures.length > 0 ? 1 : 0,
    output: output.join(''),
    summary: [...packageRows(files), ...counts.map(countRow)].join('\n'),
    seconds: (performance.now() - began) / 1000,
  };
}

export function countStructure(files) {
  const { declaredTwice, foreignSql } = checkTableOwnership(files);
  const folders = foldersBySize(files);
  const graph = readImportGraph(files);
  const found = {
    'import cycles': findCycles(graph).map((paths) => paths.join(' ↔ ')),
    'unused exports of packages': findUnusedExports(graph).map(({ path, name }) => `${name} in ${path}`),
    'tables declared twice': declaredTwice.map(
      ({ table, declarations }) => `${table} (${declarations.length})`,
    ),
    'foreign tables in raw SQL': foreignSql.map(({ path, table }) => `${table} in ${path}`),
    'retired words in names': findRetiredTerms(files).map(({ path, name }) => `${name} in ${path}`),
    'files in the largest folder': folders.map(({ folder, count }) => `${folder} (${count})`),
  };
  return Object.entries(found).map(([name, all]) => ({
    name,
    all,
    count: name.startsWith('files') ? (folders[0]?.count ?? 0) : all.length,
    limit: limits[name],
  }));
}

const countRow = ({ name, count, limit, all }) =>
  `  ${name.padEnd(28)} ${String(count).padStart(5)} (limit ${limit})  ${all.slice(0, EXAMPLES_LISTED).join(', ')}`;

function packageRows(files) {
  const rows = [...groupBy(files, packageOf)].map(([name, members]) => {
    const sources = members.filter(({ isTest }) => !isTest).map(({ lines }) => lines);
    const tests = members.filter(({ isTest }) => isTest).map(({ lines }) => lines);
    const sorted = [...sources].sort((one, other) => one - other);
    const quantile = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? '';
    const ratio = sources.length === 0 ? '' : (sum(tests) / sum(sources)).toFixed(2);
    const largest = foldersBySize(members)[0]?.count ?? '';
    return [name, sources.length, quantile(0.5), quantile(0.9), quantile(1), largest, ratio];
  });
  return [['package', 'files', 'median', 'p90', 'max', 'folder', 'tests'], ...rows].map(
    ([name, ...figures]) => `  ${name.padEnd(28)}${figures.map((each) => String(each).padStart(8)).join('')}`,
  );
}

/** Icons and texts are data: a folder of them may be as large as it needs. */
function foldersBySize(files) {
  const sources = files.filter(({ path, isTest }) => !isTest && !/\/(icons|locales|texts)\//.test(path));
  return [...groupBy(sources, ({ path }) => dirname(path))]
    .map(([folder, members]) => ({ folder, count: members.length }))
    .sort((one, other) => other.count - one.count);
}

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const packageOf = ({ path }) => path.match(/^packages\/[^/]+|^[^/]+/)[0];
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);
