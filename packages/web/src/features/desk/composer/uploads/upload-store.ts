/** Files on their way to the server, per conversation. They go on while another conversation is open. */
import { type FileId, newId, type UserSessionId } from '@parrot/contract/core';
import { uploadDeskFile } from '@parrot/contract/desk';
import { create } from 'zustand';
import { messageOf } from '../../../../shared/http/api-error.ts';
import { call } from '../../../../shared/http/call.ts';
import type { UploadedFile } from '../outgoing-messages.ts';
import { NO_DRAFT, saveDraft, useUnsentStore } from '../unsent-store.ts';

export type Upload = { id: string; file: File; share: number; problem: string | null; stop: () => void };

export const useUploadStore = create<{ uploads: Record<UserSessionId, Upload[]> }>(() => ({ uploads: {} }));

/** Uploads finish in any order; a message has its files in the order in which they were chosen. */
const positions = new Map<FileId, number>();
let chosen = 0;

/** A finished file becomes part of the draft. One with a problem is listed until the agent removes it. */
export async function startUpload(
  userSessionId: UserSessionId,
  file: File,
  problem: string | null,
): Promise<void> {
  const controller = new AbortController();
  const id = newId('msg');
  chosen += 1;
  const position = chosen;
  const change = (next: Partial<Upload>) =>
    updateUploads(userSessionId, (all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)));
  updateUploads(userSessionId, (all) => [
    ...all,
    { id, file, share: 0, problem, stop: () => controller.abort() },
  ]);
  if (problem !== null) return;
  try {
    const { file: stored } = await call(uploadDeskFile, {
      body: { userSessionId },
      file,
      signal: controller.signal,
      onProgress: (share) => change({ share }),
    });
    positions.set(stored.fileId, position);
    const { files } = useUnsentStore.getState().drafts[userSessionId] ?? NO_DRAFT;
    saveDraft(userSessionId, { files: inChosenOrder(files, stored) });
    dropUpload(userSessionId, id);
  } catch (error) {
    if (controller.signal.aborted) dropUpload(userSessionId, id);
    else change({ problem: messageOf(error) });
  }
}

export const dropUpload = (userSessionId: UserSessionId, id: string): void =>
  updateUploads(userSessionId, (all) => all.filter((one) => one.id !== id));

function updateUploads(userSessionId: UserSessionId, change: (all: Upload[]) => Upload[]): void {
  useUploadStore.setState(({ uploads }) => ({
    uploads: { ...uploads, [userSessionId]: change(uploads[userSessionId] ?? []) },
  }));
}

function inChosenOrder(files: readonly UploadedFile[], stored: UploadedFile): UploadedFile[] {
  const position = positions.get(stored.fileId) ?? 0;
  const later = files.findIndex(({ fileId }) => (positions.get(fileId) ?? 0) > position);
  return later < 0 ? [...files, stored] : [...files.slice(0, later), stored, ...files.slice(later)];
}
