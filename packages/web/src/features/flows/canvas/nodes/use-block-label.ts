/**
 * The accessible label of a block, and whether it is the tab stop: the selected block, otherwise the start.
 */
import type { Block, BlockId } from '@parrot/contract/flows';
import { titleOf } from '../../blocks/summary-context.ts';
import { type FlowEditorState, useFlowEditor } from '../../editor/flow-editor.ts';
import { blockIn, edgesFrom, startOf } from '../../editor/read-flow.ts';
import { useCanvasTexts } from '../canvas-texts.ts';

export function useBlockLabel(id: BlockId, block: Block): { 'aria-label': string; tabIndex: 0 | -1 } {
  const t = useCanvasTexts();
  const targets = useFlowEditor(({ flow }) =>
    edgesFrom(id, block)
      .map(({ to }) => titleIn(flow, to))
      .join(', '),
  );
  const isTabStop = useFlowEditor((state) => tabStopOf(state) === id);
  const type = t(`blocks:types.${block.type}.name`);
  const name = block.title.trim() ? t('canvas.block', { title: titleOf(block), type }) : type;
  return {
    'aria-label': targets ? t('canvas.blockTo', { name, targets }) : name,
    tabIndex: isTabStop ? 0 : -1,
  };
}

const tabStopOf = ({ selection, flow, part }: FlowEditorState): BlockId =>
  selection[0] ?? startOf(flow, part);

function titleIn(flow: FlowEditorState['flow'], id: BlockId): string {
  const block = blockIn(flow, id);
  return block ? titleOf(block) : id;
}
