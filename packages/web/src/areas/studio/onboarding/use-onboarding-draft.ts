/** The onboarding state, stored on the server while typing, so that a reload continues there. */
import { fetchOnboardingState, type OnboardingState, saveOnboardingState } from '@parrot/contract/apps';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/http/call.ts';
import { send } from '../../../shared/http/send.ts';

const KEY = ['onboarding'];
const DELAY_MS = 500;
const INITIAL_STATE: OnboardingState = {
  step: 'purpose',
  purpose: '',
  appName: '',
  appId: null,
  url: '',
  faqs: [],
};

export const useOnboardingState = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call(fetchOnboardingState, { signal })).state ?? INITIAL_STATE,
    // From now on the local state is newer than the server's.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });

export type OnboardingDraft = ReturnType<typeof useOnboardingDraft>;

export function useOnboardingDraft(start: OnboardingState) {
  const cache = useQueryClient();
  const [state, setState] = useState(start);
  const [saving, setSaving] = useState<'saved' | 'saving' | 'failed'>('saved');
  const latest = useRef(start);
  const stored = useRef(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Saves run one after the other: an older state must not overwrite a newer one.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const save = useRef(async () => {
    const sent = latest.current;
    try {
      await call(saveOnboardingState, { body: { state: sent } });
      stored.current = sent;
      if (sent === latest.current) setSaving('saved');
    } catch {
      setSaving('failed');
    }
  }).current;
  const store = useRef((): Promise<unknown> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    queue.current = queue.current.then(save);
    return queue.current;
  }).current;
  const take = (change: Partial<OnboardingState>) => {
    latest.current = { ...latest.current, ...change };
    setState(latest.current);
    setSaving('saving');
    cache.setQueryData(KEY, latest.current);
  };

  useEffect(() => {
    const storeNow = () => {
      if (stored.current === latest.current) return;
      // Not through the queue: nothing runs after this event.
      void send(saveOnboardingState, { body: { state: latest.current }, keepalive: true }).catch(() => null);
    };
    window.addEventListener('pagehide', storeNow);
    return () => {
      window.removeEventListener('pagehide', storeNow);
      if (timer.current) void store();
    };
  }, [store]);

  return {
    state,
    saving,
    /** Stores input after a pause. */
    type: (change: Partial<OnboardingState>) => {
      take(change);
      clearTimeout(timer.current);
      timer.current = setTimeout(store, DELAY_MS);
    },
    /** Stores a finished step immediately. */
    keep: (change: Partial<OnboardingState>) => {
      take(change);
      return store();
    },
  };
}
