/**
 * The addresses of the login application, below /accounts. Its ten pages need no nested routes, loaders or
 * blockers: a router library would be a sixth of everything the page loads.
 */
import { useMemo, useSyncExternalStore } from 'react';

const BASE = '/accounts';
const CHANGED = 'parrot-accounts-navigated';

/** A path below /accounts; the current one if it is missing. */
export type Target = { pathname?: string; search?: string };

/** State that one page passes to the next outside the address. */
export type NavigationState = { emailId?: string };

export function hrefOf({ pathname, search = '' }: Target): string {
  const path = pathname === undefined ? window.location.pathname : BASE + pathname;
  return search ? `${path}?${search.replace(/^\?/, '')}` : path;
}

export function navigate(target: Target, state: NavigationState | null = null): void {
  window.history.pushState(state, '', hrefOf(target));
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  for (const name of ['popstate', CHANGED]) window.addEventListener(name, onChange);
  return () => {
    for (const name of ['popstate', CHANGED]) window.removeEventListener(name, onChange);
  };
}

/** Such as `sign-up`; empty for the first page. */
export const usePagePath = (): string =>
  useSyncExternalStore(subscribe, () => window.location.pathname)
    .replace(BASE, '')
    .replace(/^\/|\/$/g, '');

export function useQueryParameters(): URLSearchParams {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  return useMemo(() => new URLSearchParams(search), [search]);
}

export const useEmailFromNavigation = (): string =>
  (useSyncExternalStore(subscribe, () => window.history.state) as NavigationState | null)?.emailId ?? '';
