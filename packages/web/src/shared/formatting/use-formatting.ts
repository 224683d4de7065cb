/** Formats the text of a field at its selection: by the toolbar and by shortcuts. */
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Selected, type TextEdit, toggleMark } from './text-edits.ts';

type Inserting = 'link' | 'picture';
export type Formatting = ReturnType<typeof useFormatting>;

export function useFormatting(onChange: (text: string) => void) {
  const field = useRef<HTMLTextAreaElement | null>(null);
  /** What the open form inserts. */
  const [inserting, setInserting] = useState<Inserting | null>(null);

  const apply = (edit: (selected: Selected) => TextEdit): void => {
    const element = field.current;
    if (!element) return;
    const { value, selectionStart, selectionEnd } = element;
    const { from, to, insert, start, end } = edit({ text: value, start: selectionStart, end: selectionEnd });
    element.focus();
    element.setSelectionRange(from, to);
    // Unlike a new value, it can be undone with the keyboard.
    const isTyped = document.execCommand?.('insertText', false, insert);
    if (!isTyped) flushSync(() => onChange(value.slice(0, from) + insert + value.slice(to)));
    element.setSelectionRange(start, end);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
    if (!(metaKey || ctrlKey) || altKey || shiftKey) return;
    const name = key.toLowerCase();
    if (name === 'b') apply((selected) => toggleMark(selected, '**'));
    else if (name === 'i') apply((selected) => toggleMark(selected, '*'));
    else if (name === 'k') setInserting('link');
    else return;
    event.preventDefault();
    // Elsewhere these keys search.
    event.stopPropagation();
  };
  return { field, apply, onKeyDown, inserting, setInserting };
}
