/** Uploads a picture for the app. Its URL must be saved as a setting. Failures are shown at the field. */
import { uploadAppPicture } from '@parrot/contract/apps';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { useEditing } from './editor-context.ts';

export function useUploadPicture(use: 'avatarUrl' | 'chatBackgroundImg') {
  const { appId } = useEditing().app;
  return useMutation({
    mutationFn: (file: File) => call(uploadAppPicture, { body: { appId, use }, file }),
    meta: { quiet: true },
  });
}
