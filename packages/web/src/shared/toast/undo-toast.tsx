/** A toast that offers an undo or a next step for a while. */
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { toast } from './toast.ts';
import classes from './undo-toast.module.css';

const SHOWN_MS = 10_000;

export function undoToast(message: string, action: string, onAction: () => void): void {
  const shown = toast.success(
    <span className={classes.text}>
      {message}
      <Button
        size="xs"
        variant="light"
        onClick={() => {
          notifications.hide(shown);
          onAction();
        }}
      >
        {action}
      </Button>
    </span>,
    { autoClose: SHOWN_MS },
  );
}
