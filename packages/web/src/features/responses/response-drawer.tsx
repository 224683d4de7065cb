/** The drawer to create or edit a response. */
import type { PredefinedResponse } from '@parrot/contract/responses';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../shared/form/edit-drawer.tsx';
import { ListSkeleton } from '../../shared/table/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { ResponseForm } from './response-form.tsx';
import { useResponseApps, useResponseOptions } from './use-responses.ts';

type Props = { response: PredefinedResponse | undefined; onClose: () => void };

export function ResponseDrawer({ response, onClose }: Props) {
  const { t } = useTranslation('responses');
  const [isDirty, setDirty] = useState(false);
  const apps = useResponseApps();
  const options = useResponseOptions();
  const failed = [apps, options].find(({ isLoadingError }) => isLoadingError);
  return (
    <EditDrawer
      title={response ? t('editor.editTitle', { title: response.title }) : t('editor.newTitle')}
      isDirty={isDirty}
      onClose={onClose}
    >
      {(leave) =>
        failed ? (
          <LoadFailure error={failed.error} onRetry={failed.refetch} />
        ) : apps.data && options.data ? (
          <ResponseForm
            response={response}
            apps={apps.data}
            options={options.data}
            onDirty={setDirty}
            onSaved={onClose}
            onCancel={leave}
          />
        ) : (
          <ListSkeleton label={t('loading')} />
        )
      }
    </EditDrawer>
  );
}
