/** Switches between cards and a table. */
import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Icon } from '../../../shared/icons/icon.ts';
import { IconLayoutGrid } from '../../../shared/icons/layout-grid.ts';
import { IconList } from '../../../shared/icons/list.ts';
import classes from './view-switch.module.css';

type ViewSwitchProps = { isCardView: boolean; onChange: (isCardView: boolean) => void };

export function ViewSwitch({ isCardView, onChange }: ViewSwitchProps) {
  const { t } = useTranslation('apps');
  const choice = (value: 'cards' | 'table', Mark: Icon) => ({
    value,
    label: (
      <span className={classes.choice} title={t(`view.${value}`)}>
        <Mark size={16} stroke={1.75} aria-hidden />
        <VisuallyHidden>{t(`view.${value}`)}</VisuallyHidden>
      </span>
    ),
  });
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('view.label')}
      value={isCardView ? 'cards' : 'table'}
      onChange={(view) => onChange(view === 'cards')}
      data={[choice('cards', IconLayoutGrid), choice('table', IconList)]}
    />
  );
}
