/**
 * The visitor's next message: suggestions, an input that fits the question, and always free text, so that
 * invalid answers can be tried.
 */
import { ActionIcon, Button, TextInput } from '@mantine/core';
import type { Expectation } from '@parrot/contract/conversations';
import { LIMITS } from '@parrot/contract/core';
import type { TriedMessage } from '@parrot/contract/flows';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconSend2 } from '../../../shared/icons/send-2.ts';
import { IconStarFilled } from '../../../shared/icons/star-filled.ts';
import classes from './composer.module.css';

type ComposerProps = { messages: readonly TriedMessage[]; isBusy: boolean; onSend: (text: string) => void };

const KEYBOARDS: Partial<Record<Expectation, 'decimal' | 'email' | 'tel'>> = {
  number: 'decimal',
  email: 'email',
  phone: 'tel',
};

export function Composer({ messages, isBusy, onSend }: ComposerProps) {
  const { t } = useTranslation('try');
  const [text, setText] = useState('');
  const suggestions = [...new Set(messages.flatMap((message) => message.suggestions))];
  const expects = messages.findLast((message) => message.expects !== null)?.expects ?? 'text';
  const send = (value: string) => {
    if (value.trim() === '') return;
    onSend(value.trim());
    setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(text);
  };
  return (
    <form onSubmit={submit} className={classes.composer}>
      {suggestions.length > 0 && (
        <ul className={classes.suggestions} aria-label={t('me.suggestions')}>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Button
                size="compact-sm"
                radius="xl"
                variant="default"
                disabled={isBusy}
                onClick={() => send(suggestion)}
              >
                {suggestion}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {expects === 'rating' && <Stars isBusy={isBusy} onRate={(stars) => send(String(stars))} />}
      {expects === 'date' && (
        <TextInput
          type="date"
          size="xs"
          aria-label={t('me.date')}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      {expects === 'file' && <p className={classes.hint}>{t('me.file')}</p>}
      <TextInput
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        aria-label={t('me.write')}
        placeholder={t('me.write')}
        autoComplete="off"
        maxLength={LIMITS.messageLength}
        inputMode={KEYBOARDS[expects] ?? 'text'}
        rightSection={
          <ActionIcon type="submit" size="sm" aria-label={t('me.send')} disabled={!text.trim()}>
            <IconSend2 size={14} stroke={1.75} aria-hidden />
          </ActionIcon>
        }
      />
    </form>
  );
}

const STARS = [1, 2, 3, 4, 5] as const;

function Stars({ isBusy, onRate }: { isBusy: boolean; onRate: (stars: number) => void }) {
  const { t } = useTranslation('try');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame of its own.
    <div role="group" aria-label={t('me.rate')} className={classes.stars}>
      {STARS.map((count) => (
        <ActionIcon
          key={count}
          variant="subtle"
          color="yellow"
          aria-label={t('me.stars', { count })}
          disabled={isBusy}
          onClick={() => onRate(count)}
        >
          <IconStarFilled size={16} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  );
}
