/**
 * The interface follows the language in the user's profile, on every device. One chosen at the sign-in becomes
 * the profile's.
 */
import { updateProfile } from '@parrot/contract/accounts';
import type { LanguageCode } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../shared/http/call.ts';
import { chosenLanguage, forgetChosenLanguage } from '../../../shared/i18n/chosen-language.ts';
import { queryClient } from '../../../shared/query/query-client.ts';
import { profileQuery } from '../../../shared/session/session-queries.ts';
import { useAppearanceStore } from '../../../state/appearance-store.ts';

export function useOwnLanguage({ enabled }: { enabled: boolean }): void {
  const { data: profile } = useQuery({ ...profileQuery, enabled });
  const language = profile?.language;
  useEffect(() => {
    if (!language) return;
    const chosen = chosenLanguage();
    forgetChosenLanguage();
    if (chosen && chosen !== language) saveLanguage(chosen);
    else useAppearanceStore.setState({ language });
  }, [language]);
}

/** If it can't be saved, the interface stays in the chosen language until the profile is loaded again. */
function saveLanguage(language: LanguageCode): void {
  const profile = queryClient.getQueryData(profileQuery.queryKey);
  if (!profile) return;
  const { userName, timeZone } = profile;
  call(updateProfile, { body: { userName, language, timeZone } }).then(
    () => queryClient.setQueryData(profileQuery.queryKey, (now) => now && { ...now, language }),
    (error: unknown) => console.error('saving the chosen language failed; the profile keeps its own', error),
  );
}
