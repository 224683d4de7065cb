/** The differences between two flows, block by block. Positions on the canvas do not count. */
import { isDeepStrictEqual } from 'node:util';
import type { VersionChange } from '@parrot/contract/apps';
import type { Block, Flow } from '@parrot/contract/flows';

/** Blocks in the order of the newer flow, removed ones last; then values, parts and texts of the flow. */
export function compareFlows(from: Flow | null, to: Flow | null): VersionChange[] {
  return [...changedBlocks(from, to), ...changedParts(from, to)];
}

function changedBlocks(from: Flow | null, to: Flow | null): VersionChange[] {
  const [before, after] = [from?.blocks ?? {}, to?.blocks ?? {}];
  const addedOrChanged = Object.entries(after).flatMap(([id, block]): VersionChange[] => {
    const old = Object.hasOwn(before, id) ? before[id] : undefined;
    if (!old) return [blockChange('added', id, block, '', formatFields(fieldsOf(block), to))];
    if (isDeepStrictEqual(old, block)) return [];
    const [was, is] = [fieldsOf(old), fieldsOf(block)];
    const differing = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
      (field) => !isDeepStrictEqual(was[field], is[field]),
    );
    return [
      blockChange(
        'changed',
        id,
        block,
        formatFields(pickFields(was, differing), from),
        formatFields(pickFields(is, differing), to),
      ),
    ];
  });
  const removed = Object.entries(before)
    .filter(([id]) => !Object.hasOwn(after, id))
    .map(([id, block]) => blockChange('removed', id, block, formatFields(fieldsOf(block), from), ''));
  return [...addedOrChanged, ...removed];
}

const FLOW_WIDE = ['values', 'parts', 'texts'] as const;

/** Listed as settings, as they belong to no block. */
const changedParts = (from: Flow | null, to: Flow | null): VersionChange[] =>
  FLOW_WIDE.filter((part) => !isDeepStrictEqual(from?.[part] ?? EMPTY[part], to?.[part] ?? EMPTY[part])).map(
    (part) => ({
      kind: 'changed',
      what: 'setting',
      name: `flow.${part}`,
      before: truncate(formatValue(from?.[part], from)),
      after: truncate(formatValue(to?.[part], to)),
    }),
  );
const EMPTY = { values: [], parts: [], texts: {} };

const blockChange = (
  kind: VersionChange['kind'],
  id: string,
  { title, type }: Block,
  before: string,
  after: string,
): VersionChange => ({ kind, what: 'block', name: title || `${id} (${type})`, before, after });

type Fields = Record<string, unknown>;

/** `next` is listed output by output, so that a new edge reads as one. */
function fieldsOf({ type, title, part, next, ...content }: Block): Fields {
  const ways = Object.entries(next).map(([branch, to]) => [`→ ${branch}`, to]);
  return { type, title, part, ...content, ...Object.fromEntries(ways) };
}

const pickFields = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.filter((name) => name in fields).map((name) => [name, fields[name]]));

const formatFields = (fields: Fields, flow: Flow | null): string => {
  const texts = Object.entries(fields)
    .map(([name, value]) => [name, formatValue(value, flow)] as const)
    .filter(([, text]) => text !== '');
  return truncate(texts.map(([name, text]) => `${name}: ${text}`).join('; '));
};

/** Any field of a block as text; blocks are named by their title. */
function formatValue(value: unknown, flow: Flow | null): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') {
    const block = flow && Object.hasOwn(flow.blocks, value) ? flow.blocks[value] : undefined;
    return block?.title || value;
  }
  if (Array.isArray(value)) return value.map((item) => formatValue(item, flow)).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, part]) => [name, formatValue(part, flow)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join(', ');
}

const MAX_LENGTH = 600;
const truncate = (text: string): string => {
  const letters = Array.from(text);
  return letters.length > MAX_LENGTH ? `${letters.slice(0, MAX_LENGTH).join('')}…` : text;
};
