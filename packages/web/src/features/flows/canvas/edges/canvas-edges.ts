/** The lines between the blocks that are drawn, as the canvas library wants them, each with a name that can be read out. */
import type { BlockId, Flow } from '@parrot/contract/flows';
import type { Edge } from '@xyflow/react';
import { placeOf } from '../../editor/flow-changes.ts';
import { blockIn, blocksOfPart, linesFrom } from '../../editor/read-flow.ts';
import { sideOf } from '../nodes/branch-layout.ts';

export const NODE_WIDTH = 232;

const lineId = (from: BlockId, branch: string): string => `${from}:${branch}`;
export function wayOfLine(id: string): { from: BlockId; branch: string } {
  const at = id.indexOf(':');
  return { from: id.slice(0, at), branch: id.slice(at + 1) };
}

type Shown = {
  flow: Flow;
  part: string | null;
  selected: string | null;
  /** Lines whose ends can be taken hold of. */
  loose: readonly (string | null)[];
};
type NameOf = (from: BlockId, branch: string, to: BlockId) => string;

export function edgesOf(
  { flow, part, selected, loose }: Shown,
  nameOf: NameOf,
  before: readonly Edge[],
): Edge[] {
  const known = new Map(before.map((edge) => [edge.id, edge]));
  return blocksOfPart(flow, part).flatMap(([from, block]) => {
    // A go-to is drawn without a line.
    if (block.type === 'go-to') return [];
    return linesFrom(from, block).map(({ branch, to }) => {
      const id = lineId(from, branch);
      const isBeside =
        sideOf(block, branch) === 'right' && placeOf(flow, to).x >= placeOf(flow, from).x + NODE_WIDTH;
      const edge = {
        id,
        source: from,
        sourceHandle: branch,
        target: to,
        targetHandle: isBeside && blockIn(flow, to)?.type !== 'end' ? 'left' : 'top',
        ariaLabel: nameOf(from, branch, to),
        selected: selected === id,
        reconnectable: loose.includes(id),
      };
      return kept(known.get(id), edge);
    });
  });
}

function kept(known: Edge | undefined, wanted: Omit<Edge, 'type'>): Edge {
  const isSame =
    known &&
    (['target', 'targetHandle', 'ariaLabel', 'selected', 'reconnectable'] as const).every(
      (name) => known[name] === wanted[name],
    );
  return isSame ? known : { type: 'way', ...wanted };
}
