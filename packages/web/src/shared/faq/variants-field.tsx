/** Other ways to ask, as chips: added by Enter or by pasting lines, edited by a click. */
import { CloseButton, Input, UnstyledButton } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '../browser/is-composing.ts';
import type { FieldProps } from '../form/use-form.ts';
import classes from './variants-field.module.css';

type VariantsFieldProps = { field: FieldProps<string[]>; lang: string | undefined };

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function VariantsField({ field: { name, value, error, onChange }, lang }: VariantsFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  /** The text being typed counts as the last variant, so that saving does not lose it. */
  const [typed, setTyping] = useState('');
  const typing = typed === value.at(-1) ? typed : '';
  const chips = typing === '' ? value : value.slice(0, -1);
  const put = (next: readonly string[], state: string) => {
    setTyping(state);
    onChange([...new Set(next), ...(state.trim() === '' ? [] : [state])].slice(0, LIMITS.faqQuestions - 1));
  };
  const write = (text: string) => {
    if (!text.includes('\n')) return put(chips, text);
    put([...chips, ...linesOf(text)], '');
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').replace(/\r\n?/g, '\n');
    if (!text.includes('\n')) return;
    event.preventDefault();
    put([...chips, ...linesOf(typing + text)], '');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      put([...chips, ...linesOf(typing)], '');
    }
    if (event.key === 'Backspace' && typing === '' && chips.length > 0) {
      event.preventDefault();
      edit(chips.length - 1);
    }
  };
  /** Moves the variant back into the field. */
  const edit = (at: number) => {
    const others = [...chips.filter((_, other) => other !== at), ...linesOf(typing)];
    put(others, chips[at] ?? '');
    field.current?.focus();
  };
  return (
    <Input.Wrapper
      label={t('faqFields.variants')}
      description={t('faqFields.variantsHint')}
      error={error}
      id={id}
      errorProps={{ id: `${id}-error` }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click next to the chips is a shortcut for the field inside. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the field itself is reached. */}
      <div
        className={classes.chips}
        data-error={error ? true : undefined}
        onClick={({ target, currentTarget }) => target === currentTarget && field.current?.focus()}
      >
        {chips.map((chip, at) => (
          <span key={chip} className={classes.chip}>
            <UnstyledButton
              className={classes.chipText}
              aria-label={t('faqFields.editVariant', { variant: chip })}
              onClick={() => edit(at)}
            >
              {chip}
            </UnstyledButton>
            <CloseButton
              size="xs"
              aria-label={t('faqFields.removeVariant', { variant: chip })}
              onClick={() => put([...chips.filter((_, other) => other !== at)], typing)}
            />
          </span>
        ))}
        <textarea
          ref={field}
          id={id}
          name={name}
          lang={lang}
          rows={1}
          className={classes.chipInput}
          placeholder={t('faqFields.addVariant')}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          value={typing}
          onChange={(event) => write(event.currentTarget.value)}
          onPaste={paste}
          onKeyDown={press}
        />
      </div>
    </Input.Wrapper>
  );
}
