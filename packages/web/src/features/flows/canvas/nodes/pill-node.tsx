/** The start and the end of a flow. */
import { Handle, type NodeProps, Position } from '@xyflow/react';
import { memo } from 'react';
import { BLOCK_APPEARANCE } from '../../blocks/block-appearance.ts';
import { blockSummary } from '../../blocks/block-summary.ts';
import { BlockTile } from '../../blocks/block-tile.tsx';
import { titleOf } from '../../blocks/summary-context.ts';
import { useFlowEditor } from '../../editor/flow-editor.ts';
import { blockIn } from '../../editor/read-flow.ts';
import { BlockBadges } from './block-badges.tsx';
import classes from './block-node.module.css';
import { BranchHandles } from './branch-handles.tsx';
import { useBlockLabel } from './use-block-label.ts';

export const PillNode = memo(
  ({ id }: NodeProps) => {
    const block = useFlowEditor(({ flow }) => blockIn(flow, id));
    return block ? <Pill id={id} block={block} /> : null;
  },
  (before, now) => before.id === now.id,
);

function Pill({ id, block }: { id: string; block: NonNullable<ReturnType<typeof blockIn>> }) {
  const name = useBlockLabel(id, block);
  const isSelected = useFlowEditor(({ selection }) => selection.includes(id));
  const isRunning = useFlowEditor(({ runningBlock }) => runningBlock === id);
  const opens = useFlowEditor(({ flow, language }) =>
    block.type === 'start' && !block.title.trim() ? blockSummary(block, flow, language) : titleOf(block),
  );
  return (
    <div className={classes.pillSlot}>
      {/* biome-ignore lint/a11y/useSemanticElements: a block is no group of fields. */}
      <div
        role="group"
        className={classes.pill}
        data-block={id}
        data-tint={BLOCK_APPEARANCE[block.type].tint}
        data-selected={isSelected || undefined}
        data-running={isRunning || undefined}
        {...name}
      >
        {block.type !== 'start' && (
          <Handle id="top" type="target" position={Position.Top} className={classes.handle} />
        )}
        <BlockTile type={block.type} />
        <span className={classes.title}>{opens}</span>
        <BranchHandles id={id} block={block} />
        <BlockBadges id={id} />
      </div>
    </div>
  );
}
