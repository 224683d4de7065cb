/** A tag, in its color. */
import { UnstyledButton } from '@mantine/core';
import type { Tag, TagColor } from '@parrot/contract/tags';
import { IconX } from '../icons/x.ts';
import classes from './tag-chip.module.css';

export const tintOfTag = (color: TagColor): string => (color === 'gray' ? 'grey' : color);

type TagChipProps = {
  tag: Tag;
  /** Shows a button that removes the tag, with this label. */
  remove?: { label: string; onRemove: () => void };
};

export const TagChip = ({ tag, remove }: TagChipProps) => (
  <span className={classes.chip} data-tint={tintOfTag(tag.color)} title={tag.name}>
    <span className={classes.name}>{tag.name}</span>
    {remove && (
      <UnstyledButton className={classes.remove} aria-label={remove.label} onClick={remove.onRemove}>
        <IconX size={12} stroke={2} aria-hidden />
      </UnstyledButton>
    )}
  </span>
);
