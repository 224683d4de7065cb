/** The block picker of an edge: inserts the selected type there. */
import { Popover } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCanvasView } from '../canvas/use-canvas-view.ts';
import { useDesigner, useDialog } from '../designer-store.ts';
import { BlockList } from './block-list.tsx';
import classes from './insert-popover.module.css';
import { useAddBlock } from './use-add-block.ts';

export function InsertPopover() {
  const { t } = useTranslation('flow');
  const dialog = useDesigner((designer) => (designer.dialog?.kind === 'insert' ? designer.dialog : null));
  const { close } = useDialog();
  const add = useAddBlock();
  const { focus } = useCanvasView();
  if (!dialog) return null;
  const { screenPoint: point, after, flowPoint } = dialog;
  /** Returns the focus to the block, for keyboard users. */
  const leave = () => {
    close();
    if (after) focus(after.blockId);
  };
  return (
    <Popover
      opened
      onChange={(opened) => !opened && leave()}
      position="bottom-start"
      width={240}
      trapFocus
      shadow="md"
      withinPortal
    >
      <Popover.Target>
        <span className={classes.point} style={{ left: point.x, top: point.y }} />
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={t('palette.insert')}>
        <BlockList
          label={t('palette.insertLabel')}
          autoFocus
          onChoose={(type) => {
            const id = add(type, { after, point: flowPoint });
            close();
            if (id !== null) focus(id);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
