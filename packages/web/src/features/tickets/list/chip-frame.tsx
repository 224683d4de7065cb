/** A filter with a form of its own as a chip: dashed until it is set, then removable. */
import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PopoverOnDemand } from '../../../shared/floating/popover-on-demand.tsx';
import { IconCirclePlus } from '../../../shared/icons/circle-plus.ts';
import { IconX } from '../../../shared/icons/x.ts';
import chip from '../../../shared/table/filter-chip.module.css';
import classes from './ticket-filters.module.css';

type ChipFrameProps = {
  name: string;
  /** What it is set to; blank if it is not. */
  value: string;
  onRemove: () => void;
  children: ReactNode;
};

export function ChipFrame({ name, value, onRemove, children }: ChipFrameProps) {
  const { t } = useTranslation('shell');
  const isOn = value !== '';
  return (
    <span className={chip.chip} data-on={isOn || undefined}>
      <PopoverOnDemand
        position="bottom-start"
        width={220}
        label={name}
        target={
          <UnstyledButton
            className={chip.opener}
            aria-label={isOn ? t('filter.chosen', { name, values: value }) : name}
          >
            {!isOn && <IconCirclePlus size={14} stroke={1.75} aria-hidden />}
            <span>{name}</span>
            {isOn && <span className={chip.values}>{value}</span>}
          </UnstyledButton>
        }
      >
        <div className={classes.days}>{children}</div>
      </PopoverOnDemand>
      {isOn && (
        <UnstyledButton className={chip.remove} aria-label={t('filter.remove', { name })} onClick={onRemove}>
          <IconX size={14} stroke={1.75} aria-hidden />
        </UnstyledButton>
      )}
    </span>
  );
}
