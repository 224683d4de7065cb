import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Plugin } from 'vite';

type Source = { file: string; code: string };
type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Reference = { source: string; name: string };
type Statement = { text: string; declared: string[]; isExported: boolean; uses: string[] };
type Module = {
  file: string;
  code: string;
  imports: Map<string, Reference>;
  /** Of other modules, by the exported name; `*` for all of them. */
  reExports: (Reference & { exported: string })[];
  statements: Statement[];
};
type Loaded = { code: string; moduleSideEffects: boolean };

const DEFINITIONS = new Set(['defineCall', 'defineEmit', 'definePush']);
/** What only the server and its documentation read. */
const UNREAD = new Set(['summary', 'scope', 'bodyTenant', 'credential']);
/** Constants with a property per limit or error, of which a page reads a few. */
const COLLECTIONS = new Set(['LIMITS', 'ERRORS']);
const RULE_MESSAGES = '/core/rule-messages.ts';
const PART = /\?(plain|schemas|each)&lang\.ts$/;
const partOf = (file: string, part: 'plain' | 'schemas' | 'each') => `${file}?${part}&lang.ts`;

/**
 * Pages that make calls, but show no form, load no schemas and no zod. Calls and events lose what the web app
 * does not read. A module with schemas and something else becomes two, because a bundler never divides one. Nor
 * does it divide an object, so each property of LIMITS and ERRORS becomes an export.
 */
export function lightContract(contract: string, web: string): Plugin {
  let loaded = new Map<string, Loaded>();
  return {
    name: 'light-contract',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const withBody = callsWithForm(sourcesOf(web));
      loaded = splitModules(
        sourcesOf(contract)
          .flatMap(splitCollections)
          .map(({ file, code }) => readModule(file, withoutUnread(code, withBody))),
      );
    },
    resolveId: { filter: { id: PART }, handler: (id) => id },
    load: {
      filter: { id: new RegExp(`^${RegExp.escape?.(contract) ?? contract}`) },
      handler: (id) => loaded.get(id) ?? null,
    },
  };
}

const sourcesOf = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

/** By `call.body`, and every call of the login page, whose forms take the call itself. */
function callsWithForm(sources: readonly Source[]): Set<string> {
  const names = sources.flatMap(({ file, code }) => {
    const ofLogin = file.includes('/areas/accounts/') ? code.matchAll(/\b(\w+)\b/g) : [];
    return [...code.matchAll(/\b(\w+)\.body\b/g), ...ofLogin].map(([, name = '']) => name);
  });
  return new Set(names);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

const parsed = (code: string): Node[] => nodesOf(parseSync('module.ts', code).program.body);

const nameOf = (node: unknown): string => {
  const { name, value } = (node ?? {}) as { name?: string; value?: unknown };
  return name ?? String(value);
};

/** `defineCall({ … })` becomes the object itself, without the properties that the web app does not read. */
function withoutUnread(code: string, withBody: ReadonlySet<string>): string {
  const cuts: [start: number, end: number][] = [];
  const search = (node: Node, declared: string) => {
    const { type, id, callee } = node;
    const name = type === 'VariableDeclarator' ? nameOf(id) : declared;
    if (type === 'CallExpression' && isNode(callee) && DEFINITIONS.has(nameOf(callee))) {
      cuts.push([callee.start, callee.end]);
      const [definition] = nodesOf(node.arguments);
      const properties = nodesOf(definition?.properties);
      const names = new Set(properties.map(({ key }) => nameOf(key)));
      for (const property of properties) {
        const key = nameOf(property.key);
        const isUnread =
          UNREAD.has(key) ||
          key === 'query' ||
          key === 'payload' ||
          (key === 'body' && !withBody.has(name)) ||
          (key === 'reply' && !names.has('parseReply'));
        if (isUnread)
          cuts.push([property.start, code[property.end] === ',' ? property.end + 1 : property.end]);
      }
    }
    for (const value of Object.values(node)) for (const child of nodesOf(value)) search(child, name);
  };
  for (const statement of parsed(code)) search(statement, '');
  return cuts
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), code);
}

/** `export const LIMITS = { … } as const` becomes a module that exports each property, and an import of it. */
function splitCollections(source: Source): Source[] {
  const { file, code } = source;
  for (const { start, end, declaration } of parsed(code)) {
    const [declarator] = isNode(declaration) ? nodesOf(declaration.declarations) : [];
    const name = nameOf(declarator?.id);
    if (!COLLECTIONS.has(name)) continue;
    const [constant] = nodesOf(declarator?.init);
    const properties = nodesOf(nodesOf(constant?.expression)[0]?.properties);
    const each = properties.map(({ key, value }) => {
      const [{ start, end } = { start: 0, end: 0 }] = nodesOf(value);
      return `export const ${nameOf(key)} = ${code.slice(start, end)};`;
    });
    const imported = `import * as ${name} from './${partOf(basename(file), 'each')}';\nexport { ${name} };`;
    return [
      { file, code: `${code.slice(0, start)}${imported}${code.slice(end)}` },
      { file: partOf(file, 'each'), code: `${code.slice(0, start)}${each.join('\n')}` },
    ];
  }
  return [source];
}

function readModule(file: string, code: string): Module {
  const module: Module = { file, code, imports: new Map(), reExports: [], statements: [] };
  for (const node of parsed(code)) {
    const { type, specifiers, source, declaration } = node;
    if (node.importKind === 'type' || node.exportKind === 'type' || type.startsWith('TS')) continue;
    if (type === 'ImportDeclaration') {
      for (const { local, imported, importKind } of nodesOf(specifiers))
        if (importKind !== 'type')
          module.imports.set(nameOf(local), {
            source: pathOf(file, source),
            name: imported ? nameOf(imported) : '*',
          });
    } else if (type === 'ExportAllDeclaration') {
      module.reExports.push({ source: pathOf(file, source), name: '*', exported: '*' });
    } else if (type === 'ExportNamedDeclaration' && !declaration) {
      for (const { local, exported, exportKind } of nodesOf(specifiers)) {
        const from = source
          ? { source: pathOf(file, source), name: nameOf(local) }
          : module.imports.get(nameOf(local));
        if (exportKind !== 'type' && from) module.reExports.push({ ...from, exported: nameOf(exported) });
      }
    } else {
      const declared = isNode(declaration) ? declaration : node;
      module.statements.push({
        text: code.slice(node.start, node.end),
        declared: namesDeclaredBy(declared),
        isExported: type === 'ExportNamedDeclaration',
        uses: [...namesUsedBy(declared)],
      });
    }
  }
  return module;
}

const pathOf = (file: string, source: unknown): string => {
  const path = nameOf(source);
  return path.startsWith('.') ? join(dirname(file), path) : path;
};

function namesDeclaredBy({ id, declarations }: Node): string[] {
  const patterns = id ? nodesOf(id) : nodesOf(declarations).map((declarator) => declarator.id);
  return patterns.flatMap((pattern) => [...namesUsedBy(pattern as Node)]);
}

/** Identifiers outside of types; names of properties do not count. */
function namesUsedBy(node: Node, names = new Set<string>()): Set<string> {
  const isType = node.type.startsWith('TS') && !('expression' in node);
  if (isType) return names;
  if (node.type === 'Identifier') names.add(nameOf(node));
  for (const [key, value] of Object.entries(node)) {
    const isName = (key === 'key' || key === 'property') && node.computed === false;
    if (!isName && key !== 'typeAnnotation' && key !== 'typeArguments')
      for (const child of nodesOf(value)) namesUsedBy(child, names);
  }
  return names;
}

/** The files to load: each module, and its parts if it has both. */
function splitModules(modules: readonly Module[]): Map<string, Loaded> {
  const byFile = new Map(modules.map((module) => [module.file, module]));
  const schemas = findSchemas(modules, byFile);
  return new Map(modules.flatMap((module) => filesOf(module, schemas)));
}

/** `file#name` of everything that needs zod, in any module. */
function findSchemas(modules: readonly Module[], byFile: ReadonlyMap<string, Module>): Set<string> {
  const schemas = new Set<string>();
  const isSchema = ({ source, name }: Reference): boolean => {
    if (source === 'zod') return true;
    const module = byFile.get(source);
    if (!module) return false;
    if (schemas.has(`${source}#${name}`)) return true;
    return module.reExports.some(({ exported, ...from }) =>
      exported === '*' ? isSchema({ source: from.source, name }) : exported === name && isSchema(from),
    );
  };
  for (let before = -1; before !== schemas.size; ) {
    before = schemas.size;
    for (const { file, imports, statements } of modules)
      for (const { declared, uses } of statements) {
        const needs = (name: string) =>
          schemas.has(`${file}#${name}`) || isSchema(imports.get(name) ?? { source: '', name });
        if (uses.some(needs)) for (const name of declared) schemas.add(`${file}#${name}`);
      }
  }
  return schemas;
}

function filesOf(module: Module, schemas: ReadonlySet<string>): [string, Loaded][] {
  const { file, statements, imports } = module;
  const needsZod = ({ declared, uses }: Statement) =>
    declared.length > 0
      ? declared.some((name) => schemas.has(`${file}#${name}`))
      : uses.some((name) => imports.get(name)?.source === 'zod');
  const [plain, ofZod] = [statements.filter((one) => !needsZod(one)), statements.filter(needsZod)];
  if (ofZod.length === 0) return [[file, { code: partCode(module, plain), moduleSideEffects: false }]];
  const plainNames = new Set(plain.flatMap(({ declared }) => declared));
  const shared = [...new Set(ofZod.flatMap(({ uses }) => uses))].filter((name) => plainNames.has(name));
  const exported = (list: Statement[]) =>
    list.flatMap(({ isExported, declared }) => (isExported ? declared : [])).join(', ');
  const [plainFile, schemasFile] = [partOf(file, 'plain'), partOf(file, 'schemas')];
  const internal = plain.flatMap(({ isExported, declared }) =>
    isExported ? [] : declared.filter((name) => shared.includes(name)),
  );
  return [
    [
      file,
      {
        code: [
          `export { ${exported(plain)} } from '${plainFile}';`,
          `export { ${exported(ofZod)} } from '${schemasFile}';`,
          reExportsOf(module),
        ].join('\n'),
        moduleSideEffects: false,
      },
    ],
    [
      plainFile,
      {
        code: `${partCode(module, plain, false)}\nexport { ${internal.join(', ')} };`,
        moduleSideEffects: false,
      },
    ],
    [
      schemasFile,
      {
        // Schemas need the messages, which are set by loading them.
        code: [
          file.endsWith(RULE_MESSAGES) ? '' : `import '${ruleMessagesOf(file)}';`,
          `import { ${shared.join(', ')} } from '${plainFile}';`,
          partCode(module, ofZod, false),
        ].join('\n'),
        moduleSideEffects: file.endsWith(RULE_MESSAGES),
      },
    ],
  ];
}

const ruleMessagesOf = (file: string): string =>
  partOf(file.replace(/(\/contract\/src)\/.*/, `$1${RULE_MESSAGES}`), 'schemas');

function partCode(module: Module, statements: readonly Statement[], withReExports = true): string {
  const used = new Set(statements.flatMap(({ uses }) => uses));
  const imports = [...module.imports].filter(([local]) => used.has(local));
  return [
    ...imports.map(([local, { source, name }]) =>
      name === '*'
        ? `import * as ${local} from '${source}';`
        : `import { ${name} as ${local} } from '${source}';`,
    ),
    ...statements.map(({ text }) => text),
    withReExports ? reExportsOf(module) : '',
  ].join('\n');
}

const reExportsOf = ({ reExports }: Module): string =>
  reExports
    .map(({ source, name, exported }) =>
      name === '*'
        ? `export * ${exported === '*' ? '' : `as ${exported} `}from '${source}';`
        : `export { ${name} as ${exported} } from '${source}';`,
    )
    .join('\n');
