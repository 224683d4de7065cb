/** The sample apps with their content. They are few, so all are loaded at once. */
import { sampleApps } from '@parrot/contract/apps';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

const MOST = 100;

export const useSamples = (search = '') =>
  useQuery({
    queryKey: ['samples', search],
    queryFn: ({ signal }) => call(sampleApps, { body: { search, limit: MOST }, signal }),
    select: ({ items }) => items,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
