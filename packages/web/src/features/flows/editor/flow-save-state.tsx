/** Whether the flow is saved. */
import { useTranslation } from 'react-i18next';
import { SaveState } from '../../../shared/saving/save-state.tsx';
import { type FlowEditorState, isDirty, useFlowActions, useFlowEditor } from './flow-editor.ts';

export function FlowSaveState() {
  const { t } = useTranslation('flow');
  const { save } = useFlowActions();
  const phase = useFlowEditor(phaseOf);
  const savedAt = useFlowEditor(({ saveState }) => saveState.savedAt);
  const message = useFlowEditor(({ saveState }) => saveState.message);
  if (!phase) return null;
  return (
    <SaveState
      phase={phase}
      label={t(`editor.saving.${phase}`)}
      secondsAgo={(seconds) => t('editor.saving.seconds', { seconds })}
      savedAt={savedAt}
      message={message}
      onRetry={() => void save()}
    />
  );
}

/** Undefined until the first change. */
function phaseOf(state: FlowEditorState): 'saving' | 'saved' | 'failed' | 'conflict' | undefined {
  const { phase, savedAt } = state.saveState;
  if (phase === 'conflict' || phase === 'failed') return phase;
  if (isDirty(state)) return 'saving';
  return savedAt ? 'saved' : undefined;
}
