/** Finds an emoji by its name in the language of the interface; the field keeps the focus and handles the keys. */
import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '../../../../shared/browser/is-composing.ts';
import classes from './emoji-picker.module.css';
import { EMOJIS, type EmojiName } from './emojis.ts';

const COLUMNS = 8;
const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
};
const NAMES = Object.keys(EMOJIS) as EmojiName[];

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const { t } = useTranslation('emoji');
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  const wanted = plain(text.trim());
  /** The first one names it; the others are what else people look for. */
  const terms = (name: EmojiName) => t(`names.${name}`).split(', ');
  const found = NAMES.filter((name) =>
    terms(name).some((term) =>
      plain(term)
        .split(' ')
        .concat(plain(term))
        .some((word) => word.startsWith(wanted)),
    ),
  );
  const current = Math.min(at, found.length - 1);
  const idOf = (index: number) => `${list}-${index}`;
  useEffect(() => {
    box.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = STEPS[event.key];
    const chosen = found[current];
    if (step && found.length > 0) setAt(Math.max(0, Math.min(found.length - 1, current + step)));
    else if (event.key === 'Enter' && chosen) onPick(EMOJIS[chosen]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <TextInput
        data-autofocus
        size="sm"
        role="combobox"
        aria-label={t('search')}
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found.length > 0 ? idOf(current) : undefined}
        autoComplete="off"
        placeholder={t('search')}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={box} id={list} role="listbox" aria-label={t('title')} className={classes.grid}>
        {found.map((name, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus, and its keys choose among these
          // biome-ignore lint/a11y/useFocusableInteractive: the same
          <div
            key={name}
            id={idOf(index)}
            role="option"
            aria-selected={index === current}
            aria-label={terms(name)[0]}
            title={terms(name)[0]}
            className={classes.emoji}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(EMOJIS[name])}
          >
            {EMOJIS[name]}
          </div>
        ))}
      </div>
      <p className={classes.none} role="status">
        {found.length === 0 && t('none')}
      </p>
    </>
  );
}
