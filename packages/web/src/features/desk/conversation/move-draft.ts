/** What the agent has written continues in the visitor's new session, unless they have begun something there. */
import type { UserSessionId } from '@parrot/contract/core';
import { NO_DRAFT, saveDraft, useUnsentStore } from '../composer/unsent-store.ts';

export function moveDraft(from: UserSessionId, to: UserSessionId): void {
  const { [from]: draft, [to]: begun } = useUnsentStore.getState().drafts;
  if (!draft || begun) return;
  // The whisper that it was to replace belongs to the session that is over.
  saveDraft(to, { ...draft, whisperInstead: null });
  saveDraft(from, { ...NO_DRAFT, whisper: '', whisperInstead: null, replySince: undefined });
}
