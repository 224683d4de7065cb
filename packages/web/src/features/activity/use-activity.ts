/** The activities of the tenant, latest first. */
import { type ActivitySubject, exportActivity, listActivity } from '@parrot/contract/activity';
import type { ActivityId, UserId } from '@parrot/contract/core';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { saveFile } from '../../shared/browser/save-file.ts';
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

/** Exports what the list shows as a CSV file, fetched in parts and downloaded as one. */
export const useExportActivity = () =>
  useMutation({
    mutationFn: async (wanted: ActivityQuery) => {
      const parts: string[] = [];
      for (let after: ActivityId | null | undefined; after !== null; ) {
        const part: { csv: string; next: ActivityId | null } = await call(exportActivity, {
          body: { ...wanted, ...(after && { after }) },
        });
        parts.push(part.csv);
        after = part.next;
      }
      saveFile('activity.csv', new Blob(parts, { type: 'text/csv;charset=utf-8' }));
    },
  });
