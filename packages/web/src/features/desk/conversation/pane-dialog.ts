/** The dialog of the open conversation, which buttons, commands and keys open. */
import type { UserSessionId } from '@parrot/contract/core';
import { create } from 'zustand';
import type { TransitionKind } from '../transitions/transition-dialog.tsx';

/** Actions that need a dialog first. */
export type PaneDialog = TransitionKind | 'takeOver';

export const usePaneDialog = create<{ of: UserSessionId | null; dialog: PaneDialog | null }>()(() => ({
  of: null,
  dialog: null,
}));

export const openPaneDialog = (of: UserSessionId, dialog: PaneDialog | null): void =>
  usePaneDialog.setState({ of, dialog });
