/** The conversation whose composer gets the focus once it is rendered, for actions that lead to writing. */
import type { UserSessionId } from '@parrot/contract/core';
import { create } from 'zustand';

/** What the composer does besides. */
export type ComposerRequest = 'summary';
type Focus = { requestedBy: UserSessionId | null; request: ComposerRequest | undefined };

export const useComposerFocus = create<Focus>()(() => ({ requestedBy: null, request: undefined }));

export const focusComposer = (id: UserSessionId | null, request?: ComposerRequest): void =>
  useComposerFocus.setState({ requestedBy: id, request });
