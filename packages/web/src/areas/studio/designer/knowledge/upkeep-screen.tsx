/** The screen of what to review in the knowledge. */
import type { App } from '@parrot/contract/apps';
import { AppStatus } from '../../../../features/apps/list/app-status.tsx';
import { useRefreshApps } from '../../../../features/apps/use-apps.ts';
import { Upkeep } from '../../../../features/knowledge/upkeep/upkeep.tsx';
import { PageFrame } from '../../../../shared/ui/page-frame.tsx';
import { designerPath } from '../designer-path.ts';

export function UpkeepScreen({ app }: { app: App }) {
  const refreshApps = useRefreshApps();
  const { appId, appName, language, languageList, status } = app;
  return (
    <PageFrame title={appName} subtitle={<AppStatus status={status} />}>
      <Upkeep
        of={{
          appId,
          languages: [language, ...languageList.filter((code) => code !== language)],
          onChanged: refreshApps,
        }}
        links={{
          toFaq: (faq) => designerPath(appId, 'questions', { screen: 'faq', faq }),
          toMissing: (lacks) => designerPath(appId, 'questions', { screen: 'faq', lacks }),
        }}
      />
    </PageFrame>
  );
}
