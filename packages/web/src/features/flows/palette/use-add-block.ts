/**
 * Adds a block after a branch, after the selected block, or in the middle of the viewport, and announces it
 * to screen readers.
 */
import type { BlockType, Point } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/toast/toast.ts';
import { titleOf } from '../blocks/summary-context.ts';
import { useCanvasView } from '../canvas/use-canvas-view.ts';
import { useDesignerStore } from '../designer-store.ts';
import { type BranchRef, freePoint, openBranchOf } from '../editor/flow-changes.ts';
import { type FlowEditorState, useFlowEditorStore } from '../editor/flow-editor.ts';
import { blockIn, startOf, targetOf } from '../editor/read-flow.ts';

type Where = { after?: BranchRef | undefined; point?: Point | null };

export function useAddBlock() {
  const { t } = useTranslation('flow');
  const editor = useFlowEditorStore();
  const designer = useDesignerStore();
  const { middle, show } = useCanvasView();
  return (type: BlockType, where?: Where): string | null => {
    const state = editor.getState();
    const after = where ? where.after : branchToExtend(state);
    const point = where?.point ?? (after ? null : freePoint(state.flow, state.part, middle()));
    const id = editor.actions.addBlock(type, point, after);
    if (id === null) {
      if (!state.readOnly) toast.failure(t('palette.full'));
      return null;
    }
    show(id);
    const before = after && blockIn(state.flow, after.blockId);
    const name = t(`types.${type}.name`, { ns: 'blocks' });
    designer.setState({
      announcement: before
        ? t('palette.addedAfter', { name, before: titleOf(before) })
        : t('palette.added', { name }),
    });
    return id;
  };
}

/** After the selected block; otherwise after an unconnected start. */
function branchToExtend({ flow, part, selection }: FlowEditorState): BranchRef | undefined {
  const [chosen] = selection;
  if (selection.length === 1 && chosen !== undefined) {
    const branch = openBranchOf(flow, chosen);
    return branch === undefined ? undefined : { blockId: chosen, branch };
  }
  const start = startOf(flow, part);
  const block = blockIn(flow, start);
  return block && targetOf(block, 'done') === null ? { blockId: start, branch: 'done' } : undefined;
}
