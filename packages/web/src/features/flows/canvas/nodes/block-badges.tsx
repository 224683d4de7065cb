/** The badges of a block: running in Try me, and the number of problems. */
import type { BlockId } from '@parrot/contract/flows';
import { IconAlertTriangle } from '../../../../shared/icons/alert-triangle.ts';
import { useFlowEditor } from '../../editor/flow-editor.ts';
import { problemsOfBlock } from '../../problems/problems-by-block.ts';
import { useCanvasTexts } from '../canvas-texts.ts';
import classes from './block-node.module.css';

export function BlockBadges({ id }: { id: BlockId }) {
  const t = useCanvasTexts();
  const isRunning = useFlowEditor(({ runningBlock }) => runningBlock === id);
  const count = useFlowEditor((state) => problemsOfBlock(state, id).length);
  return (
    <>
      {isRunning && <span className={classes.running}>{t('canvas.running')}</span>}
      {count > 0 && !isRunning && (
        <span className={classes.problem} role="img" aria-label={t('canvas.problems', { count })}>
          <IconAlertTriangle size={12} stroke={2} aria-hidden />
        </span>
      )}
    </>
  );
}
