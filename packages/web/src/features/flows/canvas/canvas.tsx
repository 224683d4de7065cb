/** The canvas: the rendered flow, and the drop target for new blocks. */
import type { BlockType } from '@parrot/contract/flows';
import { useReactFlow, useStore } from '@xyflow/react';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DRAGGED_BLOCK } from '../palette/block-groups.ts';
import { useAddBlock } from '../palette/use-add-block.ts';
import classes from './canvas.module.css';
import { CanvasTextsProvider } from './canvas-texts.ts';
import { parseEdgeId } from './edges/canvas-edges.ts';
import { FlowGraph } from './flow-graph.tsx';
import { useCanvasKeys } from './use-canvas-keys.ts';
import { useClipboard } from './use-clipboard.ts';
import { useFollowRunningBlock } from './use-follow-running-block.ts';

/** Text is unreadable below this zoom. */
const UNREADABLE_ZOOM = 0.25;

export function Canvas() {
  const { t } = useTranslation(['flow', 'blocks']);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const isFar = useStore(({ transform }) => transform[2] < UNREADABLE_ZOOM);
  const help = useId();
  const { screenToFlowPosition } = useReactFlow();
  const add = useAddBlock();
  useCanvasKeys(frame);
  useClipboard(frame);
  useFollowRunningBlock();

  /** A block dropped on an edge is inserted into it. */
  const drop = (event: DragEvent) => {
    const type = event.dataTransfer.getData(DRAGGED_BLOCK) as BlockType | '';
    if (!type) return;
    event.preventDefault();
    const edge = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest('.react-flow__edge')?.getAttribute('data-id'))
      .find((id) => typeof id === 'string');
    const source = edge ? parseEdgeId(edge) : undefined;
    const { x, y } = screenToFlowPosition({ x: event.clientX, y: event.clientY });
    add(type, {
      after: source && { blockId: source.from, branch: source.branch },
      point: { x: Math.round(x), y: Math.round(y) },
    });
  };
  return (
    <section
      ref={setFrame}
      className={classes.canvas}
      data-far={isFar || undefined}
      aria-label={t('canvas.label')}
      aria-describedby={help}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAGGED_BLOCK)) event.preventDefault();
      }}
      onDrop={drop}
    >
      <p id={help} className={classes.help}>
        {t('canvas.help')}
      </p>
      {frame && (
        <CanvasTextsProvider value={t}>
          <FlowGraph frame={frame} />
        </CanvasTextsProvider>
      )}
    </section>
  );
}
