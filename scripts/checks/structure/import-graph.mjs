/** Which file imports which: finds import cycles, and exports that no other file imports. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../../toolchain/root.mjs';

const PACKAGE = /^@parrot\/([a-z-]+)(?:\/(.+))?$/;
/** Packages whose entry files re-export with `export *`, which hides unused names from knip. */
const CHECKED_FOR_UNUSED =
  /^packages\/(contract|flow-engine|answer-engine|encoder|call-client|testkit)\/src\//;
/** By package: the source file that its `exports` field names for a subpath. */
const ENTRIES = new Map(
  readdirSync(join(root, 'packages'))
    .map((folder) => `packages/${folder}/package.json`)
    .filter((path) => existsSync(join(root, path)))
    .map((path) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'));
      const sourceOf = (entry) => entry && posix.join(posix.dirname(path), entry.source ?? entry);
      const find = (subpath) =>
        sourceOf(exports[subpath]) ?? sourceOf(exports['./*'])?.replace('*', subpath.slice(2));
      return [name.replace('@parrot/', ''), find];
    }),
);

export function readImportGraph(files) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const edges = new Map(
    files.map((file) => [
      file.path,
      file.imports
        .map((each) => ({ ...each, path: resolveImport(file.path, each.from) }))
        .filter(({ path }) => byPath.has(path)),
    ]),
  );
  return { byPath, edges };
}

function resolveImport(importer, from) {
  if (from.startsWith('.')) return posix.join(posix.dirname(importer), from);
  const [, name, subpath] = PACKAGE.exec(from) ?? [];
  return name && ENTRIES.get(name)?.(subpath ? `./${subpath}` : '.');
}

/** Groups of files that import each other, types included; lazy imports aside. Tarjan's algorithm. */
export function findCycles({ edges }) {
  const state = new Map();
  const stack = [];
  const cycles = [];
  const visit = (path) => {
    const own = { index: state.size, low: state.size, onStack: true };
    state.set(path, own);
    stack.push(path);
    for (const { path: next, isLazy } of edges.get(path) ?? []) {
      if (isLazy) continue;
      if (!state.has(next)) own.low = Math.min(own.low, visit(next).low);
      else if (state.get(next).onStack) own.low = Math.min(own.low, state.get(next).index);
    }
    if (own.low === own.index) {
      const group = stack.splice(stack.indexOf(path));
      for (const each of group) state.get(each).onStack = false;
      if (group.length > 1) cycles.push(group);
    }
    return own;
  };
  for (const path of edges.keys()) if (!state.has(path)) visit(path);
  return cycles;
}

/** Exports of packages that no other file imports, directly or through re-exports. */
export function findUnusedExports({ byPath, edges }) {
  const used = new Map([...byPath.keys()].map((path) => [path, new Set()]));
  const markUsed = (path, name) => {
    const names = used.get(path);
    if (!names || names.has(name)) return;
    names.add(name);
    for (const each of byPath.get(path).exports) {
      if (!each.from || (each.name !== '*' && each.name !== name)) continue;
      const source = edges.get(path).find(({ from }) => from === each.from)?.path;
      if (source) markUsed(source, each.local ?? name);
    }
  };
  for (const [path, imports] of edges) {
    const file = byPath.get(path);
    for (const { path: source, names, namespace } of imports) {
      if (names === '*') for (const name of namesExportedBy(source, byPath, edges)) markUsed(source, name);
      else for (const name of names) markUsed(source, name);
      if (namespace) for (const name of file.members.get(namespace) ?? []) markUsed(source, name);
    }
  }
  return [...byPath.values()]
    .filter(({ path, isTest }) => CHECKED_FOR_UNUSED.test(path) && (!isTest || path.includes('/testkit/')))
    .flatMap(({ path, exports }) =>
      exports
        .filter(({ name, isCataloged }) => name !== '*' && !isCataloged && !used.get(path).has(name))
        .map(({ name }) => ({ path, name })),
    );
}

function namesExportedBy(path, byPath, edges) {
  return byPath.get(path).exports.flatMap(({ name, from }) => {
    if (name !== '*') return [name];
    const source = edges.get(path).find((each) => each.from === from)?.path;
    return source ? namesExportedBy(source, byPath, edges) : [];
  });
}
