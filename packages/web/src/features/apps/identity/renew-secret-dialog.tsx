/** Asks before the secret is renewed and states the consequences. */
import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../publishing/publish-panel.module.css';

type RenewSecretDialogProps = {
  opened: boolean;
  /** Whether unverified visitors are refused. */
  isRequired: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export function RenewSecretDialog({
  opened,
  isRequired,
  isPending,
  onConfirm,
  onClose,
}: RenewSecretDialogProps) {
  const { t } = useTranslation('designer');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('identity.renewTitle')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <p className={classes.text}>{t('identity.renewText')}</p>
      <p className={classes.text}>{t(isRequired ? 'identity.renewLocksOut' : 'identity.renewUnknown')}</p>
      <div className={classes.choice}>
        <Button variant="default" size="lg" onClick={onClose} data-autofocus>
          {t('identity.keepSecret')}
        </Button>
        <Button color="red" size="lg" loading={isPending} onClick={onConfirm}>
          {t('identity.renew')}
        </Button>
      </div>
    </Modal>
  );
}
