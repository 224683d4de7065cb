/** Where the agent writes. Enter sends; what is not sent is kept per conversation. */
import { Button, Textarea } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { IconSend2 } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './composer.module.css';

const TYPING_STOPS_MS = 3_000;

type ComposerProps = {
  draft: string;
  onDraft: (text: string) => void;
  onSend: (text: string) => void;
  onTyping: (typing: boolean) => void;
};

export function Composer({ draft, onDraft, onSend, onTyping }: ComposerProps) {
  const { t } = useTranslation('desk');
  const tellTyping = useTypingSignal(onTyping);

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const text = draft.trim();
    if (!text) return;
    onDraft('');
    tellTyping(false);
    onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form className={classes.composer} onSubmit={send}>
      <Textarea
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
        data-autofocus
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

/** Told once when it begins and once when it stops, not with every key. */
function useTypingSignal(onTyping: (typing: boolean) => void): (typing: boolean) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTyping = useRef(false);
  const tell = (typing: boolean) => {
    clearTimeout(timer.current);
    if (typing) timer.current = setTimeout(() => tell(false), TYPING_STOPS_MS);
    if (typing === isTyping.current) return;
    isTyping.current = typing;
    onTyping(typing);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return tell;
}
