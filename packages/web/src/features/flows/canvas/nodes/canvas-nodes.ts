/**
 * Converts the blocks and notes of a flow to React Flow nodes. Unchanged nodes keep their identity, so they
 * do not render again.
 */
import type { Node } from '@xyflow/react';
import { blockSummary } from '../../blocks/block-summary.ts';
import { pointOf } from '../../editor/flow-changes.ts';
import type { FlowEditorState } from '../../editor/flow-editor.ts';
import { blocksOfPart } from '../../editor/read-flow.ts';
import { NODE_WIDTH } from '../edges/canvas-edges.ts';
import { estimateNode, usualHeight } from './estimate-node.ts';
import { resolveOverlaps } from './resolve-overlaps.ts';

/** A block and a note may have the same id; ids contain no colon. */
const NOTE = 'note:';
export const noteNodeId = (id: string): string => NOTE + id;
export const noteIdOf = (nodeId: string): string | null =>
  nodeId.startsWith(NOTE) ? nodeId.slice(NOTE.length) : null;

const NO_DATA = {};
/** The card inside has its own label and role. */
const PLAIN = { 'aria-roledescription': undefined };
/** The area around a pill does not react to the pointer. */
const NO_POINTER_EVENTS = { style: { pointerEvents: 'none' } } as const;

type Shown = Pick<FlowEditorState, 'flow' | 'part' | 'language' | 'selection' | 'notesSelected'>;

export function toNodes({ flow, part, language, selection, notesSelected }: Shown, before: Node[]): Node[] {
  const known = new Map<string, Partial<Node>>(before.map((node) => [node.id, node]));
  const selected = new Set([...selection, ...notesSelected.map(noteNodeId)]);
  const ofPart = blocksOfPart(flow, part);
  for (const [id, block] of ofPart)
    if (!known.has(id)) known.set(id, estimateNode(block, blockSummary(block, flow, language)));
  const points = resolveOverlaps(
    ofPart.map(([id, block]) => {
      const usual = usualHeight(block);
      const { width = NODE_WIDTH, height = usual } = known.get(id)?.measured ?? {};
      return { id, point: pointOf(flow, id), width, height, usualHeight: usual };
    }),
  );
  const blocks = ofPart.map(([id, block]) =>
    reuseIfSame(known.get(id) ?? {}, {
      id,
      type: block.type === 'start' || block.type === 'end' ? 'pill' : 'block',
      position: points.get(id) ?? pointOf(flow, id),
      selected: selected.has(id),
    }),
  );
  const notes = flow.notes
    .filter((note) => note.part === part)
    .map(({ id, x, y, width, height }) =>
      reuseIfSame(known.get(noteNodeId(id)) ?? {}, {
        id: noteNodeId(id),
        type: 'note',
        position: { x, y },
        selected: selected.has(noteNodeId(id)),
        width,
        height,
      }),
    );
  const nodes = [...notes, ...blocks];
  const isSame = nodes.length === before.length && nodes.every((node, at) => node === before[at]);
  return isSame ? before : nodes;
}

type Wanted = Pick<Node, 'id' | 'type' | 'position' | 'selected' | 'width' | 'height'>;

function reuseIfSame(known: Partial<Node>, wanted: Wanted): Node {
  const isSame =
    known.type === wanted.type &&
    known.selected === wanted.selected &&
    known.width === wanted.width &&
    known.height === wanted.height &&
    known.position?.x === wanted.position.x &&
    known.position.y === wanted.position.y;
  if (isSame) return known as Node;
  const plain = { data: NO_DATA, domAttributes: PLAIN, ...(wanted.type === 'pill' && NO_POINTER_EVENTS) };
  return { ...plain, ...known, ...wanted };
}

/** Replaces the estimated handles by the measured ones after the first render. */
export function measuredNodes(nodes: Node[], ids: ReadonlySet<string>): Node[] {
  return nodes.map((node) => {
    if (!ids.has(node.id) || !node.handles) return node;
    const { handles: _guessed, ...measured } = node;
    return measured;
  });
}

export const isCanvasChanged = (now: Shown, before: Shown): boolean =>
  now.flow.blocks !== before.flow.blocks ||
  now.flow.places !== before.flow.places ||
  now.flow.notes !== before.flow.notes ||
  now.part !== before.part ||
  now.selection !== before.selection ||
  now.notesSelected !== before.notesSelected;
