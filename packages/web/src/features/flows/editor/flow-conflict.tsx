/** Somebody else saved the flow while one's own changes were not: who it was, and the choice. Nothing is overwritten. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconUsers } from '../../../shared/icons/users.ts';
import { downloadFlow } from '../files/flow-file.ts';
import classes from './flow-conflict.module.css';
import { useFlowActions, useFlowEditor, useFlowEditorStore } from './flow-editor.ts';

export function FlowConflict({ appName }: { appName: string }) {
  const { t } = useTranslation('flow');
  const { loadTheirs } = useFlowActions();
  const editor = useFlowEditorStore();
  const conflict = useFlowEditor((state) => state.conflict);
  const message = useFlowEditor((state) => state.saveState.message);
  if (!conflict) return null;
  return (
    <div className={classes.banner} role="alert">
      <p className={classes.author}>
        <IconUsers size={16} stroke={1.75} aria-hidden />
        {message || t('editor.conflict.somebody', { name: conflict.savedBy })}
      </p>
      <p>{t('editor.conflict.choice')}</p>
      <div className={classes.actions}>
        <Button size="sm" onClick={loadTheirs}>
          {t('editor.conflict.loadTheirs')}
        </Button>
        <Button size="sm" variant="default" onClick={() => downloadFlow(appName, editor.getState().flow)}>
          {t('editor.conflict.keepCopy')}
        </Button>
      </div>
    </div>
  );
}
