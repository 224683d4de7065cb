/**
 * The nodes on the canvas. A drag changes only this state; the flow is updated at its end, as one undo step.
 */
import { applyNodeChanges, type Node, type NodeChange } from '@xyflow/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pointOf } from '../../editor/flow-changes.ts';
import { type FlowEditor, useFlowEditorStore } from '../../editor/flow-editor.ts';
import { isCanvasChanged, measuredNodes, noteIdOf, noteNodeId, toNodes } from './canvas-nodes.ts';

export function useCanvasNodes() {
  const editor = useFlowEditorStore();
  const [nodes, setNodes] = useState<Node[]>(() => toNodes(editor.getState(), []));

  useEffect(() => {
    setNodes((shown) => toNodes(editor.getState(), shown));
    return editor.subscribe((state, before) => {
      if (isCanvasChanged(state, before)) setNodes((shown) => toNodes(state, shown));
    });
  }, [editor]);

  const onNodesChange = useCallback(
    (changes: NodeChange[]) => {
      selectNodes(editor, changes);
      const onCanvas = changes.filter(({ type }) => type === 'position' || type === 'dimensions');
      const drawn = new Set(changes.flatMap((change) => (change.type === 'dimensions' ? [change.id] : [])));
      if (onCanvas.length > 0)
        setNodes((shown) => {
          const changed = applyNodeChanges(onCanvas, shown);
          if (drawn.size === 0) return changed;
          const measured = measuredNodes(changed, drawn);
          // During a drag the points are those of the pointer.
          return measured.some(({ dragging }) => dragging) ? measured : toNodes(editor.getState(), measured);
        });
    },
    [editor],
  );
  const all = useRef(nodes);
  all.current = nodes;
  const onNodeDragStop = useCallback(
    (_event: unknown, _node: unknown, dragged: Node[]) => moveNodes(editor, dragged, all.current),
    [editor],
  );
  const onSelectionDragStop = useCallback(
    (_event: unknown, dragged: Node[]) => moveNodes(editor, dragged, all.current),
    [editor],
  );
  return { nodes, onNodesChange, onNodeDragStop, onSelectionDragStop };
}

function selectNodes(editor: FlowEditor, changes: NodeChange[]): void {
  const chosen = changes.filter((change) => change.type === 'select');
  if (chosen.length === 0) return;
  const { selection, notesSelected } = editor.getState();
  const all = new Set([...selection, ...notesSelected.map(noteNodeId)]);
  for (const { id, selected } of chosen) {
    if (selected) all.add(id);
    else all.delete(id);
  }
  const ids = [...all];
  editor.actions.select(
    ids.filter((id) => noteIdOf(id) === null),
    ids.flatMap((id) => noteIdOf(id) ?? []),
  );
}

/** Stores the dragged nodes, and the blocks that were moved down for tall ones, as they are shown. */
function moveNodes(editor: FlowEditor, dragged: Node[], shown: readonly Node[]): void {
  const { flow } = editor.getState();
  const isDragged = new Set(dragged.map(({ id }) => id));
  const movedDown = shown.filter(
    ({ id, position }) => noteIdOf(id) === null && !isDragged.has(id) && position.y !== pointOf(flow, id).y,
  );
  const points = [...movedDown, ...dragged].map(
    ({ id, position: { x, y } }) => [id, { x: Math.round(x), y: Math.round(y) }] as const,
  );
  editor.actions.move(
    Object.fromEntries(points.filter(([id]) => noteIdOf(id) === null)),
    Object.fromEntries(points.flatMap(([id, point]) => (noteIdOf(id) ? [[noteIdOf(id), point]] : []))),
  );
}
