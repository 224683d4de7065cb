/** The ticket of a conversation and its comments, updated live. */
import type { BodyOf, ParsedPayloadOf, TicketId, UserSessionId } from '@parrot/contract/core';
import {
  addComment,
  type Ticket,
  type TicketComment,
  type ticketChanged,
  ticketComments,
  updateComment,
  updateTicket,
} from '@parrot/contract/tickets';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../shared/http/api-error.ts';
import { call } from '../../shared/http/call.ts';
import { ticketKey } from '../../shared/tickets/ticket-key.ts';
import { ticketQuery } from '../../shared/tickets/ticket-query.ts';

const commentsKey = (id: TicketId) => ['desk', 'comments', id];

export const useTicket = (userSessionId: UserSessionId) => useQuery(ticketQuery(userSessionId));

export const useComments = (ticketId: TicketId) =>
  useQuery({
    queryKey: commentsKey(ticketId),
    queryFn: async ({ signal }) => (await call(ticketComments, { query: { ticketId }, signal })).items,
    meta: { quiet: true },
  });

/** Calls the listener for every change of a ticket; returns a function that unsubscribes. */
export type SubscribeToTickets = (
  listener: (change: ParsedPayloadOf<typeof ticketChanged>) => void,
) => () => void;

/** Shows changes by other agents at once; after a reconnect everything is fetched again. */
export function useLiveTicket(subscribe: SubscribeToTickets, isConnected: boolean): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      subscribe(({ ticket, comment }) => {
        cacheTicket(cache, ticket);
        if (comment) cacheComment(cache, comment);
      }),
    [subscribe, cache],
  );
  useEffect(() => {
    if (!isConnected) return;
    void cache.invalidateQueries({ queryKey: ['desk', 'ticket'] });
    void cache.invalidateQueries({ queryKey: ['desk', 'comments'] });
  }, [cache, isConnected]);
}

export type TicketChange = Omit<BodyOf<typeof updateTicket>, 'ticketId' | 'revision'>;

/** If another agent was faster nothing is changed, and the current ticket is shown. */
export function useChangeTicket({ ticketId, revision, userSessionId }: Ticket) {
  const cache = useQueryClient();
  const change = useMutation({
    // One after the other: the second of two quick changes builds on the result of the first.
    scope: { id: ticketId },
    mutationFn: (wanted: TicketChange) => {
      const shown = cache.getQueryData<Ticket>(ticketKey(userSessionId))?.revision ?? revision;
      return call(updateTicket, { body: { ticketId, revision: shown, ...wanted } });
    },
    onSuccess: ({ ticket }) => cacheTicket(cache, ticket),
    onError: () => cache.invalidateQueries({ queryKey: ticketKey(userSessionId) }),
    meta: { quiet: true },
  });
  return { ...change, isOutrun: change.error instanceof ApiError && change.error.code === 'conflict' };
}

export type CommentText = Pick<BodyOf<typeof addComment>, 'value' | 'mentions'>;

export function useAddComment(ticketId: TicketId) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (comment: CommentText) => call(addComment, { body: { ticketId, ...comment } }),
    onSuccess: ({ comment }) => cacheComment(cache, comment),
    meta: { quiet: true },
  });
}

export function useChangeComment({ commentId }: TicketComment) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (comment: CommentText) => call(updateComment, { body: { commentId, ...comment } }),
    onSuccess: ({ comment }) => cacheComment(cache, comment),
    meta: { quiet: true },
  });
}

/** Ignores an older state that arrives late. */
export function cacheTicket(cache: QueryClient, ticket: Ticket): void {
  cache.setQueryData<Ticket | null>(ticketKey(ticket.userSessionId), (known) =>
    known && isNewer(known, ticket) ? known : ticket,
  );
}

/** Own fields are set without a new revision. */
const isNewer = (one: Ticket, other: Ticket): boolean =>
  one.revision > other.revision || (one.revision === other.revision && one.updatedAt > other.updatedAt);

function cacheComment(cache: QueryClient, comment: TicketComment): void {
  cache.setQueryData<TicketComment[]>(commentsKey(comment.ticketId), (known) => {
    if (!known) return known;
    const others = known.filter(({ commentId }) => commentId !== comment.commentId);
    return [...others, comment].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  });
}
