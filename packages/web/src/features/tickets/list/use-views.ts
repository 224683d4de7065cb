/** The saved views of the list. */
import type { BodyOf, TicketViewId } from '@parrot/contract/core';
import { deleteTicketView, listTicketViews, saveTicketView } from '@parrot/contract/tickets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

const VIEWS_KEY = ['desk', 'ticket views'];

export const useViews = () =>
  useQuery({
    queryKey: VIEWS_KEY,
    queryFn: ({ signal }) => call(listTicketViews, { signal }),
    meta: { quiet: true },
  });

export function useSaveView() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof saveTicketView>) => call(saveTicketView, { body }),
    // Also if it is refused: its group may have been deleted.
    onSettled: () => cache.invalidateQueries({ queryKey: VIEWS_KEY }),
    meta: { quiet: true },
  });
}

export function useDeleteView() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (viewId: TicketViewId) => call(deleteTicketView, { query: { viewId } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: VIEWS_KEY }),
    meta: { quiet: true },
  });
}
