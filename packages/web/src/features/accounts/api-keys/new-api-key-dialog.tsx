/** Shows a new secret; it closes only by its button, because the secret can't be shown again. */
import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../shared/ui/copy-button.tsx';
import classes from './api-keys-panel.module.css';

export function NewApiKeyDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation('api-keys');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('secret.title')}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <div className={classes.secret}>
        <p>{t('secret.text')}</p>
        <code className={classes.code}>{secret}</code>
        <CopyButton
          text={secret}
          label={t('secret.copy')}
          copied={t('secret.copied')}
          failed={t('secret.copyFailed')}
        />
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('secret.saved')}</Button>
        </Group>
      </div>
    </Modal>
  );
}
