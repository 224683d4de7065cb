/** Converts the edges of a flow to React Flow edges, each with an accessible label. */
import type { BlockId, Flow } from '@parrot/contract/flows';
import type { Edge } from '@xyflow/react';
import { pointOf } from '../../editor/flow-changes.ts';
import { blockIn, blocksOfPart, edgesFrom } from '../../editor/read-flow.ts';
import { sideOf } from '../nodes/branch-layout.ts';

export const NODE_WIDTH = 232;

const edgeId = (from: BlockId, branch: string): string => `${from}:${branch}`;
export function parseEdgeId(id: string): { from: BlockId; branch: string } {
  const at = id.indexOf(':');
  return { from: id.slice(0, at), branch: id.slice(at + 1) };
}

type Shown = {
  flow: Flow;
  part: string | null;
  selected: string | null;
  /** Edges whose ends can be dragged. */
  reconnectableIds: readonly (string | null)[];
};
type NameOf = (from: BlockId, branch: string, to: BlockId) => string;

export function toEdges(
  { flow, part, selected, reconnectableIds }: Shown,
  nameOf: NameOf,
  before: readonly Edge[],
): Edge[] {
  const known = new Map(before.map((edge) => [edge.id, edge]));
  return blocksOfPart(flow, part).flatMap(([from, block]) => {
    // A go-to has no edge on the canvas.
    if (block.type === 'go-to') return [];
    return edgesFrom(from, block).map(({ branch, to }) => {
      const id = edgeId(from, branch);
      const isToTheRight =
        sideOf(block, branch) === 'right' && pointOf(flow, to).x >= pointOf(flow, from).x + NODE_WIDTH;
      const edge = {
        id,
        source: from,
        sourceHandle: branch,
        target: to,
        targetHandle: isToTheRight && blockIn(flow, to)?.type !== 'end' ? 'left' : 'top',
        ariaLabel: nameOf(from, branch, to),
        selected: selected === id,
        reconnectable: reconnectableIds.includes(id),
      };
      return reuseIfSame(known.get(id), edge);
    });
  });
}

function reuseIfSame(known: Edge | undefined, wanted: Omit<Edge, 'type'>): Edge {
  const isSame =
    known &&
    (['target', 'targetHandle', 'ariaLabel', 'selected', 'reconnectable'] as const).every(
      (name) => known[name] === wanted[name],
    );
  return isSame ? known : { type: 'branch', ...wanted };
}
