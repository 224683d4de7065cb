/** Asks before a document or page is deleted, as it would have to be uploaded again. */
import { Button, Modal } from '@mantine/core';
import type { Source } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';
import classes from './sources.module.css';
import { type SourcesOf, useDeleteSource } from './use-sources.ts';

type DeleteSourceDialogProps = { of: SourcesOf; source: Source | null; onClose: () => void };

export function DeleteSourceDialog({ of, source, onClose }: DeleteSourceDialogProps) {
  const { t } = useTranslation('studio');
  const remove = useDeleteSource(of);
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (!source) return;
    remove.mutate(source.sourceId, {
      onSuccess: () => {
        toast.success(t('sources.delete.done'));
        onClose();
      },
    });
  };
  return (
    <Modal
      opened={source !== null}
      onClose={close}
      title={t('sources.delete.title', { name: source?.title ?? '' })}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <p className={classes.quiet}>{t('sources.delete.text')}</p>
      {remove.error && (
        <p className={classes.failure} role="alert">
          {messageOf(remove.error)}
        </p>
      )}
      <div className={classes.answer}>
        <Button variant="default" size="lg" data-autofocus onClick={close}>
          {t('sources.cancel')}
        </Button>
        <Button size="lg" color="red" loading={remove.isPending} onClick={confirm}>
          {t('sources.delete.act')}
        </Button>
      </div>
    </Modal>
  );
}
