/** Saves the settings on navigation; if that fails, asks before leaving. */
import { useTranslation } from 'react-i18next';
import type { Location } from 'react-router';
import { useUnsavedChanges } from '../../../shared/unsaved-changes/use-unsaved-changes.ts';
import type { Editing } from './editor-context.ts';
import { isDirty } from './settings-editor.ts';

/** `staysAt`: whether a path still shows this editor. */
export function useUnsavedSettings({ editor }: Editing, staysAt: (next: Location) => boolean): void {
  const { t } = useTranslation('designer');
  useUnsavedChanges(() => isDirty(editor.getState()), {
    staysAt,
    save: editor.save,
    message: () => editor.getState().message || t('leave.problems'),
  });
}
