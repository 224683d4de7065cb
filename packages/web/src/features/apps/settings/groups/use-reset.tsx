/** Bulk changes that can be undone for a while. */
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../shared/toast/toast.ts';
import { useEditing } from '../editor-context.ts';
import { type Changes, isSame, keepIf, type SettingPath } from '../flat-settings.ts';
import { shownOf } from '../settings-editor.ts';

const UNDO_MS = 10_000;

export function useReset() {
  const { t } = useTranslation('designer');
  const { editor, defaults } = useEditing();

  const undoably = (done: string, changes: Changes) => {
    const shown = shownOf(editor.getState());
    const before = keepIf(shown, (path) => path in changes && !isSame(shown[path], changes[path]));
    editor.change(changes);
    const undo = () => {
      notifications.hide(toastId);
      editor.change(before);
    };
    const toastId = toast.success(
      <Group gap="sm" wrap="nowrap">
        {done}
        <Button size="xs" variant="light" onClick={undo}>
          {t('reset.undo')}
        </Button>
      </Group>,
      { autoClose: UNDO_MS },
    );
  };
  return {
    undoably,
    resetAll: (done: string, paths: readonly SettingPath[]) =>
      undoably(
        done,
        keepIf(defaults, (path) => paths.includes(path)),
      ),
  };
}
