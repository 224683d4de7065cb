/** The blocks and lines themselves. Drawn anew at every move of a block that is dragged, and so it holds nothing else. */
import '@xyflow/react/dist/base.css';
import { Background, BackgroundVariant, ReactFlow, SelectionMode } from '@xyflow/react';
import { useMemo } from 'react';
import { useFlowEditor, useFlowEditorStore } from '../editor/flow-editor.ts';
import { BlockNode } from './block-node.tsx';
import { fitOptions } from './canvas-insets.ts';
import { firstView } from './first-view.ts';
import { MiniMap } from './mini-map.tsx';
import { NoteNode } from './note-node.tsx';
import { ObstaclesProvider, useObstacles } from './obstacles.ts';
import { PillNode } from './pill-node.tsx';
import { useCanvasEdges } from './use-canvas-edges.ts';
import { useCanvasHandlers } from './use-canvas-handlers.ts';
import { useCanvasNodes } from './use-canvas-nodes.ts';
import { WayEdge } from './way-edge.tsx';

const NODE_TYPES = { block: BlockNode, pill: PillNode, note: NoteNode };
const EDGE_TYPES = { way: WayEdge };
const ADD_KEYS = ['Shift', 'Meta', 'Control'];

export function Drawing({ frame }: { frame: HTMLElement }) {
  const editor = useFlowEditorStore();
  const readOnly = useFlowEditor((state) => state.readOnly);
  const shown = useCanvasNodes();
  const edges = useCanvasEdges();
  const handlers = useCanvasHandlers();
  const view = useMemo(() => {
    const { flow, part } = editor.getState();
    const size = frame.getBoundingClientRect();
    const first = firstView(flow, part, size);
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
