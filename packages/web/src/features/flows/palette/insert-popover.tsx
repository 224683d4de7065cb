/** The same blocks where a line was pointed at: the one that is chosen goes in there. */
import { Popover } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCanvas } from '../canvas/use-canvas-view.ts';
import { useDialog, useRoom } from '../designer-store.ts';
import { BlockList } from './block-list.tsx';
import classes from './insert-popover.module.css';
import { useAddBlock } from './use-add-block.ts';

export function InsertPopover() {
  const { t } = useTranslation('flow');
  const dialog = useRoom((room) => (room.dialog?.kind === 'insert' ? room.dialog : null));
  const { close } = useDialog();
  const add = useAddBlock();
  const { focus } = useCanvas();
  if (!dialog) return null;
  const { point, after, place } = dialog;
  /** Back to the block, for who came by keyboard. */
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
            const id = add(type, { after, place });
            close();
            if (id !== null) focus(id);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
