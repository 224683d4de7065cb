/** The onboarding state, stored on the server while typing, so that a reload continues there. */
import { fetchOnboardingState, type OnboardingState, saveOnboardingState } from '@parrot/contract/apps';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../shared/http/call.ts';

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
  const [isStored, setIsStored] = useState(true);
  const latest = useRef(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Saves run one after the other: an older state must not overwrite a newer one.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const store = useRef((): Promise<unknown> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    queue.current = queue.current
      .then(() => call(saveOnboardingState, { body: { state: latest.current } }))
      .then(
        () => setIsStored(true),
        () => setIsStored(false),
      );
    return queue.current;
  }).current;
  const take = (change: Partial<OnboardingState>) => {
    latest.current = { ...latest.current, ...change };
    setState(latest.current);
    cache.setQueryData(KEY, latest.current);
  };

  useEffect(() => {
    const storePending = () => void (timer.current && store());
    window.addEventListener('pagehide', storePending);
    return () => {
      window.removeEventListener('pagehide', storePending);
      storePending();
    };
  }, [store]);

  return {
    state,
    isStored,
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
