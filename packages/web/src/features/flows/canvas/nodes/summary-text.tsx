/** The whole summary of a block. A very long one is folded until the user unfolds it. */
import type { BlockId } from '@parrot/contract/flows';
import { useId } from 'react';
import { useDesigner, useDesignerStore } from '../../designer-store.ts';
import { TextWithValues } from '../../values/text-with-values.tsx';
import { useCanvasTexts } from '../canvas-texts.ts';
import classes from './block-node.module.css';
import { isLongSummary } from './summary-size.ts';

export function SummaryText({ id, text }: { id: BlockId; text: string }) {
  const t = useCanvasTexts();
  const designer = useDesignerStore();
  const isUnfolded = useDesigner(({ unfolded }) => unfolded.has(id));
  const textId = useId();
  const isLong = isLongSummary(text);
  const toggle = () =>
    designer.setState(({ unfolded }) => ({
      unfolded: new Set(isUnfolded ? [...unfolded].filter((each) => each !== id) : [...unfolded, id]),
    }));
  return (
    <>
      <p id={textId} className={classes.summary} data-folded={(isLong && !isUnfolded) || undefined}>
        <TextWithValues text={text} />
      </p>
      {isLong && (
        <button
          type="button"
          className={`${classes.link} nodrag`}
          aria-expanded={isUnfolded}
          aria-controls={textId}
          onClick={toggle}
        >
          {t(isUnfolded ? 'canvas.showLess' : 'canvas.showAll')}
        </button>
      )}
    </>
  );
}
