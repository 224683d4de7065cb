/** Cycles of blocks that never wait for the visitor, and parts that run themselves. */
import type { Block, BlockId, BlockType, Flow } from '@parrot/contract/flows';
import { blockAt } from '../block-at.ts';
import { branchTarget } from '../blocks/branch-target.ts';
import { branchesOfBlock, openBranches, targetsOf } from './branches-of-block.ts';
import type { Report } from './report.ts';

export function reportEndlessLoops(flow: Flow, report: Report): void {
  const circles = circlesAmong(flow);
  const stuck = withoutEscape(flow);
  for (const circle of circles) {
    const [first] = circle;
    if (first === undefined) continue;
    const isCertain = circle.some((id) => stuck.has(id));
    // Nothing in the cycle changes the condition, so it never ends.
    if (isCertain || circle.every((id) => CHANGES_NOTHING.has(blockAt(flow, id)?.type ?? 'end')))
      report('endlessLoop', isCertain ? 'stop' : 'warning', first);
  }
  reportRecursiveParts(flow, report);
}

const CHANGES_NOTHING: ReadonlySet<BlockType> = new Set([
  'start',
  'message',
  'condition',
  'go-to',
  'business-hours',
]);

/** Blocks that wait for the visitor. All others continue on their own. */
const waitsForVisitor = (block: Block): boolean =>
  block.type === 'ask' ||
  block.type === 'buttons' ||
  block.type === 'rate' ||
  (block.type === 'answer-from-knowledge' && block.keepsListening);

/** The next blocks without a message of the visitor. */
function nextBlocks(block: Block): BlockId[] {
  if (waitsForVisitor(block)) return [];
  if (block.type === 'hand-over') {
    const unstaffed = branchTarget(block, 'nobody');
    return unstaffed === null ? [] : [unstaffed];
  }
  return targetsOf(block);
}

/** Blocks from which nothing leads to a wait, to an end, or out of a part. */
function withoutEscape(flow: Flow): Set<BlockId> {
  const waitingParts = partsThatWait(flow);
  const into = new Map<BlockId, BlockId[]>();
  const open: BlockId[] = [];
  for (const [id, block] of Object.entries(flow.blocks)) {
    for (const to of nextBlocks(block)) {
      const from = into.get(to);
      if (from) from.push(id);
      else into.set(to, [id]);
    }
    const { normal, failures } = branchesOfBlock(block);
    const isWayOut =
      waitsForVisitor(block) ||
      block.type === 'hand-over' ||
      block.type === 'end' ||
      openBranches(block, [...normal, ...failures]).length > 0 ||
      (block.type === 'reusable-part' && block.runs !== null && waitingParts.has(block.runs));
    if (isWayOut) open.push(id);
  }
  const escapes = new Set(open);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const from of into.get(id) ?? []) {
      if (escapes.has(from)) continue;
      escapes.add(from);
      open.push(from);
    }
  }
  return new Set(Object.keys(flow.blocks).filter((id) => !escapes.has(id)));
}

/** The strongly connected sets of blocks that never wait (Tarjan, iterative). */
function circlesAmong(flow: Flow): BlockId[][] {
  const ids = Object.keys(flow.blocks);
  const order = new Map<BlockId, number>();
  const low = new Map<BlockId, number>();
  const path: BlockId[] = [];
  const onPath = new Set<BlockId>();
  const circles: BlockId[][] = [];
  const nextOf = (id: BlockId) => {
    const block = blockAt(flow, id);
    return block ? nextBlocks(block).filter((to) => blockAt(flow, to)) : [];
  };
  const lower = (id: BlockId, to: number) => low.set(id, Math.min(low.get(id) ?? to, to));
  for (const root of ids) {
    if (order.has(root)) continue;
    const work = [{ id: root, next: nextOf(root), at: 0 }];
    for (let here = work.at(-1); here; here = work.at(-1)) {
      const { id } = here;
      if (here.at === 0 && !order.has(id)) {
        order.set(id, order.size);
        low.set(id, order.get(id) ?? 0);
        path.push(id);
        onPath.add(id);
      }
      const to = here.next[here.at];
      here.at += 1;
      if (to === undefined) {
        work.pop();
        const parent = work.at(-1);
        if (parent) lower(parent.id, low.get(id) ?? 0);
        if (low.get(id) === order.get(id)) {
          const circle = path.splice(path.indexOf(id));
          for (const member of circle) onPath.delete(member);
          if (circle.length > 1 || here.next.includes(id)) circles.push(circle);
        }
      } else if (!order.has(to)) work.push({ id: to, next: nextOf(to), at: 0 });
      else if (onPath.has(to)) lower(id, order.get(to) ?? 0);
    }
  }
  return circles;
}

function partsThatWait({ blocks }: Flow): Set<string> {
  const waiting = Object.values(blocks).filter(
    (block) => waitsForVisitor(block) || block.type === 'hand-over',
  );
  return new Set(waiting.flatMap(({ part }) => (part === null ? [] : [part])));
}

function reportRecursiveParts(flow: Flow, report: Report): void {
  const known = new Set(flow.parts.map(({ id }) => id));
  const runs = new Map<string, Set<string>>();
  const callers = Object.entries(flow.blocks).flatMap(([id, block]) =>
    block.type === 'reusable-part' ? [{ id, block }] : [],
  );
  for (const { block } of callers)
    if (block.part !== null && block.runs !== null)
      runs.set(block.part, (runs.get(block.part) ?? new Set()).add(block.runs));
  for (const { id, block } of callers) {
    if (block.runs === null || !known.has(block.runs))
      report('noSuchPart', 'stop', id, { part: block.runs ?? '' });
    else if (block.part !== null && leadsTo(runs, block.runs, block.part))
      report('partRunsItself', 'stop', id);
  }
}

function leadsTo(runs: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (part === to) return true;
    if (seen.has(part)) continue;
    seen.add(part);
    open.push(...(runs.get(part) ?? []));
  }
  return false;
}
