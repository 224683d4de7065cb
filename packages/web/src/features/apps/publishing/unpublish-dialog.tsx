/** Asks before a bot is unpublished. */
import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './publish-panel.module.css';

type UnpublishDialogProps = {
  opened: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function UnpublishDialog({ opened, isPending, onConfirm, onClose }: UnpublishDialogProps) {
  const { t } = useTranslation('designer');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('publish.unpublishTitle')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <p className={classes.text}>{t('publish.unpublishText')}</p>
      <div className={classes.choice}>
        <Button variant="default" size="lg" onClick={onClose} data-autofocus>
          {t('publish.keep')}
        </Button>
        <Button color="red" size="lg" loading={isPending} onClick={onConfirm}>
          {t('publish.unpublish')}
        </Button>
      </div>
    </Modal>
  );
}
