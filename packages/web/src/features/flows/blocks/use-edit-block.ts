/** The props of a block editor: the block and how to change it. */
import type { Block, BlockId, BlockOf, BlockType, ValueDefinition } from '@parrot/contract/flows';
import { withBlock } from '../editor/flow-changes.ts';
import { useFlowActions } from '../editor/flow-editor.ts';

export type Edit<Type extends BlockType> = (
  /** Consecutive typing in one field is one undo step. */
  field: string,
  change: Partial<BlockOf<Type>>,
  /** Declares a value that this block names for the first time. */
  brings?: ValueDefinition,
) => void;

export type EditorProps<Type extends BlockType> = { id: BlockId; block: BlockOf<Type>; edit: Edit<Type> };

export function useEditBlock(id: BlockId): Edit<BlockType> {
  const { change } = useFlowActions();
  return (field, patch, brings) =>
    change(`${id}.${field}`, (flow) => {
      const changed = withBlock(flow, id, (block) => ({ ...block, ...patch }) as Block);
      return brings ? { ...changed, values: [...changed.values, brings] } : changed;
    });
}
