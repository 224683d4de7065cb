/** The palette at the left of the canvas. */
import { useTranslation } from 'react-i18next';
import { useFlowEditor } from '../editor/flow-editor.ts';
import { BlockList } from './block-list.tsx';
import classes from './palette.module.css';
import { useAddBlock } from './use-add-block.ts';

/** `onAdded` closes the palette where it covers the canvas. */
export function Palette({ onAdded }: { onAdded?: () => void }) {
  const { t } = useTranslation('flow');
  const readOnly = useFlowEditor((state) => state.readOnly);
  const add = useAddBlock();
  if (readOnly) return null;
  return (
    <div className={classes.palette}>
      <BlockList
        label={t('palette.label')}
        canDrag
        onChoose={(type) => {
          if (add(type) !== null) onAdded?.();
        }}
      />
      <p className={classes.hint}>{t('palette.hint')}</p>
    </div>
  );
}
