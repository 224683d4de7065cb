import { expect, test } from 'vitest';
import { SERVICE_BASES } from '../core/bases.ts';
import { type ClientSettings, readClientSettings } from './client-settings.ts';

const settings: ClientSettings = {
  environment: 'DEV',
  appName: 'parrot',
  channelName: 'studio',
  loginUrl: '/accounts/',
  addressLookupUrl: '/api/v1/address',
  idleLogoutMs: 1_800_000,
  bases: SERVICE_BASES,
  landingParrotId: null,
  trialDays: 14,
};

test('complete settings are read', () => {
  expect(readClientSettings(JSON.stringify(settings))).toEqual(settings);
});

test.each([
  ...Object.keys(settings).map((name) => ({ ...settings, [name]: {} })),
  { ...settings, trialDays: 0 },
  { ...settings, bases: { ...SERVICE_BASES, desk: 7 } },
  {},
  null,
])('others are refused: %j', (written) => {
  expect(() => readClientSettings(JSON.stringify(written))).toThrow();
});
