/** The moves a click makes at once, with what is told of them. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/toast/toast.ts';
import type { DeskSession } from '../session/desk-session.ts';

type After = {
  /** It is this agent's now. */
  onTaken: (session: QueueUser) => void;
  /** It is theirs no more. */
  onLeft: () => void;
};

export type Moves = ReturnType<typeof useMoves>;

export function useMoves(desk: DeskSession, { onTaken, onLeft }: After) {
  const { t } = useTranslation('desk');
  const take = useMutation({ mutationFn: desk.take, onSuccess: onTaken, networkMode: 'always' });
  const takeOver = useMutation({ mutationFn: desk.takeOver, onSuccess: onTaken, networkMode: 'always' });
  const close = useMutation({
    mutationFn: desk.close,
    onSuccess: () => {
      toast.success(t('conversation.closed'));
      onLeft();
    },
    networkMode: 'always',
  });
  const toBot = useMutation({
    mutationFn: desk.resumeBot,
    onSuccess: () => {
      toast.success(t('conversation.backWithBot'));
      onLeft();
    },
    networkMode: 'always',
  });
  const answer = useMutation({
    mutationFn: ({ id, accept }: { id: UserSessionId; accept: boolean }) => desk.answer(id, accept),
    onSuccess: (session, { accept }) => {
      if (accept) onTaken(session);
      else onLeft();
    },
    networkMode: 'always',
  });
  const cancelOffer = useMutation({ mutationFn: desk.cancelOffer, networkMode: 'always' });
  const simple = [take, takeOver, close, toBot, cancelOffer].find(({ isPending }) => isPending);
  return {
    take: take.mutate,
    takeOver: takeOver.mutate,
    close: close.mutate,
    toBot: toBot.mutate,
    answer: answer.mutate,
    cancelOffer: cancelOffer.mutate,
    /** What something is being done with right now. */
    busy: simple?.variables ?? (answer.isPending ? answer.variables.id : undefined),
    isClosing: close.isPending,
    isTaking: take.isPending || takeOver.isPending,
  };
}
