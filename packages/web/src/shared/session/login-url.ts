/** The addresses to sign in and sign up: the configured login page, with the application's name. */
import { settings } from '../settings/settings.ts';

/** Why the user has to sign in again. */
export const LEAVE_REASONS = [
  'expired',
  'denied',
  'password',
  'removed',
  'inactive',
  'secondFactor',
] as const;
export type LeaveReason = (typeof LEAVE_REASONS)[number];

type Coming = {
  /** Our own login page explains it. */
  reason?: LeaveReason;
  /** The page under /home to open after the sign-in. */
  pageRedirection?: string;
};

export function loginUrl({ reason, pageRedirection }: Coming = {}): string {
  const { loginUrl, appName, channelName } = settings();
  const address = new URL(loginUrl, window.location.origin);
  address.searchParams.set('appName', appName);
  address.searchParams.set('channelName', channelName);
  address.searchParams.set('verifyUser', 'true');
  if (reason) address.searchParams.set('reason', reason);
  if (pageRedirection) address.searchParams.set('pageRedirection', pageRedirection);
  return address.href;
}

/** Our own login page has a path to sign up; of another one we only know the start page. */
export function signUpUrl(): string {
  const address = new URL(loginUrl());
  const ours = address.origin === window.location.origin && /^\/accounts(\/|$)/.test(address.pathname);
  if (ours) address.pathname = '/accounts/sign-up';
  return address.href;
}

/** The current path under /home, which the login page returns after the sign-in. */
export function currentRedirection(): string {
  const { pathname, search } = window.location;
  return pathname.startsWith('/home/') ? pathname.slice('/home/'.length) + search : '';
}
