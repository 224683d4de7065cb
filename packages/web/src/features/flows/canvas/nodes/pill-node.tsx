/** Where a flow starts and where it ends. */
import { Handle, type NodeProps, Position } from '@xyflow/react';
import { memo } from 'react';
import { LOOKS } from '../../blocks/block-appearance.ts';
import { summaryOf } from '../../blocks/block-summary.ts';
import { BlockTile } from '../../blocks/block-tile.tsx';
import { titleOf } from '../../blocks/summary-context.ts';
import { useFlowEditor } from '../../editor/flow-editor.ts';
import { blockIn } from '../../editor/read-flow.ts';
import { BlockMarks } from './block-badges.tsx';
import classes from './block-node.module.css';
import { WaysOut } from './branch-handles.tsx';
import { useBlockName } from './use-block-label.ts';

export const PillNode = memo(
  ({ id }: NodeProps) => {
    const block = useFlowEditor(({ flow }) => blockIn(flow, id));
    return block ? <Pill id={id} block={block} /> : null;
  },
  (before, now) => before.id === now.id,
);

function Pill({ id, block }: { id: string; block: NonNullable<ReturnType<typeof blockIn>> }) {
  const name = useBlockName(id, block);
  const isSelected = useFlowEditor(({ selection }) => selection.includes(id));
  const isLit = useFlowEditor(({ lit }) => lit === id);
  const opens = useFlowEditor(({ flow, language }) =>
    block.type === 'start' && !block.title.trim() ? summaryOf(block, flow, language) : titleOf(block),
  );
  return (
    <div className={classes.pillPlace}>
      {/* biome-ignore lint/a11y/useSemanticElements: a block is no group of fields. */}
      <div
        role="group"
        className={classes.pill}
        data-block={id}
        data-tint={LOOKS[block.type].tint}
        data-selected={isSelected || undefined}
        data-lit={isLit || undefined}
        {...name}
      >
        {block.type !== 'start' && (
          <Handle id="top" type="target" position={Position.Top} className={classes.handle} />
        )}
        <BlockTile type={block.type} />
        <span className={classes.title}>{opens}</span>
        <WaysOut id={id} block={block} />
        <BlockMarks id={id} />
      </div>
    </div>
  );
}
