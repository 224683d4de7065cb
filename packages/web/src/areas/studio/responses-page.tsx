/** The predefined responses of agents. */
import { Select } from '@mantine/core';
import { appId as appIdShape, needs, permits } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ResponseList } from '../../features/responses/response-list.tsx';
import { useResponseApps } from '../../features/responses/use-responses.ts';
import { useQueryChange } from '../../shared/browser/use-query-change.ts';
import { useRights } from '../../shared/session/use-rights.ts';
import { PageFrame } from '../../shared/ui/page-frame.tsx';
import { useSearchText } from './use-search-text.ts';
import { SearchField } from './users/search-field.tsx';

export default function ResponsesPage() {
  const { t } = useTranslation('responses');
  const mayChange = permits(useRights(), needs('Create Apps'));
  const { typed, setTyped, search } = useSearchText();
  const [query] = useSearchParams();
  const changeQuery = useQueryChange();
  const appId = appIdShape.safeParse(query.get('app')).data;
  const apps = useResponseApps();
  const chooseApp = (app: string | null) =>
    changeQuery((next) => (app ? next.set('app', app) : next.delete('app')), { replace: true });
  return (
    <PageFrame title={t('page.title')} subtitle={t('page.subtitle')}>
      <ResponseList
        search={search}
        appId={appId}
        mayChange={mayChange}
        find={
          <>
            <SearchField label={t('find')} value={typed} onChange={setTyped} />
            <Select
              aria-label={t('ofApp')}
              placeholder={t('allApps')}
              clearable
              searchable
              data={(apps.data ?? []).map((app) => ({ value: app.appId as string, label: app.appName }))}
              value={appId ?? null}
              onChange={chooseApp}
            />
          </>
        }
      />
    </PageFrame>
  );
}
