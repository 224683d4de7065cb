/**
 * Each table is declared once, by the slice that owns it, and raw SQL names only the tables of its own slice.
 * Returns the tables with several declarations and the raw SQL that names another slice's table.
 */
const SERVER = 'packages/server/src/';
const NAMED_TABLE = /\b(?:from|join|into|update)\s+(?:only\s+)?([a-z_]+)\b/gi;

export function checkTableOwnership(files) {
  const owned = files.filter(({ path, isTest }) => path.startsWith(SERVER) && !isTest);
  const declarations = owned.flatMap(({ path, tables }) =>
    tables.map((table) => ({ table, slice: sliceOf(path), path })),
  );
  const owners = new Map(declarations.map(({ table, slice }) => [table, slice]));
  const declaredTwice = [...owners.keys()]
    .map((table) => ({ table, declarations: declarations.filter((each) => each.table === table) }))
    .filter((each) => each.declarations.length > 1);
  const isOwnedBy = (table, slice) =>
    declarations.some((each) => each.table === table && each.slice === slice);
  const foreignSql = owned.flatMap((file) =>
    tablesInSql(file)
      .filter((table) => owners.has(table) && !isOwnedBy(table, sliceOf(file.path)))
      .map((table) => ({ path: file.path, table, owner: owners.get(table) })),
  );
  return { declaredTwice, foreignSql };
}

function tablesInSql({ texts }) {
  const tables = new Set();
  for (const text of texts) for (const [, table] of text.matchAll(NAMED_TABLE)) tables.add(table);
  return [...tables];
}

/** `features/desk`, `platform/jobs`, `app`. */
function sliceOf(path) {
  const [layer, name] = path.slice(SERVER.length).split('/');
  return layer === 'app' || name === undefined ? layer : `${layer}/${name}`;
}
