/**
 * The repository's source files. Each is parsed once and walked once; all structure checks read the result.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { filesUnder } from '../../toolchain/fingerprint.mjs';
import { root } from '../../toolchain/root.mjs';

const FOLDERS = ['packages', 'e2e', 'bench', 'scripts'];
const NOT_SOURCES = new Set(['node_modules', 'dist', '.cache', 'data', 'test-results', 'playwright-report']);
const CATALOGED = new Set(['defineCall', 'defineEmit', 'definePush']);

export function readSourceFiles() {
  return FOLDERS.flatMap((folder) => filesUnder(folder, NOT_SOURCES))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .map((path) => sourceFile(path, readFileSync(join(root, path), 'utf8')));
}

export function sourceFile(path, text) {
  const facts = {
    /** Each identifier, and whether the file uses it as a property name only. */
    names: new Map(),
    texts: [],
    tables: [],
    imports: [],
    exports: [],
    /** What is read of each object: `calls.listUsers` as `calls` → `listUsers`. */
    members: new Map(),
  };
  const { program } = parseSync(path, text);
  for (const statement of program.body) readModuleStatement(statement, facts);
  walk(program, facts);
  return {
    path,
    isTest: /\.(test|e2e|fixture)\.tsx?$/.test(path) || /^(e2e|packages\/testkit)\//.test(path),
    lines: text.trimEnd().split('\n').length,
    ...facts,
  };
}

function walk(node, facts, isProperty = false) {
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      facts.names.set(node.name, (facts.names.get(node.name) ?? true) && isProperty);
      break;
    case 'Literal':
      if (typeof node.value === 'string') facts.texts.push(node.value);
      break;
    case 'TemplateElement':
      facts.texts.push(node.value.cooked ?? '');
      break;
    case 'CallExpression':
      if (node.callee.name === 'pgTable') facts.tables.push(node.arguments[0]?.value);
      break;
    case 'ImportExpression':
    case 'TSImportType':
      facts.imports.push({ from: node.source?.value ?? '', names: '*', isLazy: true });
      break;
    case 'MemberExpression':
      if (!node.computed && node.object.type === 'Identifier')
        facts.members.set(node.object.name, [
          ...(facts.members.get(node.object.name) ?? []),
          node.property.name,
        ]);
      break;
  }
  const propertyName = propertyNameOf(node);
  for (const key in node) {
    const child = node[key];
    if (child === null || typeof child !== 'object') continue;
    if (Array.isArray(child)) for (const each of child) each?.type && walk(each, facts);
    else if (child.type) walk(child, facts, child === propertyName);
  }
}

function propertyNameOf(node) {
  if (node.computed) return undefined;
  if (node.type === 'MemberExpression') return node.property;
  if (node.type === 'Property') return node.shorthand ? undefined : node.key;
  return node.type === 'TSPropertySignature' ? node.key : undefined;
}

function readModuleStatement(statement, { imports, exports }) {
  const from = statement.source?.value;
  const { type, declaration, specifiers = [] } = statement;
  if (type === 'ImportDeclaration') {
    const namespace = specifiers.find((each) => each.type === 'ImportNamespaceSpecifier')?.local.name;
    const names = specifiers.flatMap(({ imported }) => (imported ? [imported.name] : []));
    imports.push({ from, names, namespace });
  } else if (type === 'ExportAllDeclaration') {
    imports.push({ from, names: [], isReExport: true });
    exports.push({ name: '*', from });
  } else if (type === 'ExportNamedDeclaration') {
    if (from) imports.push({ from, names: [], isReExport: true });
    for (const { exported, local } of specifiers)
      exports.push({ name: exported.name, local: local.name, from });
    for (const declared of declaration?.declarations ?? (declaration ? [declaration] : []))
      if (declared.id?.name) exports.push({ name: declared.id.name, isCataloged: isCataloged(declared) });
  }
}

/** Calls and events are read through the contract's catalog, which lists all of them. */
const isCataloged = ({ init }) => init?.type === 'CallExpression' && CATALOGED.has(init.callee.name);
