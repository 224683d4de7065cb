/** Asks before a version becomes the draft and states the consequences. */
import { Button, Modal } from '@mantine/core';
import type { AppVersion } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useRestoreVersion } from './use-versions.ts';
import classes from './versions.module.css';

type RestoreVersionDialogProps = { appId: AppId; version: AppVersion | null; onClose: () => void };

export function RestoreVersionDialog({ appId, version, onClose }: RestoreVersionDialogProps) {
  const { t } = useTranslation('designer');
  const restore = useRestoreVersion(appId);
  const close = () => {
    restore.reset();
    onClose();
  };
  const confirm = () => {
    if (!version) return;
    restore.mutate(version.versionId, {
      onSuccess: () => {
        toast.success(t('restore.done', { number: version.number }));
        onClose();
      },
    });
  };
  return (
    <Modal
      opened={version !== null}
      onClose={close}
      title={t('restore.title', { number: version?.number ?? '' })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <p className={classes.quiet}>{t('restore.text')}</p>
      {restore.error && (
        <p className={classes.failure} role="alert">
          {messageOf(restore.error)}
        </p>
      )}
      <div className={classes.answer}>
        <Button variant="default" size="lg" data-autofocus onClick={close}>
          {t('cancel')}
        </Button>
        <Button size="lg" loading={restore.isPending} onClick={confirm}>
          {t('restore.confirm')}
        </Button>
      </div>
    </Modal>
  );
}
