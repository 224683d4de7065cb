/** Where the agent writes. Enter sends; what is not sent is kept per conversation. */
import { Button, Textarea } from '@mantine/core';
import { LIMITS, type UserSessionId } from '@parrot/contract/core';
import { IconSend2 } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './composer.module.css';
import { useUnsentStore } from './unsent-store.ts';
import { useTypingSignal } from './use-typing-signal.ts';

type ComposerProps = {
  userSessionId: UserSessionId;
  onDraft: (text: string) => void;
  onSend: (text: string) => void;
  onTyping: (typing: boolean) => void;
};

export function Composer({ userSessionId, onDraft, onSend, onTyping }: ComposerProps) {
  const { t } = useTranslation('desk');
  const draft = useUnsentStore(({ drafts }) => drafts[userSessionId] ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const tellTyping = useTypingSignal(onTyping);

  useEffect(() => {
    // On a phone the keyboard would cover what there is to read.
    if (!window.matchMedia('(pointer: coarse)').matches) field.current?.focus();
  }, []);

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const text = draft.trim();
    if (!text) return;
    onDraft('');
    tellTyping(false);
    onSend(text);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form className={classes.composer} onSubmit={send}>
      <Textarea
        ref={field}
        aria-label={t('composer.label')}
        placeholder={t('composer.placeholder')}
        value={draft}
        onChange={(event) => {
          onDraft(event.currentTarget.value);
          tellTyping(event.currentTarget.value !== '');
        }}
        onKeyDown={onKeyDown}
        maxLength={LIMITS.messageLength}
        classNames={{ input: classes.field }}
        autosize
        minRows={2}
        maxRows={8}
      />
      <div className={classes.foot}>
        <span className={classes.hint}>{t('composer.hint')}</span>
        <Button
          type="submit"
          disabled={draft.trim() === ''}
          rightSection={<IconSend2 size={16} stroke={1.75} />}
        >
          {t('composer.send')}
        </Button>
      </div>
    </form>
  );
}
