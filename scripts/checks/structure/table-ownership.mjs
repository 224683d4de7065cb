/**
 * Each table is declared once, by the slice that owns it, and raw SQL names only the tables of its own slice.
 * Returns the tables with several declarations and the raw SQL that names another slice's table.
 */
import ts from 'typescript';
import { visitNodes } from './source-files.mjs';

const SERVER = 'packages/server/src/';
const NAMED_TABLE = /\b(?:from|join|into|update)\s+(?:only\s+)?([a-z_]+)\b/gi;

export function checkTableOwnership(files) {
  const owned = files.filter(({ path, isTest }) => path.startsWith(SERVER) && !isTest);
  const declarations = owned.flatMap(declaredTables);
  const owners = new Map(declarations.map(({ table, slice }) => [table, slice]));
  const declaredTwice = [...owners.keys()]
    .map((table) => ({ table, declarations: declarations.filter((each) => each.table === table) }))
    .filter((each) => each.declarations.length > 1);
  const shared = new Set(declaredTwice.map(({ table }) => table));
  const isOwnedBy = (table, slice) =>
    shared.has(table)
      ? declarations.some((each) => each.table === table && each.slice === slice)
      : owners.get(table) === slice;
  const foreignSql = owned.flatMap((file) =>
    tablesInSql(file)
      .filter((table) => owners.has(table) && !isOwnedBy(table, sliceOf(file.path)))
      .map((table) => ({ path: file.path, table, owner: owners.get(table) })),
  );
  return { declaredTwice, foreignSql };
}

function declaredTables(file) {
  const tables = [];
  visitNodes(file, (node) => {
    if (!ts.isCallExpression(node) || node.expression.text !== 'pgTable') return;
    const [name] = node.arguments;
    if (name && ts.isStringLiteralLike(name))
      tables.push({ table: name.text, slice: sliceOf(file.path), path: file.path });
  });
  return tables;
}

function tablesInSql(file) {
  const tables = new Set();
  visitNodes(file, (node) => {
    if (!isTextPiece(node)) return;
    for (const [, table] of node.text.matchAll(NAMED_TABLE)) tables.add(table);
  });
  return [...tables];
}

const isTextPiece = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

/** `features/desk`, `platform/jobs`, `app`. */
function sliceOf(path) {
  const [layer, name] = path.slice(SERVER.length).split('/');
  return layer === 'app' || name === undefined ? layer : `${layer}/${name}`;
}
