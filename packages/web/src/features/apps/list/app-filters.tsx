/** The filters of an app list: type, status, last edit. */
import {
  APP_DATE_FILTERS,
  APP_STATUS_FILTERS,
  APP_TYPES,
  type AppDateFilter,
  type AppStatusFilter,
  type AppType,
} from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import { FilterChip } from '../../../shared/table/filter-chip.tsx';
import type { AppFilter } from './app-query.ts';

type AppFiltersProps = { value: AppFilter; onChange: (value: AppFilter) => void };

export function AppFilters({ value, onChange }: AppFiltersProps) {
  const { t } = useTranslation('apps');
  return (
    <>
      <FilterChip
        name={t('filter.type')}
        choices={APP_TYPES.map((type) => ({ value: type, label: t(`filter.types.${type}`) }))}
        chosen={value.types}
        onChange={(types) => onChange({ ...value, types: types as AppType[] })}
      />
      <FilterChip
        name={t('filter.status')}
        choices={APP_STATUS_FILTERS.map((status) => ({
          value: status,
          label: t(`filter.statuses.${status}`),
        }))}
        chosen={value.statuses}
        onChange={(statuses) => onChange({ ...value, statuses: statuses as AppStatusFilter[] })}
      />
      <FilterChip
        name={t('filter.date')}
        choices={APP_DATE_FILTERS.map((date) => ({ value: date, label: t(`filter.dates.${date}`) }))}
        chosen={value.date ? [value.date] : []}
        single
        onChange={([date]) => onChange({ ...value, date: date as AppDateFilter | undefined })}
      />
    </>
  );
}
