/** Adds a block: behind a way out, behind the chosen block, or in the middle of what one looks at. Says so, for who can't see it. */
import type { BlockType, Point } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/toast/toast.ts';
import { titleOf } from '../blocks/summary-context.ts';
import { useCanvas } from '../canvas/use-canvas-view.ts';
import { useRoomStore } from '../designer-store.ts';
import { type After, freePlace, openWayOf } from '../editor/flow-changes.ts';
import { type FlowEditorState, useFlowEditorStore } from '../editor/flow-editor.ts';
import { blockIn, startOf, targetOf } from '../editor/read-flow.ts';

type Where = { after?: After | undefined; place?: Point | null };

export function useAddBlock() {
  const { t } = useTranslation('flow');
  const editor = useFlowEditorStore();
  const room = useRoomStore();
  const { middle, show } = useCanvas();
  return (type: BlockType, where?: Where): string | null => {
    const state = editor.getState();
    const after = where ? where.after : placeToHang(state);
    const place = where?.place ?? (after ? null : freePlace(state.flow, state.part, middle()));
    const id = editor.acts.addBlock(type, place, after);
    if (id === null) {
      if (!state.readOnly) toast.failure(t('palette.full'));
      return null;
    }
    show(id);
    const before = after && blockIn(state.flow, after.blockId);
    const name = t(`types.${type}.name`, { ns: 'blocks' });
    room.setState({
      said: before
        ? t('palette.addedAfter', { name, before: titleOf(before) })
        : t('palette.added', { name }),
    });
    return id;
  };
}

/** After the chosen block; where none is, after a start that leads nowhere yet. */
function placeToHang({ flow, part, selection }: FlowEditorState): After | undefined {
  const [chosen] = selection;
  if (selection.length === 1 && chosen !== undefined) {
    const branch = openWayOf(flow, chosen);
    return branch === undefined ? undefined : { blockId: chosen, branch };
  }
  const start = startOf(flow, part);
  const block = blockIn(flow, start);
  return block && targetOf(block, 'done') === null ? { blockId: start, branch: 'done' } : undefined;
}
