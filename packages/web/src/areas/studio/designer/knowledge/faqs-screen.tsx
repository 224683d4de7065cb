/** The FAQs screen, with the topics at the side. */
import { type App, LEVEL_THRESHOLDS } from '@parrot/contract/apps';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppStatus } from '../../../../features/apps/list/app-status.tsx';
import { useEditorState } from '../../../../features/apps/settings/editor-context.ts';
import { useSetting } from '../../../../features/apps/settings/use-setting.ts';
import { useRefreshApps } from '../../../../features/apps/use-apps.ts';
import { FaqManager } from '../../../../features/knowledge/faqs/list/faq-manager.tsx';
import { LanguagesCard } from '../../../../features/knowledge/faqs/topics/languages-card.tsx';
import { TopicTree } from '../../../../features/knowledge/faqs/topics/topic-tree.tsx';
import type { FaqsOf } from '../../../../features/knowledge/faqs/use-faqs.ts';
import classes from '../designer-screens.module.css';
import { TryMeButton } from '../try-me-panel.tsx';
import { useFaqView } from './use-faq-view.ts';

export function FaqsScreen({ app, screens }: { app: App; screens: ReactNode }) {
  const { t } = useTranslation();
  const refreshApps = useRefreshApps();
  const { view, search, opened, open, narrow, clear } = useFaqView();
  const { value, set } = useSetting('behaviour.answerThreshold');
  const level = useSetting('behaviour.answerLevel').value;
  const saved = useEditorState(({ saved: settings }) =>
    JSON.stringify([
      settings['behaviour.answerThreshold'],
      settings['behaviour.answerLevel'],
      settings['behaviour.topicAnswerLevels'],
    ]),
  );
  const { appId, appName, language, languageList } = app;
  const of: FaqsOf = {
    appId,
    languages: [language, ...languageList.filter((code) => code !== language)],
    onChanged: refreshApps,
  };
  return (
    <div className={classes.layout}>
      <title>{t('pageTitle', { page: appName })}</title>
      <div className={classes.side}>
        {screens}
        <div className={classes.topics}>
          <TopicTree of={of} topicPath={view.topicPath} onChoose={(topicPath) => narrow({ topicPath })} />
          <LanguagesCard of={of} onShow={(change) => narrow({ states: [], lacks: undefined, ...change })} />
        </div>
      </div>
      <div className={classes.content}>
        <FaqManager
          of={of}
          title={
            <div className={classes.heading}>
              <h1 className={classes.title}>{appName}</h1>
              <AppStatus status={app.status} />
            </div>
          }
          view={view}
          onView={narrow}
          onClear={clear}
          search={search}
          threshold={{ value, onChange: set, saved, byLevel: LEVEL_THRESHOLDS[level] }}
          opened={opened}
          onOpen={open}
          more={<TryMeButton app={app} />}
        />
      </div>
    </div>
  );
}
