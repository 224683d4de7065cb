/** Where somebody stands in their onboarding: kept by the server as they type, so that a reload goes on there. */
import { fetchOnboardingState, type OnboardingState, saveOnboardingState } from '@parrot/contract/apps';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/http/call.ts';

const KEY = ['onboarding'];
const DELAY_MS = 500;
const BEGINNING: OnboardingState = {
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
    queryFn: async ({ signal }) => (await call(fetchOnboardingState, { signal })).state ?? BEGINNING,
    // From here on this page knows better than the server.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });

export type KeptState = ReturnType<typeof useKeptState>;

export function useKeptState(start: OnboardingState) {
  const cache = useQueryClient();
  const [state, setState] = useState(start);
  const [isKept, setIsKept] = useState(true);
  const latest = useRef(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // One after the other: an older state must not arrive after a newer one.
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const store = useRef((): Promise<unknown> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    line.current = line.current
      .then(() => call(saveOnboardingState, { body: { state: latest.current } }))
      .then(
        () => setIsKept(true),
        () => setIsKept(false),
      );
    return line.current;
  }).current;
  const take = (change: Partial<OnboardingState>) => {
    latest.current = { ...latest.current, ...change };
    setState(latest.current);
    cache.setQueryData(KEY, latest.current);
  };

  useEffect(() => {
    const storeWhatWaits = () => void (timer.current && store());
    window.addEventListener('pagehide', storeWhatWaits);
    return () => {
      window.removeEventListener('pagehide', storeWhatWaits);
      storeWhatWaits();
    };
  }, [store]);

  return {
    state,
    isKept,
    /** Keeps what is being typed, a moment later. */
    type: (change: Partial<OnboardingState>) => {
      take(change);
      clearTimeout(timer.current);
      timer.current = setTimeout(store, DELAY_MS);
    },
    /** Keeps what was done, at once. */
    keep: (change: Partial<OnboardingState>) => {
      take(change);
      return store();
    },
  };
}
