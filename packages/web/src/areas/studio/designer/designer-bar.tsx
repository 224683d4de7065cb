/** The bar of the designer: steps, save state, unpublished changes, versions and publish. */
import { ActionIcon, Button, Tabs, Tooltip } from '@mantine/core';
import type { App } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { OtherEditors } from '../../../features/apps/editing/other-editors.tsx';
import { SettingsSaveState } from '../../../features/apps/settings/settings-save-state.tsx';
import { useOptionalFlowEditor } from '../../../features/flows/editor/flow-editor.ts';
import { FlowSaveState } from '../../../features/flows/editor/flow-save-state.tsx';
import { IconCheck } from '../../../shared/icons/check.ts';
import { IconHistory } from '../../../shared/icons/history.ts';
import { tourTarget } from '../../../shared/tour/tour-targets.ts';
import { Pill } from '../../../shared/ui/pill.tsx';
import classes from './designer-bar.module.css';
import { type DesignerStep, designerPath } from './designer-path.ts';
import { screenIn } from './designer-screens.tsx';

const STEPS = ['questions', 'personalization', 'publish'] as const;

export function DesignerBar({ app, step }: { app: App; step: DesignerStep }) {
  const { t } = useTranslation('designer');
  const [query] = useSearchParams();
  const isDrawing =
    useOptionalFlowEditor() !== null && step === 'questions' && screenIn(query, app.appType) === 'designer';
  const isDone = {
    questions: app.faqCount + app.sourceCount > 0,
    personalization: false,
    publish: app.publishedAt !== null,
  };
  return (
    <div className={classes.bar}>
      <Tabs.List aria-label={t('steps.label')} className={classes.steps} {...tourTarget('designerSteps')}>
        {STEPS.map((name, index) => (
          <Tabs.Tab key={name} value={name} className={classes.step}>
            <span className={classes.number} data-done={isDone[name] || undefined} aria-hidden>
              {isDone[name] ? <IconCheck size={14} stroke={2} /> : index + 1}
            </span>
            <span>{t(`steps.${name}`)}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <div className={classes.state}>
        <OtherEditors appId={app.appId} />
        {isDrawing ? <FlowSaveState /> : <SettingsSaveState />}
        {app.publishedAt && app.hasUnpublishedChanges && (
          <Pill tone="warning" dot>
            {t('bar.unpublished')}
          </Pill>
        )}
        <Tooltip label={t('versions.title')}>
          <ActionIcon
            component={Link}
            to={designerPath(app.appId, 'versions')}
            variant="default"
            aria-label={t('versions.title')}
            aria-current={step === 'versions' ? 'page' : undefined}
          >
            <IconHistory size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
        {step !== 'publish' && (
          <Button component={Link} to={designerPath(app.appId, 'publish')}>
            {t('bar.publish')}
          </Button>
        )}
      </div>
    </div>
  );
}
