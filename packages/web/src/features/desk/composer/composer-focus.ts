/** Which conversation's composer gets the focus as soon as it is drawn. Only somebody who means to write asks for it. */
import type { UserSessionId } from '@parrot/contract/core';
import { create } from 'zustand';

export const useComposerFocus = create<{ wantedFor: UserSessionId | null }>()(() => ({ wantedFor: null }));

export const focusComposer = (id: UserSessionId | null): void => useComposerFocus.setState({ wantedFor: id });
