/** The activities of the tenant, latest first. */
import { type ActivitySubject, exportActivity, listActivity } from '@parrot/contract/activity';
import type { ActivityId, UserId } from '@parrot/contract/core';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { saveCsv } from '../../shared/browser/save-csv.ts';
import { call } from '../../shared/http/call.ts';
import { paged } from '../../shared/query/paged.ts';

const PAGE = 50;

export type ActivityQuery = {
  search: string;
  subjects: ActivitySubject[];
  actorId?: UserId;
  from?: string;
  until?: string;
};

export const useActivity = (wanted: ActivityQuery) =>
  useInfiniteQuery({
    queryKey: ['activity', wanted],
    ...paged((offset, signal) => call(listActivity, { body: { ...wanted, offset, limit: PAGE }, signal })),
    // Users often come here right after doing something.
    staleTime: 0,
  });

/** Exports what the list shows as a CSV file. */
export const useExportActivity = () =>
  useMutation({
    mutationFn: (wanted: ActivityQuery) =>
      saveCsv<ActivityId>('activity.csv', (after) =>
        call(exportActivity, { body: { ...wanted, ...(after && { after }) } }),
      ),
  });
