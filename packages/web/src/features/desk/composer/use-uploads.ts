/** File uploads with their progress; finished ones are part of the draft. */
import { LIMITS, newId, type UserSessionId } from '@parrot/contract/core';
import { deleteDeskFile, uploadDeskFile } from '@parrot/contract/desk';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/call.ts';
import type { UploadedFile } from './outgoing-messages.ts';
import { NO_DRAFT, saveDraft, useUnsentStore } from './unsent-store.ts';

type Upload = { id: string; file: File; share: number; problem: string | null; stop: () => void };

export function useUploads(userSessionId: UserSessionId) {
  const { t } = useTranslation('desk-conversation');
  const [uploads, setUploads] = useState<Upload[]>([]);
  const running = useRef(new Set<AbortController>());
  const files = useUnsentStore(({ drafts }) => drafts[userSessionId]?.files ?? NO_DRAFT.files);

  // Uploads belong to this conversation; leaving it cancels them.
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers) controller.abort();
    };
  }, []);

  const change = (id: string, next: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)));
  const drop = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));

  const upload = async (file: File): Promise<void> => {
    const controller = new AbortController();
    const id = newId('msg');
    setUploads((all) => [
      ...all,
      { id, file, share: 0, problem: tooLarge(file), stop: () => controller.abort() },
    ]);
    if (tooLarge(file)) return;
    running.current.add(controller);
    try {
      const { file: stored } = await call(uploadDeskFile, {
        body: { userSessionId },
        file,
        signal: controller.signal,
        onProgress: (share) => change(id, { share }),
      });
      const draft = useUnsentStore.getState().drafts[userSessionId] ?? NO_DRAFT;
      saveDraft(userSessionId, { files: [...draft.files, stored] });
      drop(id);
    } catch (error) {
      if (controller.signal.aborted) drop(id);
      else change(id, { problem: messageOf(error) });
    } finally {
      running.current.delete(controller);
    }
  };
  const tooLarge = (file: File): string | null =>
    file.size > LIMITS.deskFileBytes
      ? t('files.tooLarge', { size: Math.floor(LIMITS.deskFileBytes / 2 ** 20) })
      : null;

  return {
    files,
    uploads,
    isUploading: uploads.some(({ problem }) => problem === null),
    add(chosen: readonly File[]): void {
      const room = LIMITS.filesPerMessage - files.length - uploads.length;
      for (const file of chosen.slice(0, Math.max(0, room))) void upload(file);
    },
    dropUpload({ id, stop }: Upload): void {
      stop();
      drop(id);
    },
    remove(file: UploadedFile): void {
      saveDraft(userSessionId, { files: files.filter(({ fileId }) => fileId !== file.fileId) });
      call(deleteDeskFile, { body: { fileId: file.fileId } }).catch((error: unknown) =>
        console.warn('uploaded file could not be deleted', error),
      );
    },
  };
}
