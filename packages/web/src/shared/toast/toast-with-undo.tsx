/** A toast with an undo button. It stays longer than other toasts, so that users can reach it. */
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { texts } from '../i18n/i18n.ts';
import { toast } from './toast.ts';

const UNDO_MS = 10_000;

export function toastWithUndo(message: string, undo: () => void): void {
  const id = toast.success(
    <Group gap="xs" justify="space-between" wrap="nowrap">
      <span>{message}</span>
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={() => {
          notifications.hide(id);
          undo();
        }}
      >
        {texts.t('shell:undo')}
      </Button>
    </Group>,
    { autoClose: UNDO_MS },
  );
}
