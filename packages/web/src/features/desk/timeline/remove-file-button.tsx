/** Deletes a file that was sent: the message stays, and both sides see that the file is gone. */
import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { FileId } from '@parrot/contract/core';
import { deleteDeskFile } from '@parrot/contract/desk';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/http/call.ts';
import { IconTrash } from '../../../shared/icons/trash.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import classes from './message-files.module.css';

export function RemoveFileButton({ fileId, name }: { fileId: FileId; name: string }) {
  const { t } = useTranslation('desk-conversation');
  const [isAsked, { open, close }] = useDisclosure();
  const remove = useMutation({
    mutationFn: () => call(deleteDeskFile, { body: { fileId } }),
    onSuccess: () => {
      close();
      toast.success(t('conversation.fileRemoved'));
    },
  });
  const label = t('conversation.removeFile', { name });
  return (
    <>
      <ActionIcon className={classes.remove} size="sm" aria-label={label} title={label} onClick={open}>
        <IconTrash size={16} stroke={1.75} />
      </ActionIcon>
      {isAsked && (
        <ConfirmDialog
          title={t('conversation.removeFileTitle')}
          confirm={t('conversation.removeFileConfirm')}
          busy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate()}
          onClose={close}
        >
          <p>{t('conversation.removeFileText', { name })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
