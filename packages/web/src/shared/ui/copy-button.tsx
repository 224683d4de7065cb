/** Copies a text. Browsers deny clipboard access without https; then a message says so. */
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck } from '../icons/check.ts';
import { IconCopy } from '../icons/copy.ts';
import classes from './copy-button.module.css';

type CopyButtonProps = {
  text: string;
  /** What the button says, after it copied and if it could not. */
  label: string;
  copied: string;
  failed: string;
  variant?: 'light' | 'default';
};

export function CopyButton({ text, label, copied, failed, variant = 'default' }: CopyButtonProps) {
  const clipboard = useClipboard();
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <div className={classes.copy}>
      <Button
        variant={variant}
        leftSection={<Icon size={16} stroke={1.75} />}
        aria-live="polite"
        onClick={() => clipboard.copy(text)}
      >
        {clipboard.copied ? copied : label}
      </Button>
      {clipboard.error && (
        <p className={classes.failure} role="alert">
          {failed}
        </p>
      )}
    </div>
  );
}
