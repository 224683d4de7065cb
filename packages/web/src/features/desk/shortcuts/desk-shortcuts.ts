/** The desk's keyboard shortcuts. Letters work only outside text fields and dialogs. */
import { useEffect } from 'react';
import { MODIFIER } from '../../../shared/browser/modifier-key.ts';
import { useStableCallback } from '../../../shared/ui/use-stable-callback.ts';

export type DeskShortcuts = {
  next: () => void;
  previous: () => void;
  take: () => void;
  reply: () => void;
  note: () => void;
  close: () => void;
  status: () => void;
  help: () => void;
  answer: () => void;
  decline: () => void;
  mute: () => void;
  camera: () => void;
  share: () => void;
  hangUp: () => void;
};

/** The search belongs to every screen; here it is only listed. */
export const SHORTCUTS = {
  next: ['J'],
  previous: ['K'],
  take: ['T'],
  reply: ['R'],
  note: ['N'],
  close: ['E'],
  status: ['A'],
  search: [MODIFIER, 'K'],
  help: ['?'],
  answer: ['Shift', 'Y'],
  decline: ['Shift', 'X'],
  mute: ['M'],
  camera: ['V'],
  share: ['S'],
  hangUp: ['Shift', 'H'],
} as const satisfies Record<keyof DeskShortcuts | 'search', readonly string[]>;

const LETTERS: Record<string, keyof DeskShortcuts> = {
  j: 'next',
  k: 'previous',
  t: 'take',
  r: 'reply',
  n: 'note',
  e: 'close',
  a: 'status',
  m: 'mute',
  v: 'camera',
  s: 'share',
  '?': 'help',
};
/** What a stray key must not do. */
const SHIFTED: Record<string, keyof DeskShortcuts> = { y: 'answer', x: 'decline', h: 'hangUp' };
/**
 * These keys may repeat while held down; the others must not take or close one conversation after another.
 */
const REPEATABLE: readonly (keyof DeskShortcuts)[] = ['next', 'previous'];

export function useDeskShortcuts(actions: DeskShortcuts): void {
  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    const name = nameOf(event);
    if (!name || event.defaultPrevented || document.querySelector('[role="dialog"], [role="menu"]')) return;
    event.preventDefault();
    if (!event.repeat || REPEATABLE.includes(name)) actions[name]();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
}

function nameOf(event: KeyboardEvent): keyof DeskShortcuts | undefined {
  const { key, metaKey, ctrlKey, altKey, shiftKey, target } = event;
  if (metaKey || ctrlKey || altKey || isTyping(target)) return undefined;
  return (shiftKey ? SHIFTED[key.toLowerCase()] : undefined) ?? LETTERS[key.toLowerCase()];
}

/** Radio buttons and checkboxes are inputs too, but take no text. */
const NOT_TYPED_INTO = /^(radio|checkbox|button|submit|range|file)$/;

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NOT_TYPED_INTO.test(target.type);
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(textarea|select)$/i.test(target.tagName))
  );
}
