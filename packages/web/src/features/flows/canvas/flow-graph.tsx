/** The React Flow graph. It renders on every move of a dragged block, so it contains nothing else. */
import '@xyflow/react/dist/base.css';
import { Background, BackgroundVariant, ReactFlow, SelectionMode } from '@xyflow/react';
import { useMemo } from 'react';
import { useFlowEditor, useFlowEditorStore } from '../editor/flow-editor.ts';
import { fitOptions } from './canvas-insets.ts';
import { ObstaclesProvider, useObstacles } from './edges/edge-obstacles.ts';
import { FlowEdge } from './edges/flow-edge.tsx';
import { useCanvasEdges } from './edges/use-canvas-edges.ts';
import { initialViewport } from './initial-viewport.ts';
import { BlockNode } from './nodes/block-node.tsx';
import { NoteNode } from './nodes/note-node.tsx';
import { PillNode } from './nodes/pill-node.tsx';
import { useCanvasNodes } from './nodes/use-canvas-nodes.ts';
import { MiniMap } from './toolbar/mini-map.tsx';
import { useCanvasHandlers } from './use-canvas-handlers.ts';

const NODE_TYPES = { block: BlockNode, pill: PillNode, note: NoteNode };
const EDGE_TYPES = { branch: FlowEdge };
const ADD_KEYS = ['Shift', 'Meta', 'Control'];

export function FlowGraph({ frame }: { frame: HTMLElement }) {
  const editor = useFlowEditorStore();
  const readOnly = useFlowEditor((state) => state.readOnly);
  const shown = useCanvasNodes();
  const edges = useCanvasEdges();
  const handlers = useCanvasHandlers();
  const view = useMemo(() => {
    const { flow, part } = editor.getState();
    const size = frame.getBoundingClientRect();
    const first = initialViewport(flow, part, size);
    return first ? { defaultViewport: first } : { fitView: true, fitViewOptions: fitOptions(size) };
  }, [editor, frame]);
  const obstacles = useObstacles(shown.nodes);
  return (
    <ObstaclesProvider value={obstacles}>
      <ReactFlow
        {...shown}
        {...handlers}
        edges={edges}
        nodeTypes={NODE_TYPES}
        edgeTypes={EDGE_TYPES}
        nodesDraggable={!readOnly}
        nodesConnectable={!readOnly}
        nodesFocusable={false}
        edgesFocusable={false}
        disableKeyboardA11y
        deleteKeyCode={null}
        multiSelectionKeyCode={ADD_KEYS}
        selectionMode={SelectionMode.Partial}
        panOnScroll
        zoomOnDoubleClick={false}
        minZoom={0.1}
        maxZoom={1.6}
        {...view}
        onlyRenderVisibleElements
        elevateNodesOnSelect={false}
        attributionPosition="bottom-left"
      >
        <Background variant={BackgroundVariant.Dots} gap={16} size={1.5} />
        <MiniMap />
      </ReactFlow>
    </ObstaclesProvider>
  );
}
