/** A question to the connected model: the answer arrives in parts, until it ends or is stopped. */

import { askParrotGpt, type assistantPart } from '@parrot/contract/assistant';
import type { MessageSource } from '@parrot/contract/conversations';
import { newId, type ParsedPayloadOf, type UserSessionId } from '@parrot/contract/core';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../shared/http/call.ts';

export type GeneratedText = {
  requestId: string;
  text: string;
  sources: MessageSource[];
  state: 'writing' | 'done' | 'stopped' | 'failed';
  failure: unknown;
};

/** Calls the listener for every part of an answer; returns a function that unsubscribes. */
export type SubscribeToParts = (
  listener: (part: ParsedPayloadOf<typeof assistantPart>) => void,
) => () => void;

export function useGeneratedAnswer(userSessionId: UserSessionId, subscribe: SubscribeToParts) {
  const [written, setWritten] = useState<GeneratedText | null>(null);
  const running = useRef<AbortController | null>(null);
  /** Ignores parts of earlier questions. */
  const change = (requestId: string, next: Partial<GeneratedText>) =>
    setWritten((known) =>
      known?.requestId === requestId && known.state === 'writing' ? { ...known, ...next } : known,
    );
  const take = useRef(change);
  take.current = change;
  useEffect(() => subscribe(({ requestId, value }) => take.current(requestId, { text: value })), [subscribe]);
  useEffect(() => () => running.current?.abort(), []);

  return {
    written,
    async ask(question: string): Promise<void> {
      running.current?.abort();
      const asked = new AbortController();
      running.current = asked;
      const requestId = newId('msg');
      setWritten({ requestId, text: '', sources: [], state: 'writing', failure: null });
      try {
        const { text, sources } = await call(askParrotGpt, {
          body: { userSessionId, requestId, question },
          signal: asked.signal,
        });
        change(requestId, { text, sources, state: 'done' });
      } catch (failure) {
        if (!asked.signal.aborted) change(requestId, { state: 'failed', failure });
      }
    },
    /** Aborting the call stops it. The text so far stays. */
    stop(): void {
      running.current?.abort();
      if (written) change(written.requestId, { state: 'stopped' });
    },
  };
}
