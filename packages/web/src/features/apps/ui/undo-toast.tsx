/** Tells that something was done, and for a while offers to take it back or to go on from it. */
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { toast } from '../../../shared/toast/toast.ts';
import classes from './undo-toast.module.css';

const SHOWN_MS = 10_000;

export function undoToast(message: string, act: string, onAct: () => void): void {
  const shown = toast.success(
    <span className={classes.words}>
      {message}
      <Button
        size="xs"
        variant="light"
        onClick={() => {
          notifications.hide(shown);
          onAct();
        }}
      >
        {act}
      </Button>
    </span>,
    { autoClose: SHOWN_MS },
  );
}
