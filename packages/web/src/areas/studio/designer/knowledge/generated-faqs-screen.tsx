/** The screen of FAQs suggested from documents. */
import { Button } from '@mantine/core';
import type { App } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AppStatus } from '../../../../features/apps/list/app-status.tsx';
import { useRefreshApps } from '../../../../features/apps/use-apps.ts';
import { GeneratedList } from '../../../../features/knowledge/faqs/generated/generated-list.tsx';
import { PageFrame } from '../../../../shared/ui/page-frame.tsx';
import { designerPath } from '../designer-path.ts';

export function GeneratedFaqsScreen({ app: { appId, appName, status } }: { app: App }) {
  const { t } = useTranslation('studio');
  const refreshApps = useRefreshApps();
  return (
    <PageFrame title={appName} subtitle={<AppStatus status={status} />}>
      <GeneratedList
        of={{ appId, onChanged: refreshApps }}
        toDocuments={
          <Button component={Link} to={designerPath(appId, 'questions', { screen: 'documents' })}>
            {t('generated.empty.documents')}
          </Button>
        }
      />
    </PageFrame>
  );
}
