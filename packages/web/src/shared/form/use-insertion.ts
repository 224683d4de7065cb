/** Inserts text into a field at the cursor and moves the cursor behind it. */
import { useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

export function useInsertion(text: string, onChange: (text: string) => void, longest: number) {
  const field = useRef<Field | null>(null);
  const cursor = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (cursor.current === null) return;
    field.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  });
  const insert = (piece: string) => {
    const from = field.current?.selectionStart ?? text.length;
    const until = field.current?.selectionEnd ?? from;
    const next = text.slice(0, from) + piece + text.slice(until);
    if (next.length > longest) return;
    cursor.current = from + piece.length;
    onChange(next);
    // The menu first returns the focus to its button.
    requestAnimationFrame(() => field.current?.focus());
  };
  const keep = (element: Field | null) => {
    field.current = element;
  };
  return { keep, insert };
}
