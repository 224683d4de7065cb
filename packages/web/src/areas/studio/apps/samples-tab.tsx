/** The sample apps, to view and to copy. */
import { TextInput } from '@mantine/core';
import { copySample } from '@parrot/contract/apps';
import { permits } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ListSkeleton } from '../../../features/apps/list/list-skeleton.tsx';
import { SampleList } from '../../../features/apps/samples/sample-list.tsx';
import { useSamples } from '../../../features/apps/samples/use-samples.ts';
import { IconSearch } from '../../../shared/icons/search.ts';
import { useRights } from '../../../shared/session/use-rights.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { designerPath } from '../designer/designer-path.ts';
import { useSearchText } from '../use-search-text.ts';
import classes from './apps-page.module.css';
import { NoApps } from './no-apps.tsx';

export function SamplesTab() {
  const { t } = useTranslation('apps');
  const navigate = useNavigate();
  const { typed, setTyped, search } = useSearchText();
  const samples = useSamples(search);
  const mayCopy = permits(useRights(), copySample.access);
  const isEmpty = samples.data?.length === 0;
  return (
    <>
      {(typed !== '' || (samples.data && !isEmpty)) && (
        <div className={classes.bar}>
          <TextInput
            className={classes.find}
            aria-label={t('list.find')}
            placeholder={t('list.find')}
            leftSection={<IconSearch size={16} stroke={1.75} />}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      )}
      {samples.isPending ? (
        <ListSkeleton label={t('list.loading')} isCardView />
      ) : samples.isLoadingError ? (
        <LoadFailure error={samples.error} onRetry={samples.refetch} />
      ) : isEmpty ? (
        <NoApps list="sample" mayCreate={mayCopy} onClear={search ? () => setTyped('') : undefined} />
      ) : (
        <SampleList
          samples={samples.data}
          label={t('tabs.sample')}
          onCopied={(app) => navigate(designerPath(app.appId))}
        />
      )}
    </>
  );
}
