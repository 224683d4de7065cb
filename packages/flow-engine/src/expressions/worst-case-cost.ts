/**
 * The worst-case cost of an expression, known before it runs: lists and texts have a maximum length, and
 * loops only iterate over lists. Expensive expressions are rejected when they are compiled.
 */
import type { ASTNode } from '@marcbachmann/cel-js';
import { LIMITS } from '@parrot/contract/core';
import { FUNCTIONS, LOOPS, METHODS, OPERATIONS } from './language.ts';

/** Some milliseconds. */
export const MOST_WORK = 200_000;

type Read = { work: number; names: Set<string> };

/** The maximum size of a part of an expression: `chars` as text; `items` of kind `of` as list. */
type Size = { chars: number; items: number; of: Size | null };
type Estimate = { size: Size; work: number };
type Scope = ReadonlyMap<string, Size>;

const TEXT: Size = { chars: LIMITS.messageLength, items: 0, of: null };
const SMALL: Size = { chars: 40, items: 0, of: null };
const ANY_VALUE: Size = { ...TEXT, items: LIMITS.flowListItems, of: TEXT };

/** Throws for anything that is not part of the language. */
export function worstCaseCost(ast: ASTNode): Read {
  const names = new Set<string>();
  return { work: estimate(ast, new Map(), names).work, names };
}

function estimate(node: ASTNode, scope: Scope, names: Set<string>): Estimate {
  const { op, args } = partsOf(node);
  if (!OPERATIONS.has(op)) throw new Unreadable(`“${op}” can’t be used here.`);
  switch (op) {
    case 'value':
      return { size: literal(args), work: 1 };
    case 'id': {
      const name = String(args);
      const local = scope.get(name);
      if (!local) names.add(name);
      return { size: local ?? ANY_VALUE, work: 1 };
    }
    case 'call':
    case 'rcall':
      return call(node, scope, names);
    default: {
      const inner = childrenOf(args).map((child) => estimate(child, scope, names));
      return {
        size: sizeOf(
          op,
          inner.map(({ size }) => size),
        ),
        work: workOf(inner),
      };
    }
  }
}

function call(node: ASTNode, scope: Scope, names: Set<string>): Estimate {
  const [name, ...rest] = node.args as [string, ...unknown[]];
  const [receiver, given] =
    node.op === 'rcall' ? [rest[0] as ASTNode, rest[1] as ASTNode[]] : [null, rest[0] as ASTNode[]];
  if (receiver && LOOPS.has(name)) return loop(name, estimate(receiver, scope, names), given, scope, names);
  if (!(receiver ? METHODS : FUNCTIONS).has(name)) throw new Unreadable(`There’s no function “${name}()”.`);
  const inner = [...(receiver ? [receiver] : []), ...given].map((child) => estimate(child, scope, names));
  const size = resultOf(name, inner[0]?.size ?? SMALL);
  return { size, work: workOf(inner) + size.chars / 100 };
}

function loop(
  name: string,
  list: Estimate,
  [item, ...steps]: ASTNode[],
  scope: Scope,
  names: Set<string>,
): Estimate {
  if (item?.op !== 'id') throw new Unreadable(`“${name}” needs a name for each item first.`);
  const inside = new Map(scope).set(String(item.args), list.size.of ?? SMALL);
  const inner = steps.map((step) => estimate(step, inside, names));
  const each = inner.at(-1)?.size ?? SMALL;
  const size =
    name === 'map' ? { chars: 0, items: list.size.items, of: each } : name === 'filter' ? list.size : SMALL;
  return { size, work: list.work + list.size.items * workOf(inner) };
}

/** The cost of reading it once; building a text costs more, see `call`. */
const workOf = (inner: readonly Estimate[]): number =>
  inner.reduce((sum, { size, work }) => sum + work + size.chars / 1_000 + size.items, 1);

function sizeOf(op: string, sizes: Size[]): Size {
  switch (op) {
    case 'list':
      return { chars: 0, items: sizes.length, of: sizes.reduce(larger, SMALL) };
    case '+': {
      const [left = SMALL, right = SMALL] = sizes;
      const areLists = left.of !== null && right.of !== null;
      return {
        chars: left.chars + right.chars,
        items: areLists ? left.items + right.items : 0,
        of: areLists ? larger(left.of ?? SMALL, right.of ?? SMALL) : null,
      };
    }
    case '?:':
      return sizes.slice(1).reduce(larger, SMALL);
    case '[]':
      return sizes[0]?.of ?? TEXT;
    default:
      return SMALL;
  }
}

function resultOf(name: string, of: Size): Size {
  switch (name) {
    case 'split':
      // Many pieces are short: together they are no longer than the original text.
      return { chars: 0, items: of.chars + 1, of: { ...SMALL, chars: 1 } };
    case 'join':
      // The separator between items is at most a text itself; it is small in practice.
      return { chars: of.items * ((of.of?.chars ?? 0) + TEXT.chars), items: 0, of: null };
    case 'lowerAscii':
    case 'upperAscii':
    case 'trim':
    case 'substring':
    case 'string':
      return { chars: Math.max(of.chars, SMALL.chars), items: 0, of: null };
    default:
      return SMALL;
  }
}

const larger = (one: Size, other: Size): Size => ({
  chars: Math.max(one.chars, other.chars),
  items: Math.max(one.items, other.items),
  of: one.of && other.of ? larger(one.of, other.of) : (one.of ?? other.of),
});

function literal(value: unknown): Size {
  if (typeof value === 'string') return { chars: value.length, items: 0, of: null };
  if (value === null || ['boolean', 'number', 'bigint'].includes(typeof value)) return SMALL;
  throw new Unreadable('Only texts, numbers, true, false, and null can be used here.');
}

const partsOf = (node: ASTNode): { op: string; args: unknown } => ({ op: node.op, args: node.args });
const childrenOf = (args: unknown): ASTNode[] => (Array.isArray(args) ? args : [args]) as ASTNode[];

class Unreadable extends Error {}
