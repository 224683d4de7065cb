/** The state of the composer: drafts, triggers, files, proposals and sending. */
import { isBlank, LIMITS } from '@parrot/contract/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { isComposing } from '../../../shared/browser/is-composing.ts';
import { isOverLimit } from '../../../shared/form/over-limit.ts';
import { withPicked } from '../../../shared/mentions/mentions.ts';
import { isAnsweredByBot } from '../conversation/conversation-owner.ts';
import { useCommands } from './commands.ts';
import type { ComposerProps } from './composer-props.ts';
import { type PlannedAction, withoutAction, withResponse } from './responses/planned-actions.ts';
import { useInsertResponse } from './responses/use-insert-response.ts';
import { replaceTrigger, type Trigger, triggerAt } from './suggestions/suggestion-trigger.ts';
import { useSuggestionKeys } from './suggestions/use-suggestion-keys.ts';
import { type Suggestion, useSuggestions } from './suggestions/use-suggestions.ts';
import { type ComposerMode, type Draft, NO_DRAFT, saveDraft, useUnsentStore } from './unsent-store.ts';
import { useUploads } from './uploads/use-uploads.ts';
import { useAddNote } from './use-add-note.ts';
import { type AiProposal, useAiAssist } from './use-ai-assist.ts';
import { useMeanwhile } from './use-meanwhile.ts';
import { useTypingSignal } from './use-typing-signal.ts';
import { editWhisper } from './whisper/use-bot-whisper.ts';

export type ComposerState = ReturnType<typeof useComposer>;

export function useComposer(props: ComposerProps) {
  const { session, ownId, isMine, mayWhisper, desk, moves, onMove } = props;
  const { userSessionId } = session;
  const draft = useUnsentStore(({ drafts }) => drafts[userSessionId] ?? NO_DRAFT);
  const mode = modeOf(draft, { isMine, mayWhisper, isBots: isAnsweredByBot(session) });
  const isNote = mode !== 'reply';
  const value = isNote ? draft.note : draft.reply;
  const field = useRef<HTMLTextAreaElement>(null);
  const sendTyping = useTypingSignal((isTyping) => desk.sendTyping(userSessionId, isTyping, false));
  const sendNoting = useTypingSignal((isTyping) => desk.sendTyping(userSessionId, isTyping, true));
  const meanwhile = useMeanwhile(session, ownId);
  const tray = useUploads(userSessionId);
  const ai = useAiAssist(session);
  const [trigger, setTrigger] = useState<Trigger | null>(null);
  const [undone, setUndone] = useState<{ isNote: boolean; text: string } | null>(null);
  const addNote = useAddNote(session, desk);

  const keep = (text: string) => {
    saveDraft(userSessionId, isNote ? { note: text } : { reply: text });
    if (isNote) addNote.follow();
  };
  const switchTo = (next: ComposerMode) => {
    if (next === 'bot') editWhisper(session);
    else if (next === 'reply' || (next === 'note' && isMine)) saveDraft(userSessionId, { mode: next });
    else saveDraft(userSessionId, { asideMode: next });
    setTrigger(null);
    field.current?.focus();
  };
  const commands = useCommands({
    ...{ session, isMine, moves, onMove, mayReopen: props.canReopen, onCall: props.onCall },
    onNote: () => switchTo('note'),
    onSummary: () => {
      switchTo('note');
      ai.mutate({ kind: 'summary' });
    },
  });
  const isOffered =
    trigger !== null && (trigger.sign === '@' ? mode === 'note' : trigger.sign === '#' ? !isNote : true);
  const { offers, preselected, search, ...inserted } = useSuggestions(
    session,
    isOffered ? trigger : null,
    commands,
  );

  const updateTrigger = (text: string, caret: number) => setTrigger(triggerAt(text, caret));
  const write = (text: string) => {
    keep(text);
    // The response was deleted, and its actions with it.
    if (!isNote && text === '') saveDraft(userSessionId, { actions: [] });
    setUndone(null);
    updateTrigger(text, field.current?.selectionEnd ?? text.length);
    (isNote ? sendNoting : sendTyping)(text !== '');
  };
  /** Inserts a text and sets the caret behind it after the render. */
  const putIn = (text: string, caret: number) => {
    keep(text);
    setTrigger(null);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  };
  const deliver = ({ reply, files, actions = [] }: Pick<Draft, 'reply' | 'files' | 'actions'>) => {
    saveDraft(userSessionId, { reply: '', files: [], actions: [] });
    sendTyping(false);
    desk.send(userSessionId, isBlank(reply) ? '' : reply.trim(), files, actions);
  };
  const insertion = useInsertResponse(inserted.values, ({ response, trigger: at, isSent }, filled) => {
    const put = replaceTrigger(value, at, filled);
    const files = [...draft.files, ...response.files];
    const actions = withResponse(draft.actions ?? [], response);
    if (isSent && !isOverLimit(put.value, LIMITS.messageLength) && !tray.isUploading) {
      setTrigger(null);
      return deliver({ reply: put.value, files, actions });
    }
    putIn(put.value, put.caret);
    saveDraft(userSessionId, { files, actions });
  });
  const choose = (offer: Suggestion, isSent = false) => {
    if (!trigger) return;
    if (offer.kind === 'response') {
      setTrigger(null);
      return insertion.choose({ response: offer.response, trigger, isSent });
    }
    const put = replaceTrigger(value, trigger, offer.kind === 'command' ? '' : offer.text);
    putIn(put.value, put.caret);
    if (offer.kind === 'command') offer.act();
    if (offer.kind === 'mention')
      saveDraft(userSessionId, { picked: withPicked(draft.picked ?? [], draft.note, offer.agent) });
  };
  const insert = ({ text, whole }: AiProposal) => {
    setUndone({ isNote, text: value });
    putIn(whole || isBlank(value) ? text : `${value.trimEnd()}\n${text}`, Number.MAX_SAFE_INTEGER);
    ai.reset();
  };

  const text = isBlank(value) ? '' : value.trim();
  const hasFiles = !isNote && tray.files.length > 0;
  const actions = isNote ? [] : (draft.actions ?? []);
  const limit = isNote ? LIMITS.noteLength : LIMITS.messageLength;
  const canSend =
    (text !== '' || hasFiles || actions.length > 0) &&
    !isOverLimit(text, limit) &&
    !tray.isUploading &&
    !(isNote && addNote.isSaving);
  const send = () => {
    if (!canSend) return;
    if (!isNote && meanwhile.ask(send)) return;
    setTrigger(null);
    setUndone(null);
    if (isNote) {
      sendNoting(false);
      addNote.save(text, mode === 'whisper');
    } else deliver({ reply: text, files: tray.files, actions });
    field.current?.focus();
  };

  const keys = useSuggestionKeys({ offers, preselected, search }, trigger, {
    choose,
    send,
    close: () => setTrigger(null),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (keys.onKey(event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.key === 'Escape') field.current?.blur();
    else if (event.key === 'Enter' && !event.shiftKey) send();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    ...{
      field,
      mode,
      value,
      limit,
      tray,
      ai,
      offers,
      current: keys.current,
      canSend,
      write,
      choose,
      insert,
      send,
      switchTo,
      insertion,
      inserted,
      actions,
    },
    /** Nothing but actions: there is no text to send. */
    isRun: !isNote && text === '' && !hasFiles && actions.length > 0,
    removeAction: (action: PlannedAction) =>
      saveDraft(userSessionId, { actions: withoutAction(actions, action) }),
    meanwhile,
    isSaving: isNote && addNote.isSaving,
    onKeyDown,
    /** Restores the text before an insertion, never that of a note in a reply. */
    undoInsert:
      undone?.isNote === isNote
        ? () => {
            putIn(undone.text, undone.text.length);
            setUndone(null);
          }
        : null,
    followCaret: () => {
      const box = field.current;
      if (box && trigger && triggerAt(box.value, box.selectionEnd)?.from !== trigger.from) setTrigger(null);
    },
    closeOffers: () => setTrigger(null),
    insertAtCaret(inserted: string) {
      const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {};
      putIn(
        value.slice(0, selectionStart) + inserted + value.slice(selectionEnd),
        selectionStart + inserted.length,
      );
    },
    /** As if it had been typed. */
    typeSign(sign: Trigger['sign']) {
      const put = value === '' || /\s$/.test(value) ? value + sign : `${value} ${sign}`;
      putIn(put, put.length);
      updateTrigger(put, put.length);
    },
  };
}

/** The chosen mode, as far as it is possible now. */
function modeOf(
  { mode, asideMode }: Draft,
  { isMine, mayWhisper, isBots }: { isMine: boolean; mayWhisper: boolean; isBots: boolean },
): ComposerMode {
  if (isMine) return mode;
  if (asideMode === 'whisper' && mayWhisper) return 'whisper';
  return asideMode === 'bot' && isBots ? 'bot' : 'note';
}
