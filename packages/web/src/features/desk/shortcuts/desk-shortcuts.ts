/**
 * The desk's actions and their keyboard shortcuts. Letters work only outside text fields and dialogs; actions
 * without keys are in the search.
 */
import { useEffect, useRef } from 'react';
import { MODIFIER } from '../../../shared/browser/modifier-key.ts';
import { useStableCallback } from '../../../shared/ui/use-stable-callback.ts';
import { BUTTON_KEYS } from './button-keys.ts';
import { isElsewhere } from './is-elsewhere.ts';

/** By group, in the order in which they are listed. */
export const DESK_ACTIONS = {
  list: ['next', 'previous', 'search', 'filter'],
  conversation: [
    'take',
    'transfer',
    'escalate',
    'assign',
    'takeOver',
    'returnToBot',
    'close',
    'reopen',
    'acceptTransfer',
    'declineTransfer',
    'cancelTransfer',
    'copyLink',
    'details',
    'visitorMenu',
    'translation',
  ],
  write: ['reply', 'note', 'whisper', 'summarize', 'suggest', 'emoji', 'attach', 'responses'],
  ticket: ['tag', 'priority', 'ticketStatus', 'assignee', 'snooze', 'merge', 'comment'],
  call: ['call', 'videoCall', 'answer', 'decline', 'mute', 'camera', 'share', 'hangUp'],
  go: [
    'goUnassigned',
    'goAssigned',
    'goEscalated',
    'goHistory',
    'goBot',
    'goCompleted',
    'goTickets',
    'goAnalytics',
    'goAgents',
  ],
  desk: ['status', 'settings', 'sound', 'help'],
} as const;

export type DeskActionGroup = keyof typeof DESK_ACTIONS;
export type DeskActionName = (typeof DESK_ACTIONS)[DeskActionGroup][number];

/** The search belongs to every screen; here it is only listed. */
export const SHORTCUTS = {
  ...BUTTON_KEYS,
  next: ['J'],
  previous: ['K'],
  search: [MODIFIER, 'K'],
  filter: ['F'],
  transfer: ['Shift', 'T'],
  escalate: ['Shift', 'E'],
  assign: ['Shift', 'A'],
  takeOver: ['Shift', 'O'],
  returnToBot: ['Shift', 'B'],
  reopen: ['Shift', 'R'],
  copyLink: ['Y'],
  details: ['D'],
  visitorMenu: ['I'],
  reply: ['R'],
  note: ['N'],
  whisper: ['W'],
  summarize: ['Shift', 'S'],
  tag: ['L'],
  priority: ['P'],
  snooze: ['B'],
  merge: ['Shift', 'M'],
  call: ['C'],
  videoCall: ['Shift', 'C'],
  answer: ['Shift', 'Y'],
  decline: ['Shift', 'X'],
  mute: ['M'],
  camera: ['V'],
  share: ['S'],
  hangUp: ['Shift', 'H'],
  goUnassigned: ['G', 'U'],
  goAssigned: ['G', 'A'],
  goEscalated: ['G', 'E'],
  goHistory: ['G', 'H'],
  goBot: ['G', 'B'],
  goCompleted: ['G', 'C'],
  goTickets: ['G', 'T'],
  goAnalytics: ['G', 'D'],
  goAgents: ['G', 'S'],
} as const satisfies Partial<Record<DeskActionName, readonly string[]>>;

const KEYS: Partial<Record<DeskActionName, readonly string[]>> = SHORTCUTS;
/** None for an action that only the search has. */
export const keysOf = (name: DeskActionName): readonly string[] => KEYS[name] ?? [];

/** `G then U` of a chord is stored as `G U`. */
const BY_KEYS = new Map(
  (Object.entries(SHORTCUTS) as [DeskActionName, readonly string[]][])
    .filter(([name]) => name !== 'search')
    .map(([name, keys]) => [keys.join(' '), name]),
);
const CHORD = 'G';
/** Between the two keys of a chord. */
const CHORD_MS = 1_500;
/**
 * These keys may repeat while held down; the others must not take or close one conversation after another.
 */
const REPEATABLE: readonly DeskActionName[] = ['next', 'previous'];

/** `takeEarlyKeys`: what was pressed before this was loaded. */
export function useDeskShortcuts(
  run: (name: DeskActionName) => void,
  takeEarlyKeys: () => KeyboardEvent[],
): void {
  const chordUntil = useRef(0);
  const perform = useStableCallback((event: KeyboardEvent): DeskActionName | undefined => {
    if (event.defaultPrevented || isElsewhere(event)) return undefined;
    const isChord = Date.now() < chordUntil.current;
    // The Shift of a chord's second key changes nothing.
    if (event.key === 'Shift') return undefined;
    chordUntil.current = 0;
    const key = event.key.toUpperCase();
    if (key === CHORD && !isChord && !event.shiftKey) {
      chordUntil.current = Date.now() + CHORD_MS;
      event.preventDefault();
      return undefined;
    }
    const name = isChord ? BY_KEYS.get(`${CHORD} ${key}`) : nameOf(key, event.shiftKey);
    if (!name) return undefined;
    event.preventDefault();
    if (!event.repeat || REPEATABLE.includes(name)) run(name);
    return name;
  });
  useEffect(() => {
    for (const event of takeEarlyKeys()) {
      const name = perform(event);
      // The keys after another action may be meant for what it opens.
      if (name && !REPEATABLE.includes(name)) break;
    }
    const onKeyDown = (event: KeyboardEvent) => void perform(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [perform, takeEarlyKeys]);
}

/** A letter without an action of its own with Shift means the same as without. */
const nameOf = (key: string, shift: boolean): DeskActionName | undefined =>
  (shift ? BY_KEYS.get(`Shift ${key}`) : undefined) ?? BY_KEYS.get(key);
