/** The steps of an app: build, personalization and publish. */
import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Location, useNavigate, useSearchParams } from 'react-router';
import { EditorProvider, useSettingsEditor } from '../../../features/apps/settings/editor-context.ts';
import { isGroupName } from '../../../features/apps/settings/groups/groups.ts';
import { Personalization } from '../../../features/apps/settings/personalization.tsx';
import { useUnsavedSettings } from '../../../features/apps/settings/use-unsaved-settings.ts';
import { type AppDetails, useStoreAppDetails } from '../../../features/apps/use-app-details.ts';
import { FlowEditorProvider } from '../../../features/flows/editor/flow-editor.ts';
import { useFlowDraft } from '../../../features/flows/editor/use-flow-draft.ts';
import { useUnsavedFlow } from '../../../features/flows/editor/use-unsaved-flow.ts';
import { BuildStep } from './build-step.tsx';
import classes from './designer.module.css';
import { DesignerBar } from './designer-bar.tsx';
import { DESIGNER_PATH, type DesignerStep, designerPath } from './designer-path.ts';
import { hasFlow } from './designer-screens.tsx';
import { GenAiIntroduction } from './gen-ai/gen-ai-introduction.tsx';
import { PublishStep } from './publish-step.tsx';
import { VersionsScreen } from './versions-screen.tsx';

export function DesignerSteps({ details, step }: { details: AppDetails; step: DesignerStep }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { app } = details;
  const { appId } = app;
  const editing = useSettingsEditor(details, useStoreAppDetails(appId));
  const draft = useFlowDraft(
    appId,
    [app.language, ...details.settings.behaviour.languageList.filter((code) => code !== app.language)],
    hasFlow(app.appType),
  );
  const wanted = query.get('part');

  const staysHere = ({ pathname, search }: Location) =>
    pathname === DESIGNER_PATH &&
    [appId, null].includes(new URLSearchParams(search).get('app') as typeof appId);
  useUnsavedSettings(editing, staysHere);
  useUnsavedFlow(draft.editor, staysHere);
  return (
    <EditorProvider value={editing}>
      <FlowEditorProvider value={draft.editor}>
        <Tabs
          className={classes.designer}
          variant="none"
          value={step === 'versions' ? 'publish' : step}
          keepMounted={false}
          onChange={(next) => navigate(designerPath(appId, next as DesignerStep))}
        >
          <DesignerBar app={app} step={step} />
          <Tabs.Panel value="questions" className={classes.full}>
            <BuildStep app={app} draft={draft} />
          </Tabs.Panel>
          <Tabs.Panel value="personalization" className={classes.full}>
            <title>{t('pageTitle', { page: app.appName })}</title>
            <h1 className={classes.hidden}>{app.appName}</h1>
            <Personalization group={isGroupName(wanted) ? wanted : undefined} />
          </Tabs.Panel>
          <Tabs.Panel value="publish" className={classes.panel}>
            {step === 'versions' ? <VersionsScreen app={app} /> : <PublishStep app={app} />}
          </Tabs.Panel>
        </Tabs>
        <GenAiIntroduction app={app} />
      </FlowEditorProvider>
    </EditorProvider>
  );
}
