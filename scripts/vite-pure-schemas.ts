import type { Plugin } from 'vite';

type Node = { type: string; start: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/**
 * Marks the calls in constants of a folder of schemas as free of side effects, so that the bundler drops
 * schemas that no page uses. It can't know that `z.object(…)` changes nothing else.
 */
export const pureSchemas = (folder: string): Plugin => ({
  name: 'pure-schemas',
  apply: 'build',
  transform(code, id) {
    if (!id.startsWith(folder)) return null;
    const starts = new Set<number>();
    for (const statement of this.parse(code, { lang: 'ts' }).body) {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declared?.type !== 'VariableDeclaration') continue;
      for (const { init } of declared.declarations) collectCalls(init, starts);
    }
    const marked = [...starts].sort((one, other) => other - one);
    return {
      code: marked.reduce((text, at) => `${text.slice(0, at)}/* @__PURE__ */ ${text.slice(at)}`, code),
    };
  },
});

/** Not those inside functions, which run later. */
function collectCalls(node: unknown, starts: Set<number>): void {
  if (Array.isArray(node)) for (const item of node) collectCalls(item, starts);
  if (!isNode(node) || /Function/.test(node.type)) return;
  if (node.type === 'CallExpression' || node.type === 'NewExpression') starts.add(node.start);
  for (const value of Object.values(node)) collectCalls(value, starts);
}
