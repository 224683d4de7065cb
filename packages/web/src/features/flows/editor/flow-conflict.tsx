/** Another user saved the flow: offers to load their version or to download the local one. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ConflictBanner } from '../../../shared/saving/conflict-banner.tsx';
import { downloadFlow } from '../files/flow-file.ts';
import { useFlowActions, useFlowEditor, useFlowEditorStore } from './flow-editor.ts';

export function FlowConflict({ appName }: { appName: string }) {
  const { t } = useTranslation('flow');
  const { loadTheirs } = useFlowActions();
  const editor = useFlowEditorStore();
  const conflict = useFlowEditor((state) => state.conflict);
  const message = useFlowEditor((state) => state.saveState.message);
  if (!conflict) return null;
  return (
    <ConflictBanner
      title={message || t('editor.conflict.somebody', { name: conflict.savedBy })}
      actions={
        <>
          <Button size="sm" onClick={loadTheirs}>
            {t('editor.conflict.loadTheirs')}
          </Button>
          <Button size="sm" variant="default" onClick={() => downloadFlow(appName, editor.getState().flow)}>
            {t('editor.conflict.keepCopy')}
          </Button>
        </>
      }
    >
      <p>{t('editor.conflict.choice')}</p>
    </ConflictBanner>
  );
}
