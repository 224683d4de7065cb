/** The toolbar of an app list: search, filters, the number of results, and the view switch. */
import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AppFilters } from '../../../features/apps/list/app-filters.tsx';
import { isNarrowed } from '../../../features/apps/list/app-query.ts';
import { ViewSwitch } from '../../../features/apps/list/view-switch.tsx';
import { IconSearch } from '../../../shared/icons/search.ts';
import { useFlowStore } from '../../../state/flow-store.ts';
import classes from './apps-page.module.css';
import type { AppListQuery } from './use-app-query.ts';

export function AppsBar({ asked, found }: { asked: AppListQuery; found: number | undefined }) {
  const { t } = useTranslation('apps');
  const isCardView = useFlowStore((flow) => flow.isCardView);
  return (
    <div className={classes.bar}>
      <TextInput
        className={classes.find}
        aria-label={t('list.find')}
        placeholder={t('list.find')}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        maxLength={100}
        value={asked.typed}
        onChange={(event) => asked.setTyped(event.currentTarget.value)}
      />
      <AppFilters value={asked.query} onChange={asked.narrow} />
      {isNarrowed({ ...asked.query, search: '' }) && (
        <Button size="sm" variant="subtle" onClick={asked.clear}>
          {t('filter.clear')}
        </Button>
      )}
      <span role="status" className={classes.found}>
        {found !== undefined && t('list.found', { count: found })}
      </span>
      <div className={classes.view}>
        <ViewSwitch
          isCardView={isCardView}
          onChange={(next) => useFlowStore.setState({ isCardView: next })}
        />
      </div>
    </div>
  );
}
