/** The pointer handlers of the canvas. Memoized: new functions on every move of a dragged block are slow. */

import type { Point } from '@parrot/contract/flows';
import type { Connection, Edge, FinalConnectionState, HandleType, Node } from '@xyflow/react';
import { useReactFlow } from '@xyflow/react';
import { type MouseEvent, useMemo } from 'react';
import { useDesignerStore } from '../designer-store.ts';
import { type BranchRef, mayConnect, openBranchOf } from '../editor/flow-changes.ts';
import { type FlowEditor, useFlowEditorStore } from '../editor/flow-editor.ts';
import { blockIn } from '../editor/read-flow.ts';
import { parseEdgeId } from './edges/canvas-edges.ts';
import { INSERTS } from './edges/flow-edge.tsx';
import { noteIdOf } from './nodes/canvas-nodes.ts';

export function useCanvasHandlers() {
  const editor = useFlowEditorStore();
  const designer = useDesignerStore();
  const { screenToFlowPosition } = useReactFlow();
  return useMemo(() => {
    const { actions } = editor;
    const clearSelectedEdge = () => designer.setState({ selectedEdge: null });
    return {
      onConnect: ({ source, sourceHandle, target }: Connection) => {
        if (sourceHandle) actions.connect(source, sourceHandle, target);
      },
      onReconnect: ({ id }: Edge, { source, sourceHandle, target }: Connection) => {
        if (sourceHandle)
          actions.reconnect(branchRefOf(id), { blockId: source, branch: sourceHandle }, target);
      },
      /** The target end is handled by `onConnectEnd`. */
      onReconnectEnd: (
        event: globalThis.MouseEvent | TouchEvent,
        { id, target }: Edge,
        fixedEnd: HandleType,
        { isValid }: FinalConnectionState,
      ) => {
        const over = isValid || fixedEnd === 'source' ? undefined : blockAt(eventPoint(event));
        const branch = over && openBranchOf(editor.getState().flow, over);
        if (over && branch) actions.reconnect(branchRefOf(id), { blockId: over, branch }, target);
      },
      /** The ends of a hovered edge can be dragged. */
      onEdgeMouseEnter: (_event: MouseEvent, { id }: Edge) => designer.setState({ hoveredEdge: id }),
      isValidConnection: ({ source, target }: Connection | Edge) =>
        mayConnect(editor.getState().flow, source, target),
      /** An edge released over a block connects to it; over the canvas, it opens the block picker. */
      onConnectEnd: (event: globalThis.MouseEvent | TouchEvent, state: FinalConnectionState) => {
        const { isValid, fromNode, fromHandle } = state;
        if (isValid || !fromNode || fromHandle?.type !== 'source' || !fromHandle.id) return;
        const point = eventPoint(event);
        const after = { blockId: fromNode.id, branch: fromHandle.id };
        const over = blockAt(point);
        if (over !== undefined) actions.connect(after.blockId, after.branch, over);
        else
          designer.setState({
            dialog: { kind: 'insert', after, flowPoint: screenToFlowPosition(point), screenPoint: point },
          });
      },
      onEdgeClick: (event: MouseEvent, { id }: Edge) => {
        actions.select([]);
        if (!(event.target instanceof Element && event.target.closest(`[${INSERTS}]`))) {
          designer.setState({ selectedEdge: id });
          return;
        }
        const point = { x: event.clientX, y: event.clientY };
        designer.setState({
          dialog: { kind: 'insert', after: branchRefOf(id), flowPoint: null, screenPoint: point },
        });
      },
      onPaneClick: clearSelectedEdge,
      onNodeClick: clearSelectedEdge,
      onNodeDoubleClick: (_event: MouseEvent, { id }: Node) => openInside(editor, id),
      onNodeContextMenu: (event: MouseEvent, { id }: Node) => {
        if (noteIdOf(id) !== null) return;
        event.preventDefault();
        actions.select([id]);
        designer.setState({
          dialog: { kind: 'menu', id, screenPoint: { x: event.clientX, y: event.clientY } },
        });
      },
    };
  }, [editor, designer, screenToFlowPosition]);
}

function branchRefOf(edgeId: string): BranchRef {
  const { from, branch } = parseEdgeId(edgeId);
  return { blockId: from, branch };
}

function openInside({ actions, getState }: FlowEditor, id: string): void {
  const { flow } = getState();
  const block = blockIn(flow, id);
  if (block?.type === 'reusable-part' && flow.parts.some((part) => part.id === block.runs))
    actions.openPart(block.runs);
}

const blockAt = ({ x, y }: Point): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-block]')?.dataset.block)
    .find((id) => id !== undefined);

function eventPoint(event: globalThis.MouseEvent | TouchEvent): Point {
  const at = 'changedTouches' in event ? event.changedTouches[0] : event;
  return { x: at?.clientX ?? 0, y: at?.clientY ?? 0 };
}
