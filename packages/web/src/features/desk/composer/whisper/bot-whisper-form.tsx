/** Where an agent who reads along writes what the bot answers next. */
import { Button } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { LIMITS } from '@parrot/contract/core';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '../../../../shared/browser/is-composing.ts';
import { LimitedTextarea } from '../../../../shared/form/limited-textarea.tsx';
import { isOverLimit } from '../../../../shared/form/over-limit.ts';
import type { DeskSession } from '../../session/desk-session.ts';
import composer from '../composer.module.css';
import { useTypingSignal } from '../use-typing-signal.ts';
import classes from './bot-whisper.module.css';
import { useBotWhisper, useWhisperHint } from './use-bot-whisper.ts';

type BotWhisperFormProps = {
  session: QueueUser;
  desk: DeskSession;
  field: RefObject<HTMLTextAreaElement | null>;
  modeSwitch: ReactNode;
};

export function BotWhisperForm({ session, desk, field, modeSwitch }: BotWhisperFormProps) {
  const { t } = useTranslation('desk-whisper');
  const { userSessionId } = session;
  const whisper = useBotWhisper(session);
  const { value, isEdit, isBusy } = whisper;
  const sendNoting = useTypingSignal((isTyping) => desk.sendTyping(userSessionId, isTyping, true));
  const hint = useWhisperHint();
  const canSend = whisper.canSend && !isOverLimit(value, LIMITS.messageLength);
  const save = () => {
    if (!canSend) return;
    sendNoting(false);
    whisper.save();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') field.current?.blur();
    else if (event.key === 'Enter' && !event.shiftKey) save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <form
      className={composer.composer}
      data-mode="whisper"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className={composer.top}>
        {modeSwitch}
        <span className={composer.hint}>{t('unseen')}</span>
      </div>
      <LimitedTextarea
        ref={field}
        aria-label={t('label')}
        placeholder={t('placeholder')}
        value={value}
        onChange={(event) => {
          whisper.write(event.currentTarget.value);
          sendNoting(event.currentTarget.value !== '');
        }}
        onKeyDown={onKeyDown}
        limit={LIMITS.messageLength}
        classNames={{ input: composer.field }}
        autosize
        minRows={2}
        maxRows={8}
      />
      <div className={classes.foot}>
        {/* The pending whisper says when it is used. */}
        {!isEdit && <span className={classes.hint}>{t(`hint.${hint}`)}</span>}
        {isEdit && (
          <Button variant="subtle" onClick={whisper.stop}>
            {t('stop')}
          </Button>
        )}
        {whisper.sendNow && (
          <Button variant="default" disabled={!canSend} onClick={whisper.sendNow}>
            {t('sendNow')}
          </Button>
        )}
        <Button type="submit" disabled={!canSend} loading={isBusy}>
          {t(isEdit ? 'update' : 'save')}
        </Button>
      </div>
    </form>
  );
}
