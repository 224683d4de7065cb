/** What every page learns of its installation. */
import { APP_NAME, CHANNEL_NAME } from '@parrot/contract/core';
import { readClientSettings } from '@parrot/contract/installation';
import { expect, test } from 'vitest';
import { readSettings } from '../platform/index.ts';
import { clientSettings } from './client-settings.ts';

const settingsWith = (environment: Record<string, string>) =>
  readClientSettings(
    JSON.stringify(clientSettings(readSettings(environment), { landingParrotId: null, trialDays: 30 })),
  );

test('without settings pages run as app parrot, channel studio, in environment DEV [API-09]', () => {
  expect(settingsWith({})).toMatchObject({ environment: 'DEV', appName: 'parrot', channelName: 'studio' });
  expect([APP_NAME, CHANNEL_NAME]).toEqual(['parrot', 'studio']);
});

test('ENVIRONMENT is passed on; the names of app and channel are no settings [API-09]', () => {
  expect(settingsWith({ ENVIRONMENT: 'STAGING', APP_NAME: 'other', CHANNEL_NAME: 'other' })).toMatchObject({
    environment: 'STAGING',
    appName: 'parrot',
    channelName: 'studio',
  });
});
