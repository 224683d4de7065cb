/** Where the agent writes to the visitor, or notes for other agents. Drafts are stored per conversation. */
import { SegmentedControl } from '@mantine/core';
import { type ClipboardEvent, type DragEvent, type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../../../shared/form/limited-textarea.tsx';
import { isLive } from '../conversation/conversation-owner.ts';
import { SHORTCUTS } from '../shortcuts/desk-shortcuts.ts';
import { AiPreview } from './ai-preview.tsx';
import classes from './composer.module.css';
import { focusComposer, useComposerFocus } from './composer-focus.ts';
import { ComposerFooter } from './composer-footer.tsx';
import type { ComposerProps } from './composer-props.ts';
import { FileTray } from './file-tray.tsx';
import { SavedDraft } from './saved-draft.tsx';
import { SUGGESTIONS_ID, SuggestionList, suggestionId } from './suggestion-list.tsx';
import type { ComposerMode } from './unsent-store.ts';
import { useComposer } from './use-composer.ts';

/** Supported browsers size the field by its text; elsewhere Mantine measures it on every render. */
const SIZES_ITSELF = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

export function Composer(props: ComposerProps) {
  const { t } = useTranslation('desk');
  const { session, isMine, mayWhisper } = props;
  const composer = useComposer(props);
  const { field, mode, value, limit, tray, offers, current, ai } = composer;
  const [isOver, setOver] = useState(false);
  const isNote = mode !== 'reply';

  const isFocusRequested = useComposerFocus(({ requestedBy }) => requestedBy === session.userSessionId);
  useEffect(() => {
    if (!isFocusRequested) return;
    focusComposer(null);
    // On a phone the keyboard would cover the messages.
    if (!window.matchMedia('(pointer: coarse)').matches) field.current?.focus();
  }, [field, isFocusRequested]);

  const modes = [
    ...(isMine ? (['reply'] as const) : []),
    'note' as const,
    ...(mayWhisper ? (['whisper'] as const) : []),
  ];
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
        {modes.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={t('composer.mode')}
            data={modes.map((name) => ({ value: name, label: <ModeLabel mode={name} /> }))}
            value={mode}
            onChange={(chosen) => composer.switchTo(chosen as typeof mode)}
          />
        )}
        {modes.length === 1 && <span className={classes.only}>{t('composer.modes.note')}</span>}
        <span className={classes.hint}>
          {isNote ? t('composer.onlyColleagues') : session.answersByEmail ? t('composer.byEmail') : ''}
        </span>
      </div>
      {ai.data && (
        <AiPreview isNote={isNote} proposals={ai.data} onInsert={composer.insert} onClose={ai.reset} />
      )}
      {!isMine && <SavedDraft userSessionId={session.userSessionId} />}
      <FileTray tray={tray} />
      <LimitedTextarea
        ref={field}
        aria-label={t(isNote ? 'composer.noteLabel' : 'composer.label')}
        aria-autocomplete="list"
        aria-controls={offers.length > 0 ? SUGGESTIONS_ID : undefined}
        aria-activedescendant={offers.length > 0 ? suggestionId(current) : undefined}
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
      <ComposerFooter session={session} composer={composer} isLive={isLive(session)} />
    </form>
  );
}

function ModeLabel({ mode }: { mode: ComposerMode }) {
  const { t } = useTranslation('desk');
  const label = t(`composer.modes.${mode}`);
  if (mode === 'whisper') return label;
  return <span title={`${t(`keys.${mode}`)} (${SHORTCUTS[mode].join(' ')})`}>{label}</span>;
}
