/** Copies a text. Browsers deny clipboard access without https; then a message says so. */
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { IconCheck } from '../../../shared/icons/check.ts';
import { IconCopy } from '../../../shared/icons/copy.ts';
import classes from './publish-panel.module.css';

/** `label` distinguishes several on one page. */
export function CopySnippet({ text, label }: { text: string; label?: string }) {
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
        {copied ? t('embed.copied') : (label ?? t('embed.copy'))}
      </Button>
      {error && (
        <p className={classes.failure} role="alert">
          {t('embed.copyFailed')}
        </p>
      )}
    </div>
  );
}
