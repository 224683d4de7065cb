/** The sample apps with their content, in the user's language. They are few, so all are loaded at once. */
import { sampleApps } from '@parrot/contract/apps';
import { LANGUAGES, nearestLanguage } from '@parrot/contract/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/http/call.ts';

const MOST = 100;

export function useSamples(search = '') {
  const { i18n } = useTranslation();
  const language = nearestLanguage(i18n.language, LANGUAGES) ?? 'en';
  return useQuery({
    queryKey: ['samples', language, search],
    queryFn: ({ signal }) => call(sampleApps, { body: { search, language, limit: MOST }, signal }),
    select: ({ items }) => items,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}
