/** The model's answer as it is written, with a stop button. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../shared/http/api-error.ts';
import { IconPlayerStop } from '../../shared/icons/player-stop.ts';
import { AnswerCard, type InsertButtonFor } from './answer-card.tsx';
import classes from './assistant.module.css';
import type { GeneratedText } from './use-generated-answer.ts';
import { useTypingAnimation } from './use-typing-animation.ts';

type GeneratedAnswerProps = {
  written: GeneratedText;
  insertButton: InsertButtonFor | undefined;
  onStop: () => void;
};

export function GeneratedAnswer({ written, insertButton, onStop }: GeneratedAnswerProps) {
  const { t } = useTranslation('desk-context');
  const { text, sources, state, failure } = written;
  const { shown, isTyping, showAll } = useTypingAnimation(text);
  const isWriting = state === 'writing';
  if (state === 'failed') {
    return (
      <p className={classes.failure} role="alert">
        {messageOf(failure)}
      </p>
    );
  }
  return (
    <AnswerCard
      proposal={{ text, sources, madeBy: 'model' }}
      insertButton={isWriting ? undefined : insertButton}
      {...((isWriting || isTyping) && { shown: shown || t('assistant.thinking') })}
    >
      {isWriting && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlayerStop size={14} stroke={1.75} />}
          onClick={() => {
            onStop();
            showAll();
          }}
        >
          {t('assistant.stop')}
        </Button>
      )}
      {!isWriting && isTyping && (
        <Button size="xs" variant="default" onClick={showAll}>
          {t('assistant.showAll')}
        </Button>
      )}
      {state === 'stopped' && <span className={classes.made}>{t('assistant.stopped')}</span>}
    </AnswerCard>
  );
}
