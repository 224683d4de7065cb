/** Asks before a connection is removed and states the consequences. */
import { Button, Modal } from '@mantine/core';
import { MODEL_PROVIDERS, type ModelProvider } from '@parrot/contract/models';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../shared/http/api-error.ts';
import { toast } from '../../shared/toast/toast.ts';
import classes from './models.module.css';
import { useRemoveModel } from './use-models.ts';

type RemoveConnectionDialogProps = { provider: ModelProvider; opened: boolean; onClose: () => void };

export function RemoveConnectionDialog({ provider, opened, onClose }: RemoveConnectionDialogProps) {
  const { t } = useTranslation('models');
  const remove = useRemoveModel();
  const name = { provider: MODEL_PROVIDERS[provider] };
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () =>
    remove.mutate(provider, {
      onSuccess: () => {
        toast.success(t('remove.done', name));
        close();
      },
    });
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('remove.title', name)}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <p className={classes.text}>{t('remove.text', name)}</p>
      {remove.error && (
        <p className={classes.failure} role="alert">
          {messageOf(remove.error)}
        </p>
      )}
      <div className={classes.answer}>
        <Button variant="default" size="lg" data-autofocus onClick={close}>
          {t('remove.keep')}
        </Button>
        <Button size="lg" color="red" loading={remove.isPending} onClick={confirm}>
          {t('remove.submit')}
        </Button>
      </div>
    </Modal>
  );
}
