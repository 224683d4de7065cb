/** The desk by keyboard. Letters count only while nobody writes and no dialog is open. */
import { useEffect } from 'react';
import { useStable } from '../../shared/ui/use-stable.ts';

export type DeskKeys = {
  next: () => void;
  previous: () => void;
  take: () => void;
  close: () => void;
  note: () => void;
  reply: () => void;
  search: () => void;
  help: () => void;
};

export const KEYS = {
  next: ['J'],
  previous: ['K'],
  take: ['T'],
  reply: ['R'],
  note: ['N'],
  close: ['E'],
  search: ['⌘/Ctrl', 'K'],
  help: ['?'],
} as const satisfies Record<keyof DeskKeys, readonly string[]>;

const LETTERS: Record<string, keyof DeskKeys> = {
  j: 'next',
  k: 'previous',
  t: 'take',
  r: 'reply',
  n: 'note',
  e: 'close',
  '?': 'help',
};

export function useDeskKeys(acts: DeskKeys): void {
  const onKeyDown = useStable((event: KeyboardEvent) => {
    const name = nameOf(event);
    if (!name || event.defaultPrevented || document.querySelector('[role="dialog"], [role="menu"]')) return;
    event.preventDefault();
    acts[name]();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
}

function nameOf(event: KeyboardEvent): keyof DeskKeys | undefined {
  const { key, metaKey, ctrlKey, altKey, target } = event;
  if ((metaKey || ctrlKey) && !altKey) return key.toLowerCase() === 'k' ? 'search' : undefined;
  if (altKey || isWriting(target)) return undefined;
  return LETTERS[key.toLowerCase()];
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));
