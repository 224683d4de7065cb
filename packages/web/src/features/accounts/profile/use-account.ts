/** Changes to the user's own account. The new values apply everywhere at once. */
import {
  type Profile,
  removeProfileImage,
  updateProfile,
  uploadProfileImage,
} from '@parrot/contract/accounts';
import type { BodyOf } from '@parrot/contract/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { profileQuery } from '../../../shared/session/session-queries.ts';
import { updateDetails } from '../../../state/user-store.ts';

/** Errors are shown at the form. */
export function useSaveAccount() {
  const keep = useUpdateProfile();
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateProfile>) => call(updateProfile, { body }),
    onSuccess: (_reply, { userName, language, timeZone }) => {
      keep({ userName: userName.trim(), language, timeZone });
      updateDetails({ name: userName.trim() });
    },
    meta: { quiet: true },
  });
}

/** Errors are shown next to the photo. */
export function useUploadPhoto() {
  const keep = useUpdateProfile();
  return useMutation({
    mutationFn: (file: File) => call(uploadProfileImage, { file }),
    onSuccess: ({ profileUrl }) => keep({ profileUrl }),
    meta: { quiet: true },
  });
}

export function useRemovePhoto() {
  const keep = useUpdateProfile();
  return useMutation({
    mutationFn: () => call(removeProfileImage),
    onSuccess: ({ profileUrl }) => keep({ profileUrl }),
    meta: { quiet: true },
  });
}

function useUpdateProfile() {
  const cache = useQueryClient();
  return (change: Partial<Profile>) =>
    cache.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, ...change });
}
