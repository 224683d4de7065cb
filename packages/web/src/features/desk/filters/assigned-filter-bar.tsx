/** Filters the assigned conversations: all, or those that need action. */
import { SegmentedControl } from '@mantine/core';
import { ASSIGNED_FILTERS, type AssignedFilter } from '@parrot/contract/desk';
import { useTranslation } from 'react-i18next';
import type { DeskFilter } from './desk-filter.ts';
import classes from './filter-bar.module.css';

type AssignedFilterBarProps = { filter: DeskFilter; onFilter: (filter: DeskFilter) => void };

export function AssignedFilterBar({ filter, onFilter }: AssignedFilterBarProps) {
  const { t } = useTranslation('desk');
  return (
    <div className={classes.assigned}>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={t('assignedFilter.label')}
        data={ASSIGNED_FILTERS.map((value) => ({ value, label: t(`assignedFilter.${value}`) }))}
        value={filter.assignedFilter}
        onChange={(assignedFilter) =>
          onFilter({ ...filter, assignedFilter: assignedFilter as AssignedFilter })
        }
      />
    </div>
  );
}
