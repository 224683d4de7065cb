/** The conversation whose composer gets the focus once it is rendered, for actions that lead to writing. */
import type { UserSessionId } from '@parrot/contract/core';
import { create } from 'zustand';

export const useComposerFocus = create<{ requestedBy: UserSessionId | null }>()(() => ({
  requestedBy: null,
}));

export const focusComposer = (id: UserSessionId | null): void =>
  useComposerFocus.setState({ requestedBy: id });
