/**
 * Structural validation: rejects flows that would break their readers. Unfinished work of a builder is not an
 * error here.
 */
import type * as z from 'zod';
import type { Block } from './blocks/index.ts';

type Parts = { id: string; start: string }[];
type FlowLike = {
  start: string;
  blocks: Record<string, Block>;
  parts: Parts;
  values: { name: string }[];
};
type Report = (path: (string | number)[], message: string) => void;

export function validateFlow(flow: FlowLike, problems: z.core.$RefinementCtx): void {
  const report: Report = (path, message) => {
    problems.addIssue({ code: 'custom', path, message });
  };
  const start = blockOf(flow, flow.start);
  if (start?.type !== 'start' || start.part !== null) report(['start'], 'A flow starts with a Start block.');
  validateParts(flow, report);
  validateBlocks(flow, report);
  reportDuplicates(
    flow.values.map(({ name }) => name),
    (at, name) => report(['values', at, 'name'], `There are two values named “${name}”.`),
  );
}

function validateParts({ parts, ...flow }: FlowLike, report: Report): void {
  reportDuplicates(
    parts.map(({ id }) => id),
    (at, id) => report(['parts', at, 'id'], `There are two parts named “${id}”.`),
  );
  for (const [at, { id, start }] of parts.entries()) {
    const first = blockOf(flow, start);
    if (first?.type !== 'start' || first.part !== id)
      report(['parts', at, 'start'], 'Each reusable part starts with its own Start block.');
  }
}

function validateBlocks({ blocks, parts }: FlowLike, report: Report): void {
  const partIds = new Set(parts.map(({ id }) => id));
  for (const [id, block] of Object.entries(blocks)) {
    if (block.part !== null && !partIds.has(block.part))
      report(['blocks', id, 'part'], `There’s no part named “${block.part}”.`);
    for (const [branch, to] of Object.entries(block.next) as [string, string | null][]) {
      if (to === null) continue;
      const next = blockOf({ blocks }, to);
      if (!next) report(['blocks', id, 'next', branch], `There’s no block named “${to}”.`);
      else if (next.part !== block.part)
        report(['blocks', id, 'next', branch], `The block “${to}” belongs to another part of the flow.`);
    }
  }
}

function reportDuplicates(names: readonly string[], report: (at: number, name: string) => void): void {
  const seen = new Set<string>();
  for (const [at, name] of names.entries()) {
    if (seen.has(name)) report(at, name);
    seen.add(name);
  }
}

/** Own properties only: a block can be named 'constructor'. */
const blockOf = ({ blocks }: Pick<FlowLike, 'blocks'>, id: string): Block | undefined =>
  Object.hasOwn(blocks, id) ? blocks[id] : undefined;
