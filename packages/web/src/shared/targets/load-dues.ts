/** Loads when the tickets of conversations are due. What rows ask for at the same time is one call. */
import { LIMITS, type UserSessionId } from '@parrot/contract/core';
import { readSessionDues, type SessionDue } from '@parrot/contract/tickets';
import { call } from '../http/call.ts';

type Learn = (ids: readonly UserSessionId[], dues: readonly SessionDue[]) => void;

let waiting = new Set<UserSessionId>();
let isLoadingSoon = false;

export function loadDue(id: UserSessionId, learn: Learn): void {
  waiting.add(id);
  if (isLoadingSoon) return;
  isLoadingSoon = true;
  queueMicrotask(() => {
    isLoadingSoon = false;
    const ids = [...waiting];
    waiting = new Set();
    for (let from = 0; from < ids.length; from += LIMITS.bulk)
      void loadPart(ids.slice(from, from + LIMITS.bulk), learn);
  });
}

/** Rows are shown without if it can't be loaded. */
async function loadPart(userSessionIds: UserSessionId[], learn: Learn): Promise<void> {
  try {
    learn(userSessionIds, (await call(readSessionDues, { body: { userSessionIds } })).items);
  } catch (error) {
    console.warn('due times of conversations could not be loaded', error);
  }
}
