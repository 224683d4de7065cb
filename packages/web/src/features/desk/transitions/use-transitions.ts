/** The actions on a conversation that need no dialog. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../../shared/http/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { toastWithUndo } from '../../../shared/toast/toast-with-undo.tsx';
import type { DeskSession } from '../session/desk-session.ts';

/**
 * Where the focus goes after taking a conversation: a button leads to the reply, a shortcut stays in the
 * list.
 */
export type FocusAfter = 'reply' | 'list';
type TakeRequest = { id: UserSessionId; focus: FocusAfter; beyondCapacity: boolean };

type After = {
  /** The agent owns the conversation now. */
  onTaken: (session: QueueUser, focus: FocusAfter) => void;
  /** The agent no longer owns the conversation. */
  onLeft: () => void;
};

export type Transitions = ReturnType<typeof useTransitions>;

export function useTransitions(desk: DeskSession, { onTaken, onLeft }: After) {
  const { t } = useTranslation('desk');
  /** A conversation beyond the agent's capacity needs confirmation. `message` says how many they have. */
  const [beyond, setBeyond] = useState<{ request: TakeRequest; message: string } | null>(null);
  const take = useMutation({
    mutationFn: async (request: TakeRequest): Promise<QueueUser | null> => {
      try {
        return await desk.take(request.id, request.beyondCapacity);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'at_capacity') throw error;
        setBeyond({ request, message: messageOf(error) });
        return null;
      }
    },
    onSuccess: (session, { focus }) => {
      if (session) onTaken(session, focus);
    },
    networkMode: 'always',
  });
  const reopen = useMutation({
    mutationFn: desk.reopen,
    onSuccess: (session) => {
      toast.success(t('conversation.reopened'));
      onTaken(session, 'reply');
    },
    networkMode: 'always',
  });
  const close = useMutation({
    mutationFn: desk.close,
    onSuccess: (_, userSessionId) => {
      toastWithUndo(t('conversation.closed'), () => reopen.mutate(userSessionId));
      onLeft();
    },
    networkMode: 'always',
  });
  const toBot = useMutation({
    mutationFn: desk.returnToBot,
    onSuccess: () => {
      toast.success(t('conversation.returnedToBot'));
      onLeft();
    },
    networkMode: 'always',
  });
  const answer = useMutation({
    mutationFn: ({ id, accept }: { id: UserSessionId; accept: boolean }) => desk.answer(id, accept),
    onSuccess: (session, { accept }) => {
      if (accept) onTaken(session, 'reply');
      else onLeft();
    },
    networkMode: 'always',
  });
  const cancelOffer = useMutation({ mutationFn: desk.cancelOffer, networkMode: 'always' });
  const simple = [close, toBot, cancelOffer].find(({ isPending }) => isPending);
  const withId = [take, answer].find(({ isPending }) => isPending);
  return {
    take: (id: UserSessionId, focus: FocusAfter = 'reply') =>
      take.mutate({ id, focus, beyondCapacity: false }),
    beyondCapacity: beyond && {
      message: beyond.message,
      accept: () => {
        setBeyond(null);
        take.mutate({ ...beyond.request, beyondCapacity: true });
      },
      decline: () => setBeyond(null),
    },
    onTaken,
    close: close.mutate,
    reopen: reopen.mutate,
    toBot: toBot.mutate,
    answer: answer.mutate,
    cancelOffer: cancelOffer.mutate,
    /** The conversation with an action in progress. */
    busy: simple?.variables ?? withId?.variables?.id,
    isClosing: close.isPending,
    isReopening: reopen.isPending,
    isTaking: take.isPending,
  };
}
