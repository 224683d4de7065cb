/** Sends a picture for the app. It becomes a setting once its address is saved as one. Failures are told at the field. */
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
