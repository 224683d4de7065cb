/** Whether the settings are saved. */
import { useTranslation } from 'react-i18next';
import { type SavePhase, SaveState } from '../../../shared/saving/save-state.tsx';
import { useEditing, useEditorState } from './editor-context.ts';
import { pathsOf } from './flat-settings.ts';
import { type EditorState, isDirty } from './settings-editor.ts';

export function SettingsSaveState() {
  const { t } = useTranslation('designer');
  const { editor } = useEditing();
  const phase = useEditorState(phaseOf);
  const savedAt = useEditorState((state) => state.savedAt);
  const message = useEditorState((state) => state.message);
  if (!phase) return null;
  return (
    <SaveState
      phase={phase}
      label={t(`saving.${phase}`)}
      secondsAgo={(seconds) => t('saving.seconds', { seconds })}
      savedAt={savedAt}
      message={message}
      onRetry={() => void editor.save()}
    />
  );
}

/** Undefined until the first change. */
function phaseOf(state: EditorState): SavePhase | undefined {
  const { phase, changes, problems, savedAt } = state;
  if (phase === 'conflict' || phase === 'failed') return phase;
  const onlyProblems = pathsOf(changes).every((path) => problems[path]);
  if (isDirty(state)) return onlyProblems && phase !== 'saving' ? 'problem' : 'saving';
  return savedAt ? 'saved' : undefined;
}
