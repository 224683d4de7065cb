/** The desk's actions, by key and in the search. */
import { type Shortcuts, useShortcuts } from './use-shortcuts.ts';

/** `takeEarlyKeys`: what was pressed before they were loaded. */
type DeskActionsProps = Shortcuts & { takeEarlyKeys: () => KeyboardEvent[] };

export function DeskActions({ takeEarlyKeys, ...shortcuts }: DeskActionsProps) {
  useShortcuts(shortcuts, takeEarlyKeys);
  return null;
}
