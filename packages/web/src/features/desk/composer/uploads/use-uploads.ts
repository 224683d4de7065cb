/** The files of a conversation's draft and those that are being uploaded for it. */
import { LIMITS, type UserSessionId } from '@parrot/contract/core';
import { deleteDeskFile } from '@parrot/contract/desk';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/http/call.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import type { UploadedFile } from '../outgoing-messages.ts';
import { NO_DRAFT, saveDraft, useUnsentStore } from '../unsent-store.ts';
import { dropUpload, startUpload, type Upload, useUploadStore } from './upload-store.ts';

const NONE: Upload[] = [];

export function useUploads(userSessionId: UserSessionId) {
  const { t } = useTranslation('desk-conversation');
  const uploads = useUploadStore((all) => all.uploads[userSessionId] ?? NONE);
  const files = useUnsentStore(({ drafts }) => drafts[userSessionId]?.files ?? NO_DRAFT.files);
  const running = uploads.filter(({ problem }) => problem === null);

  return {
    files,
    uploads,
    isUploading: running.length > 0,
    add(chosen: readonly File[]): void {
      const limit = LIMITS.filesPerMessage;
      let capacity = Math.max(0, limit - files.length - running.length);
      for (const file of chosen) {
        if (file.size > LIMITS.deskFileBytes) {
          const size = Math.floor(LIMITS.deskFileBytes / 2 ** 20);
          void startUpload(userSessionId, file, t('files.tooLarge', { size }));
        } else {
          if (capacity > 0) void startUpload(userSessionId, file, null);
          capacity -= 1;
        }
      }
      if (capacity < 0) toast.failure(t('files.tooMany', { limit }));
    },
    dropUpload({ id, stop }: Upload): void {
      stop();
      dropUpload(userSessionId, id);
    },
    remove(file: UploadedFile): void {
      saveDraft(userSessionId, { files: files.filter(({ fileId }) => fileId !== file.fileId) });
      call(deleteDeskFile, { body: { fileId: file.fileId } }).catch((error: unknown) =>
        console.warn('uploaded file could not be deleted', error),
      );
    },
  };
}
