import { expect, test } from 'vitest';
import { writeSettings } from '../../testing/server.ts';
import { DEFAULT_SETTINGS } from '../settings/settings.ts';
import { loginUrl, signUpUrl } from './login-url.ts';

const queryOf = (address: string) => Object.fromEntries(new URL(address).searchParams);
const asked = { appName: 'parrot', channelName: 'studio', verifyUser: 'true' };

test('sign-in goes to the configured login page, and names the application [AUT-04]', () => {
  writeSettings({ ...DEFAULT_SETTINGS, loginUrl: 'https://login.example.com/start?theme=green' });
  const address = loginUrl();
  expect(address).toMatch(/^https:\/\/login\.example\.com\/start\?/);
  expect(queryOf(address)).toEqual({ ...asked, theme: 'green' });
  expect(queryOf(signUpUrl())).toEqual({ ...asked, theme: 'green' });
});

test('by default it is our own page, which also signs up [AUT-04]', () => {
  expect(new URL(loginUrl()).pathname).toBe('/accounts/');
  expect(new URL(signUpUrl()).pathname).toBe('/accounts/sign-up');
  expect(queryOf(signUpUrl())).toEqual(asked);
});

test('the reason and the redirect are included', () => {
  const address = loginUrl({ reason: 'expired', pageRedirection: 'studio/apps?tab=mine' });
  expect(queryOf(address)).toEqual({ ...asked, reason: 'expired', pageRedirection: 'studio/apps?tab=mine' });
});
