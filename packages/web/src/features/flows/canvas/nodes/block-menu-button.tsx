/** Opens the menu of a block. Shown on hover; the keyboard has the menu key. */
import type { BlockId } from '@parrot/contract/flows';
import { IconDots } from '../../../../shared/icons/dots.ts';
import { useDialog } from '../../designer-store.ts';
import { useFlowActions } from '../../editor/flow-editor.ts';
import { useCanvasTexts } from '../canvas-texts.ts';
import classes from './block-node.module.css';

export function BlockMenuButton({ id, title }: { id: BlockId; title: string }) {
  const t = useCanvasTexts();
  const { open } = useDialog();
  const { select } = useFlowActions();
  return (
    <button
      type="button"
      className={`${classes.menu} nodrag`}
      tabIndex={-1}
      aria-label={t('canvas.menu', { title })}
      onClick={(event) => {
        const { left, bottom } = event.currentTarget.getBoundingClientRect();
        event.stopPropagation();
        select([id]);
        open({ kind: 'menu', id, screenPoint: { x: left, y: bottom } });
      }}
    >
      <IconDots size={14} stroke={1.75} aria-hidden />
    </button>
  );
}
