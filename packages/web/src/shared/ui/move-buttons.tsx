/** Moves an item of a list up and down. At an end the button keeps the focus, and does nothing. */
import { ActionIcon } from '@mantine/core';
import { IconArrowDown } from '../icons/arrow-down.ts';
import { IconArrowUp } from '../icons/arrow-up.ts';

type MoveButtonsProps = {
  up: string;
  down: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
};

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const atEnd = (isAtEnd: boolean) => isAtEnd && { 'data-disabled': true, 'aria-disabled': true };

export const MoveButtons = ({ up, down, isFirst, isLast, onMove }: MoveButtonsProps) => (
  <>
    <ActionIcon aria-label={up} {...atEnd(isFirst)} onClick={() => !isFirst && onMove(-1)}>
      <IconArrowUp {...ICON} />
    </ActionIcon>
    <ActionIcon aria-label={down} {...atEnd(isLast)} onClick={() => !isLast && onMove(1)}>
      <IconArrowDown {...ICON} />
    </ActionIcon>
  </>
);
