/** The languages to choose from for a new app, and the one to propose. */
import { moduleData } from '@parrot/contract/apps';
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

type NewAppLanguages = { available: readonly LanguageCode[]; proposed: LanguageCode };

/** The defaults do not depend on the bot's name in what is used here. */
const QUERY = { module: 'settings', botName: 'Bot' } as const;

export function useNewAppLanguages(): NewAppLanguages {
  const { data } = useQuery({
    queryKey: ['newAppSettings'],
    queryFn: ({ signal }) => call(moduleData, { query: QUERY, signal }),
    select: ({ settings }) => settings.behaviour,
    meta: { quiet: true },
  });
  const [proposed = 'en'] = data?.defaultLanguageList ?? [];
  return { available: data?.createAppLanguageList ?? LANGUAGES, proposed };
}
