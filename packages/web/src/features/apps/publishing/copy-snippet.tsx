/** Copies a text of the publish panel. */
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';

/** `label` distinguishes several on one page. */
export function CopySnippet({ text, label }: { text: string; label?: string }) {
  const { t } = useTranslation('designer');
  return (
    <CopyButton
      variant="light"
      text={text}
      label={label ?? t('embed.copy')}
      copied={t('embed.copied')}
      failed={t('embed.copyFailed')}
    />
  );
}
