/** Copies a text. Browsers keep the clipboard from pages without https; then it says so. */
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './publish-panel.module.css';

export function CopyLine({ text }: { text: string }) {
  const { t } = useTranslation('designer');
  const { copied, copy, error } = useClipboard();
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <div className={classes.copy}>
      <Button
        variant="light"
        leftSection={<Icon size={16} stroke={1.75} />}
        aria-live="polite"
        onClick={() => copy(text)}
      >
        {t(copied ? 'embed.copied' : 'embed.copy')}
      </Button>
      {error && (
        <p className={classes.failure} role="alert">
          {t('embed.copyFailed')}
        </p>
      )}
    </div>
  );
}
