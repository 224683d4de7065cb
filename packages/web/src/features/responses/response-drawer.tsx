/** The drawer to create or edit a response. */
import type { PredefinedResponse } from '@parrot/contract/responses';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../shared/form/edit-drawer.tsx';
import { ListSkeleton } from '../../shared/table/list-skeleton.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { ResponseForm } from './response-form.tsx';
import { useResponseApps } from './use-responses.ts';

type Props = { response: PredefinedResponse | undefined; onClose: () => void };

export function ResponseDrawer({ response, onClose }: Props) {
  const { t } = useTranslation('responses');
  const [isDirty, setDirty] = useState(false);
  const apps = useResponseApps();
  return (
    <EditDrawer
      title={response ? t('editor.editTitle', { title: response.title }) : t('editor.newTitle')}
      isDirty={isDirty}
      onClose={onClose}
    >
      {(leave) =>
        apps.isLoadingError ? (
          <LoadFailure error={apps.error} onRetry={apps.refetch} />
        ) : apps.data ? (
          <ResponseForm
            response={response}
            apps={apps.data}
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
