/** When the tickets of conversations on screen are due. Lists bring it with their rows; others are loaded. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import type { NextDue, SessionDue } from '@parrot/contract/tickets';
import { useEffect } from 'react';
import { create } from 'zustand';

type KnownDues = Partial<Record<UserSessionId, NextDue | null>>;

const useKnownDues = create<{ known: KnownDues }>()(() => ({ known: {} }));

/** Those of the conversations that are not mentioned are not due. */
function learn(ids: readonly UserSessionId[], dues: readonly SessionDue[]): void {
  const known: KnownDues = { ...useKnownDues.getState().known };
  for (const id of ids) known[id] = null;
  for (const { userSessionId, due } of dues) known[userSessionId] = due;
  useKnownDues.setState({ known });
}

export const setSessionDue = (due: SessionDue): void => learn([], [due]);

export const setListedDues = (items: readonly QueueUser[], dues: readonly SessionDue[] = []): void =>
  learn(
    items.map(({ userSessionId }) => userSessionId),
    dues,
  );

export const forgetSessionDues = (): void => useKnownDues.setState({ known: {} });

/** A push that arrived meanwhile is newer. */
function learnUnknown(ids: readonly UserSessionId[], dues: readonly SessionDue[]): void {
  const { known } = useKnownDues.getState();
  const isUnknown = (id: UserSessionId) => known[id] === undefined;
  learn(
    ids.filter(isUnknown),
    dues.filter(({ userSessionId }) => isUnknown(userSessionId)),
  );
}

export function useSessionDue(id: UserSessionId): NextDue | null {
  const due = useKnownDues(({ known }) => known[id]);
  const isKnown = due !== undefined;
  useEffect(() => {
    if (!isKnown)
      import('./load-dues.ts').then(
        ({ loadDue }) => loadDue(id, learnUnknown),
        (error: unknown) => console.warn('due times could not be loaded', error),
      );
  }, [id, isKnown]);
  return due ?? null;
}
