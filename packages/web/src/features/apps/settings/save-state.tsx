/** Whether one's changes are safe: 'Saved 3 s ago', on their way, or why not and what to do. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/clock/use-now.ts';
import { formatDateTime } from '../../../shared/format/format-date-time.ts';
import { IconAlertTriangle } from '../../../shared/icons/alert-triangle.ts';
import { IconCloudCheck } from '../../../shared/icons/cloud-check.ts';
import { IconCloudOff } from '../../../shared/icons/cloud-off.ts';
import { IconCloudUp } from '../../../shared/icons/cloud-up.ts';
import { useEditing, useEditorState } from './editor-context.ts';
import { pathsOf } from './flat-settings.ts';
import classes from './save-state.module.css';
import { type EditorState, isDirty } from './settings-editor.ts';

const ICONS = {
  saving: IconCloudUp,
  saved: IconCloudCheck,
  failed: IconCloudOff,
  conflict: IconAlertTriangle,
  problem: IconAlertTriangle,
};
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

export function SaveState() {
  const { t } = useTranslation('designer');
  const { editor } = useEditing();
  const state = useEditorState(stateOf);
  const message = useEditorState((editing) => editing.message);
  if (state === 'untouched') return null;
  const Icon = ICONS[state];
  return (
    <div className={classes.state} data-state={state}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span role="status" title={state === 'failed' ? message : undefined}>
        {t(`saving.${state}`)}
      </span>
      {state === 'saved' && <Since />}
      {state === 'failed' && (
        <>
          <span className={classes.why}>{message}</span>
          <Button size="xs" variant="default" onClick={() => void editor.save()}>
            {t('retry', { ns: 'shell' })}
          </Button>
        </>
      )}
    </div>
  );
}

/** Outside of what is read out: nobody wants to hear the seconds. */
function Since() {
  const { t } = useTranslation('designer');
  const savedAt = useEditorState((state) => state.savedAt);
  const now = useNow(SECOND);
  if (!savedAt) return null;
  const ms = Math.max(0, now.getTime() - savedAt.getTime());
  return (
    <span className={classes.since}>
      {ms < MINUTE ? t('saving.seconds', { seconds: Math.floor(ms / SECOND) }) : formatDateTime(savedAt, now)}
    </span>
  );
}

function stateOf(editing: EditorState): keyof typeof ICONS | 'untouched' {
  const { phase, changes, problems, savedAt } = editing;
  if (phase === 'conflict' || phase === 'failed') return phase;
  const onlyProblems = pathsOf(changes).every((path) => problems[path]);
  if (isDirty(editing)) return onlyProblems && phase !== 'saving' ? 'problem' : 'saving';
  return savedAt ? 'saved' : 'untouched';
}
