/** Whether the flow is safe: 'Saved 3 s ago', on its way, or why not and what to do. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/clock/use-now.ts';
import { formatDateTime } from '../../../shared/format/format-date-time.ts';
import { IconAlertTriangle } from '../../../shared/icons/alert-triangle.ts';
import { IconCloudCheck } from '../../../shared/icons/cloud-check.ts';
import { IconCloudOff } from '../../../shared/icons/cloud-off.ts';
import { IconCloudUp } from '../../../shared/icons/cloud-up.ts';
import { type FlowEditorState, isDirty, useFlowActions, useFlowEditor } from './flow-editor.ts';
import classes from './flow-save-state.module.css';

const ICONS = {
  saving: IconCloudUp,
  saved: IconCloudCheck,
  failed: IconCloudOff,
  conflict: IconAlertTriangle,
};
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

export function FlowSaveState() {
  const { t } = useTranslation('flow');
  const { save } = useFlowActions();
  const state = useFlowEditor(shownStateOf);
  const message = useFlowEditor(({ saveState }) => saveState.message);
  if (state === 'untouched') return null;
  const Icon = ICONS[state];
  return (
    <div className={classes.state} data-state={state}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span role="status" title={state === 'failed' ? message : undefined}>
        {t(`editor.saving.${state}`)}
      </span>
      {state === 'saved' && <Since />}
      {state === 'failed' && (
        <>
          <span className={classes.why}>{message}</span>
          <Button size="xs" variant="default" onClick={() => void save()}>
            {t('retry', { ns: 'shell' })}
          </Button>
        </>
      )}
    </div>
  );
}

/** Outside of what is read out: nobody wants to hear the seconds. */
function Since() {
  const { t } = useTranslation('flow');
  const savedAt = useFlowEditor(({ saveState }) => saveState.savedAt);
  const now = useNow(SECOND);
  if (!savedAt) return null;
  const ms = Math.max(0, now.getTime() - savedAt.getTime());
  return (
    <span>
      {ms < MINUTE
        ? t('editor.saving.seconds', { seconds: Math.floor(ms / SECOND) })
        : formatDateTime(savedAt, now)}
    </span>
  );
}

function shownStateOf(state: FlowEditorState): keyof typeof ICONS | 'untouched' {
  const { phase, savedAt } = state.saveState;
  if (phase === 'conflict' || phase === 'failed') return phase;
  if (isDirty(state)) return 'saving';
  return savedAt ? 'saved' : 'untouched';
}
