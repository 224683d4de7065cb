/** The icon of a block type, or of a note, on its tint. */
import type { BlockType } from '@parrot/contract/flows';
import { IconNote } from '../../../shared/icons/note.ts';
import { BLOCK_APPEARANCE } from './block-appearance.ts';
import classes from './block-tile.module.css';

const NOTE = { Icon: IconNote, tint: 'grey' };

export function BlockTile({ type, small = false }: { type: BlockType | 'note'; small?: boolean }) {
  const { Icon, tint } = type === 'note' ? NOTE : BLOCK_APPEARANCE[type];
  return (
    <span className={classes.tile} data-tint={tint} data-small={small || undefined} aria-hidden>
      <Icon size={small ? 13 : 15} stroke={1.75} />
    </span>
  );
}
