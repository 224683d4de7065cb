/** A block on the canvas: type, title, summary and branches. Renders only when its own block changes. */
import type { Block, BlockId } from '@parrot/contract/flows';
import { Handle, type NodeProps, Position } from '@xyflow/react';
import { memo, useMemo } from 'react';
import { BLOCK_APPEARANCE } from '../../blocks/block-appearance.ts';
import { markedBlockSummary } from '../../blocks/block-summary.ts';
import { BlockTile } from '../../blocks/block-tile.tsx';
import { titleOf } from '../../blocks/summary-context.ts';
import { useFlowEditor, useFlowEditorStore } from '../../editor/flow-editor.ts';
import { blockIn } from '../../editor/read-flow.ts';
import { useCanvasTexts } from '../canvas-texts.ts';
import { BlockBadges } from './block-badges.tsx';
import { BlockLink } from './block-link.tsx';
import { BlockMenuButton } from './block-menu-button.tsx';
import classes from './block-node.module.css';
import { BranchHandles } from './branch-handles.tsx';
import { SummaryText } from './summary-text.tsx';
import { useBlockLabel } from './use-block-label.ts';

export const BlockNode = memo(
  ({ id }: NodeProps) => {
    const block = useFlowEditor(({ flow }) => blockIn(flow, id));
    return block ? <BlockCard id={id} block={block} /> : null;
  },
  (before, now) => before.id === now.id,
);

function BlockCard({ id, block }: { id: BlockId; block: Block }) {
  const t = useCanvasTexts();
  const name = useBlockLabel(id, block);
  const summary = useSummary(block);
  const isSelected = useFlowEditor(({ selection }) => selection.includes(id));
  const isRunning = useFlowEditor(({ runningBlock }) => runningBlock === id);
  const title = titleOf(block);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a block is no group of fields.
    <div
      role="group"
      className={classes.card}
      data-block={id}
      data-tint={BLOCK_APPEARANCE[block.type].tint}
      data-selected={isSelected || undefined}
      data-running={isRunning || undefined}
      {...name}
    >
      <Handle id="top" type="target" position={Position.Top} className={classes.handle} />
      <Handle id="left" type="target" position={Position.Left} className={classes.side} />
      <div className={classes.head}>
        <BlockTile type={block.type} />
        <span className={classes.title}>{title}</span>
        {block.title.trim() !== '' && (
          <span className={classes.type}>{t(`blocks:types.${block.type}.name`)}</span>
        )}
        <BlockMenuButton id={id} title={title} />
      </div>
      {summary && <SummaryText id={id} text={summary} />}
      <BlockLink block={block} />
      <BranchHandles id={id} block={block} />
      <BlockBadges id={id} />
    </div>
  );
}

/** Only go-to and reusable-part blocks depend on other blocks. */
function useSummary(block: Block): string {
  const editor = useFlowEditorStore();
  const language = useFlowEditor((state) => state.language);
  const dependency = useFlowEditor(({ flow }) =>
    block.type === 'go-to' || block.type === 'reusable-part' ? flow : flow.values,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `around` stands for what of the flow matters here.
  return useMemo(
    () => markedBlockSummary(block, editor.getState().flow, language),
    [block, language, dependency, editor],
  );
}
