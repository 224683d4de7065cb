/** Whispering to the bot: saving, editing, canceling, and sending it as the bot's answer now. */
import type { BotWhisper, Message, QueueUser } from '@parrot/contract/conversations';
import { isBlank, newId } from '@parrot/contract/core';
import { cancelWhisper, sendWhisper, whisperToBot } from '@parrot/contract/corrections';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../shared/http/api-error.ts';
import { call } from '../../../../shared/http/call.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { useDeskStore } from '../../session/desk-store.ts';
import { NO_DRAFT, saveDraft, useUnsentStore } from '../unsent-store.ts';

const pendingWhisper = ({ whisper }: QueueUser): BotWhisper | null =>
  whisper?.state === 'pending' ? whisper : null;

/** The pending whisper becomes the draft. */
export function editWhisper({ userSessionId, ...session }: QueueUser): void {
  const pending = pendingWhisper({ userSessionId, ...session });
  const draft = useUnsentStore.getState().drafts[userSessionId];
  const begins = pending && isBlank(draft?.whisper ?? '');
  saveDraft(userSessionId, {
    asideMode: 'bot',
    ...(begins && { whisper: pending.text, whisperInstead: pending.whisperId }),
  });
}

/** The session itself comes as a push. */
export function useBotWhisper({ userSessionId }: QueueUser) {
  const { t } = useTranslation('desk-whisper');
  const draft = useUnsentStore(({ drafts }) => drafts[userSessionId] ?? NO_DRAFT);
  const { whisper: value = '', whisperInstead: instead = null } = draft;
  const answered = useDeskStore(({ thread }) => answerToCorrect(thread?.messages ?? [], userSessionId));
  /** The same for each attempt, so that a lost reply repeats nothing. */
  const whisperId = useRef(newId('msg'));
  const text = value.trim();

  const stop = () => saveDraft(userSessionId, { whisper: '', whisperInstead: null, asideMode: 'note' });
  /** What was typed meanwhile stays; `instead` is the whisper that it edits. */
  const onStored = (sent: string, storedId: string | null) => {
    whisperId.current = newId('msg');
    const current = useUnsentStore.getState().drafts[userSessionId]?.whisper ?? '';
    if (current.trim() === sent) stop();
    else saveDraft(userSessionId, { whisperInstead: storedId });
  };
  /** The strip shows what another agent has whispered: the next attempt replaces it. */
  const onError = (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 409) return;
    const session = useDeskStore.getState().thread?.session;
    if (session?.userSessionId !== userSessionId) return;
    saveDraft(userSessionId, { whisperInstead: pendingWhisper(session)?.whisperId ?? null });
  };
  const save = useMutation({
    mutationFn: (whisper: { whisperId: string; text: string; instead: string | null }) =>
      call(whisperToBot, { body: { userSessionId, ...whisper } }),
    onSuccess: (_saved, sent) => onStored(sent.text, sent.whisperId),
    onError,
  });
  const sendNow = useMutation({
    mutationFn: (whisper: { corrects: Message['msgId']; text: string }) =>
      call(sendWhisper, { body: { userSessionId, msgId: whisperId.current, instead, ...whisper } }),
    onSuccess: ({ notSent }, sent) => {
      if (notSent) return toast.failure(t(`notSent.${notSent}`));
      toast.success(t('sent'));
      onStored(sent.text, null);
    },
    onError,
  });
  return {
    value,
    isEdit: instead !== null,
    isBusy: save.isPending || sendNow.isPending,
    canSend: text !== '' && !save.isPending && !sendNow.isPending,
    write: (whisper: string) => saveDraft(userSessionId, { whisper }),
    save: () => save.mutate({ whisperId: whisperId.current, text, instead }),
    /** Null while the visitor has no answer to correct. */
    sendNow: answered && (() => sendNow.mutate({ corrects: answered, text })),
    stop,
  };
}

/** When a pending whisper is used: not before the answer to a question of the flow. */
export const useWhisperHint = (): 'flowFirst' | 'next' =>
  useDeskStore(({ thread }) => (thread?.messages.at(-1)?.expects ? 'flowFirst' : 'next'));

export const useCancelWhisper = ({ userSessionId }: QueueUser) =>
  useMutation({
    mutationFn: (whisperId: string) => call(cancelWhisper, { body: { userSessionId, whisperId } }),
  });

/** The bot's answer to the visitor's last message, if it has answered. */
function answerToCorrect(messages: readonly Message[], userSessionId: string): Message['msgId'] | null {
  const shown = messages.filter((message) => message.userSessionId === userSessionId && !message.event);
  const asked = shown.findLastIndex(({ userType }) => userType === 'visitor');
  const replies = asked < 0 ? [] : shown.slice(asked + 1).filter(({ userType }) => userType === 'bot');
  return (replies.findLast(({ canRate }) => canRate) ?? replies.at(-1))?.msgId ?? null;
}
