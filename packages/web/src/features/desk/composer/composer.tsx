/** Where the agent writes to the visitor, or notes for other agents. Drafts are stored per conversation. */
import { type ClipboardEvent, type DragEvent, type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/browser/lazy-part.tsx';
import { LimitedTextarea } from '../../../shared/form/limited-textarea.tsx';
import { loadTexts } from '../../../shared/i18n/i18n.ts';
import { isAnsweredByBot, isLive, ownerOf } from '../conversation/conversation-owner.ts';
import { AiPreview } from './ai-preview.tsx';
import classes from './composer.module.css';
import { focusComposer, useComposerFocus } from './composer-focus.ts';
import { ComposerFooter } from './composer-footer.tsx';
import { ComposerModes } from './composer-modes.tsx';
import type { ComposerProps } from './composer-props.ts';
import { SavedDraft } from './saved-draft.tsx';
import { SUGGESTIONS_ID, SuggestionList, suggestionId } from './suggestions/suggestion-list.tsx';
import { saveDraft, useUnsentStore } from './unsent-store.ts';
import { FileTray } from './uploads/file-tray.tsx';
import { useComposer } from './use-composer.ts';
import { BotWhisperForm } from './whisper/bot-whisper-form.tsx';

const MissingValuesDialog = lazyPart('missing-values', async () => {
  const [dialog] = await Promise.all([
    import('./responses/missing-values-dialog.tsx'),
    loadTexts(['response-parts']),
  ]);
  return dialog.MissingValuesDialog;
});
const PlannedActionsBar = lazyPart('planned-actions', async () => {
  const [bar] = await Promise.all([
    import('./responses/planned-actions-bar.tsx'),
    loadTexts(['response-parts']),
  ]);
  return bar.PlannedActionsBar;
});

/** Supported browsers size the field by its text; elsewhere Mantine measures it on every render. */
const SIZES_ITSELF = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

const MeanwhileDialog = lazyPart(
  'meanwhile',
  async () => (await import('./meanwhile-dialog.tsx')).MeanwhileDialog,
);

const LABELS = {
  reply: 'composer.label',
  note: 'composer.noteLabel',
  whisper: 'composer.whisperLabel',
} as const;

export function Composer(props: ComposerProps) {
  const { t } = useTranslation('desk-conversation');
  const { session, isMine, mayWhisper } = props;
  const composer = useComposer(props);
  const { field, mode, value, limit, tray, offers, current, ai, actions, insertion } = composer;
  const [isOver, setOver] = useState(false);
  const isNote = mode !== 'reply';

  const isFocusRequested = useComposerFocus(({ requestedBy }) => requestedBy === session.userSessionId);
  useEffect(() => {
    if (!isFocusRequested) return;
    if (useComposerFocus.getState().request === 'summary') ai.mutate({ kind: 'summary' });
    focusComposer(null);
    // On a phone the keyboard would cover the messages.
    if (!window.matchMedia('(pointer: coarse)').matches) field.current?.focus();
  }, [field, isFocusRequested, ai.mutate]);

  // Taken while writing to the bot: what was written becomes the reply.
  const { userSessionId } = session;
  useEffect(() => {
    const draft = useUnsentStore.getState().drafts[userSessionId];
    if (!isMine || !draft?.whisper || draft.reply !== '') return;
    saveDraft(userSessionId, { reply: draft.whisper, whisper: '', whisperInstead: null });
  }, [isMine, userSessionId]);

  const modes = [
    ...(isMine ? (['reply'] as const) : []),
    'note' as const,
    ...(mayWhisper ? (['whisper'] as const) : []),
    ...(isAnsweredByBot(session) ? (['bot'] as const) : []),
  ];
  const modeSwitch = <ComposerModes modes={modes} mode={mode} onSwitch={composer.switchTo} />;
  if (mode === 'bot')
    return <BotWhisperForm session={session} desk={props.desk} field={field} modeSwitch={modeSwitch} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    composer.send();
  };
  const takeFiles = (event: ClipboardEvent | DragEvent, files: FileList | undefined) => {
    setOver(false);
    if (isNote || !files?.length) return;
    event.preventDefault();
    tray.add([...files]);
  };
  const placeholder = isNote ? t(`composer.placeholders.${mode}`) : t('composer.placeholder');
  return (
    <>
      <form
        className={classes.composer}
        data-mode={mode}
        data-over={isOver || undefined}
        onSubmit={submit}
        onDragOver={(event) => {
          if (isNote || !event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => takeFiles(event, event.dataTransfer.files)}
      >
        {offers.length > 0 && <SuggestionList offers={offers} current={current} onChoose={composer.choose} />}
        <div className={classes.top}>
          {modeSwitch}
          <span className={classes.hint}>
            {mode === 'whisper'
              ? t('composer.onlyOwner', { name: ownerOf(session)?.name })
              : isNote
                ? t('composer.onlyColleagues')
                : session.answersByEmail
                  ? t('composer.byEmail')
                  : ''}
          </span>
        </div>
        {ai.data && (
          <AiPreview isNote={isNote} proposals={ai.data} onInsert={composer.insert} onClose={ai.reset} />
        )}
        {!isMine && <SavedDraft userSessionId={session.userSessionId} isBots={isAnsweredByBot(session)} />}
        <FileTray tray={tray} />
        <LimitedTextarea
          ref={field}
          aria-label={t(LABELS[mode])}
          aria-autocomplete="list"
          aria-controls={offers.length > 0 ? SUGGESTIONS_ID : undefined}
          aria-activedescendant={offers[current] ? suggestionId(current) : undefined}
          placeholder={placeholder}
          value={value}
          onChange={(event) => composer.write(event.currentTarget.value)}
          onSelect={composer.followCaret}
          onBlur={composer.closeOffers}
          onKeyDown={composer.onKeyDown}
          onPaste={(event) => takeFiles(event, event.clipboardData.files)}
          limit={limit}
          classNames={{ input: classes.field }}
          autosize={!SIZES_ITSELF}
          minRows={2}
          maxRows={8}
        />
        {actions.length > 0 && <PlannedActionsBar actions={actions} onRemove={composer.removeAction} />}
        <ComposerFooter session={session} composer={composer} isLive={isLive(session)} />
      </form>
      {/* Outside of the form, which its own form would submit too. */}
      {insertion.asked && (
        <MissingValuesDialog
          {...insertion.asked}
          {...composer.inserted}
          onAnswer={insertion.answer}
          onClose={insertion.cancel}
        />
      )}
      {composer.meanwhile.question && (
        <MeanwhileDialog name={composer.meanwhile.question.name} onAnswer={composer.meanwhile.answer} />
      )}
    </>
  );
}
