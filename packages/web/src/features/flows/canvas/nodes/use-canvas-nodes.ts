/** The nodes on the canvas. While one drags, only the canvas knows; the flow hears of it at the end, as one step. */
import { applyNodeChanges, type Node, type NodeChange } from '@xyflow/react';
import { useCallback, useEffect, useState } from 'react';
import { type FlowEditor, useFlowEditorStore } from '../../editor/flow-editor.ts';
import { isShownChanged, measuredNodes, nodesOf, noteIdOf, noteNodeId } from './canvas-nodes.ts';

export function useCanvasNodes() {
  const editor = useFlowEditorStore();
  const [nodes, setNodes] = useState<Node[]>(() => nodesOf(editor.getState(), []));

  useEffect(() => {
    setNodes((shown) => nodesOf(editor.getState(), shown));
    return editor.subscribe((state, before) => {
      if (isShownChanged(state, before)) setNodes((shown) => nodesOf(state, shown));
    });
  }, [editor]);

  const onNodesChange = useCallback(
    (changes: NodeChange[]) => {
      choose(editor, changes);
      const onCanvas = changes.filter(({ type }) => type === 'position' || type === 'dimensions');
      const drawn = new Set(changes.flatMap((change) => (change.type === 'dimensions' ? [change.id] : [])));
      if (onCanvas.length > 0)
        setNodes((shown) => {
          const changed = applyNodeChanges(onCanvas, shown);
          return drawn.size > 0 ? measuredNodes(changed, drawn) : changed;
        });
    },
    [editor],
  );
  const onNodeDragStop = useCallback(
    (_event: unknown, _node: unknown, dragged: Node[]) => put(editor, dragged),
    [editor],
  );
  const onSelectionDragStop = useCallback(
    (_event: unknown, dragged: Node[]) => put(editor, dragged),
    [editor],
  );
  return { nodes, onNodesChange, onNodeDragStop, onSelectionDragStop };
}

function choose(editor: FlowEditor, changes: NodeChange[]): void {
  const chosen = changes.filter((change) => change.type === 'select');
  if (chosen.length === 0) return;
  const { selection, notesSelected, acts } = { ...editor.getState(), acts: editor.acts };
  const all = new Set([...selection, ...notesSelected.map(noteNodeId)]);
  for (const { id, selected } of chosen) {
    if (selected) all.add(id);
    else all.delete(id);
  }
  const ids = [...all];
  acts.select(
    ids.filter((id) => noteIdOf(id) === null),
    ids.flatMap((id) => noteIdOf(id) ?? []),
  );
}

function put(editor: FlowEditor, dragged: Node[]): void {
  const places = dragged.map(
    ({ id, position: { x, y } }) => [id, { x: Math.round(x), y: Math.round(y) }] as const,
  );
  editor.acts.move(
    Object.fromEntries(places.filter(([id]) => noteIdOf(id) === null)),
    Object.fromEntries(places.flatMap(([id, place]) => (noteIdOf(id) ? [[noteIdOf(id), place]] : []))),
  );
}
