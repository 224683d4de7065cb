/** Arranges the visible blocks: successors below, branches side by side. */
import dagre from '@dagrejs/dagre';
import type { Block, BlockId, Flow } from '@parrot/contract/flows';
import { blocksOfPart, edgesFrom, type GraphEdge, startOf } from '../editor/read-flow.ts';

export type Size = { width: number; height: number };
/** The size of a block that was never rendered. */
const DEFAULT_SIZE: Size = { width: 232, height: 92 };
const COLUMN_GAP = 60;
const ROW_GAP = 56;

export function autoLayout(
  flow: Flow,
  part: string | null,
  sizeOf: (id: BlockId) => Size | undefined,
): Flow['places'] {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({ rankdir: 'TB', nodesep: COLUMN_GAP, ranksep: ROW_GAP });
  graph.setDefaultEdgeLabel(() => ({}));
  const { ids, edges } = inReadingOrder(flow, part);
  for (const id of ids) graph.setNode(id, { ...(sizeOf(id) ?? DEFAULT_SIZE) });
  for (const { from, to } of edges) graph.setEdge(from, to);
  dagre.layout(graph, { constraints: columnConstraints(ids, edges) });
  return Object.fromEntries(
    ids.map((id) => {
      const { x = 0, y = 0, width = 0, height = 0 } = graph.node(id);
      return [id, { x: Math.round(x - width / 2), y: Math.round(y - height / 2) }];
    }),
  );
}

type ReadingOrder = { ids: BlockId[]; edges: GraphEdge[] };

/**
 * The blocks in the order a conversation reaches them, first branch first, and the edges that lead forward.
 * Edges that lead back do not affect the ranks.
 */
function inReadingOrder(flow: Flow, part: string | null): ReadingOrder {
  const all = new Map(blocksOfPart(flow, part));
  const met = new Set<BlockId>();
  const path = new Set<BlockId>();
  const edges: GraphEdge[] = [];
  const read = (id: BlockId, block: Block): void => {
    met.add(id);
    path.add(id);
    // The edge of a go-to is not drawn.
    for (const edge of block.type === 'go-to' ? [] : edgesFrom(id, block)) {
      const next = all.get(edge.to);
      if (!next || path.has(edge.to)) continue;
      edges.push(edge);
      if (!met.has(edge.to)) read(edge.to, next);
    }
    path.delete(id);
  };
  for (const id of [startOf(flow, part), ...all.keys()]) {
    const block = all.get(id);
    if (block && !met.has(id)) read(id, block);
  }
  return { ids: [...met], edges };
}

/**
 * The first branch of a block is placed further left. Only constraints that agree with the reading order are
 * added, so none contradict.
 */
function columnConstraints(ids: BlockId[], edges: GraphEdge[]): { left: BlockId; right: BlockId }[] {
  const order = new Map(ids.map((id, at) => [id, at]));
  const targets = new Map<BlockId, BlockId[]>();
  for (const { from, to } of edges) targets.set(from, [...(targets.get(from) ?? []), to]);
  return [...targets.values()].flatMap((all) =>
    all
      .slice(1)
      .map((right, at) => ({ left: all[at] ?? right, right }))
      .filter(({ left, right }) => (order.get(left) ?? 0) < (order.get(right) ?? 0)),
  );
}
