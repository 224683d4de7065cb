/** The ticket of a conversation and what colleagues say of it, kept as the server tells it. */
import type { BodyOf, TicketId, UserSessionId } from '@parrot/contract/core';
import {
  addComment,
  type Ticket,
  type TicketComment,
  ticketChanged,
  ticketComments,
  ticketDetails,
  updateComment,
  updateTicket,
} from '@parrot/contract/tickets';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../shared/http/api-error.ts';
import { call } from '../../shared/http/call.ts';
import type { DeskSession } from '../desk/session/desk-session.ts';

const ticketKey = (id: UserSessionId) => ['desk', 'ticket', id];
const commentsKey = (id: TicketId) => ['desk', 'comments', id];

export const useTicket = (userSessionId: UserSessionId) =>
  useQuery({
    queryKey: ticketKey(userSessionId),
    queryFn: async ({ signal }) => (await call(ticketDetails, { query: { userSessionId }, signal })).ticket,
    meta: { quiet: true },
  });

export const useComments = (ticketId: TicketId) =>
  useQuery({
    queryKey: commentsKey(ticketId),
    queryFn: async ({ signal }) => (await call(ticketComments, { query: { ticketId }, signal })).items,
    meta: { quiet: true },
  });

/** What colleagues change is there at once; after a lost line everything is asked for anew. */
export function useLiveTicket(desk: DeskSession, isConnected: boolean): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      desk.hear(ticketChanged, ({ ticket, comment }) => {
        takeTicket(cache, ticket);
        if (comment) takeComment(cache, comment);
      }),
    [desk, cache],
  );
  useEffect(() => {
    if (!isConnected) return;
    void cache.invalidateQueries({ queryKey: ['desk', 'ticket'] });
    void cache.invalidateQueries({ queryKey: ['desk', 'comments'] });
  }, [cache, isConnected]);
}

type TicketChange = Omit<BodyOf<typeof updateTicket>, 'ticketId' | 'revision'>;

/** Where somebody else was faster nothing is changed, and how the ticket stands now is shown. */
export function useChangeTicket({ ticketId, revision, userSessionId }: Ticket) {
  const cache = useQueryClient();
  const change = useMutation({
    // One after the other: the second of two quick changes is made to what the first has left.
    scope: { id: ticketId },
    mutationFn: (wanted: TicketChange) => {
      const shown = cache.getQueryData<Ticket>(ticketKey(userSessionId))?.revision ?? revision;
      return call(updateTicket, { body: { ticketId, revision: shown, ...wanted } });
    },
    onSuccess: ({ ticket }) => takeTicket(cache, ticket),
    onError: () => cache.invalidateQueries({ queryKey: ticketKey(userSessionId) }),
    meta: { quiet: true },
  });
  return { ...change, isOutrun: change.error instanceof ApiError && change.error.code === 'conflict' };
}

type Said = Pick<BodyOf<typeof addComment>, 'value' | 'mentions'>;

export function useAddComment(ticketId: TicketId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (said: Said) => call(addComment, { body: { ticketId, ...said } }),
    onSuccess: ({ comment }) => takeComment(cache, comment),
    meta: { quiet: true },
  });
}

export function useChangeComment({ commentId }: TicketComment) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (said: Said) => call(updateComment, { body: { commentId, ...said } }),
    onSuccess: ({ comment }) => takeComment(cache, comment),
    meta: { quiet: true },
  });
}

/** An older state that comes late is left out. */
function takeTicket(cache: QueryClient, ticket: Ticket): void {
  cache.setQueryData<Ticket | null>(ticketKey(ticket.userSessionId), (known) =>
    known && known.revision > ticket.revision ? known : ticket,
  );
}

function takeComment(cache: QueryClient, comment: TicketComment): void {
  cache.setQueryData<TicketComment[]>(commentsKey(comment.ticketId), (known) => {
    if (!known) return known;
    const others = known.filter(({ commentId }) => commentId !== comment.commentId);
    return [...others, comment].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  });
}
