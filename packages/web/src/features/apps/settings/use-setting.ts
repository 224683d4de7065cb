/** One setting for its field: value, change, problem and reset. */
import { useId } from 'react';
import { useEditing, useEditorState } from './editor-context.ts';
import { type Changes, type FlatSettings, isSame, type SettingPath } from './flat-settings.ts';
import { followingName } from './settings-editor.ts';

export function useSetting<Path extends SettingPath>(path: Path) {
  const { editor, defaults } = useEditing();
  const id = useId();
  const value = useEditorState(
    (state) => ({ ...state.saved, ...followingName(state), ...state.changes })[path],
  ) as FlatSettings[Path];
  const problem = useEditorState(({ problems }) => problems[path]);
  const set = (next: FlatSettings[Path]) => editor.change({ [path]: next } as Changes);
  return {
    id,
    value,
    set,
    problem,
    isOwn: !isSame(value, defaults[path]),
    reset: () => set(defaults[path]),
  };
}
