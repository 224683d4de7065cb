/** The settings that pages get. */
import { APP_NAME, CHANNEL_NAME, MINUTE_MS } from '@parrot/contract/core';
import type { ClientSettings } from '@parrot/contract/installation';
import type { Settings } from '../platform/index.ts';

export const clientSettings = (
  settings: Settings,
  { landingParrotId, trialDays }: Pick<ClientSettings, 'landingParrotId' | 'trialDays'>,
): ClientSettings => ({
  environment: settings.ENVIRONMENT,
  appName: APP_NAME,
  channelName: CHANNEL_NAME,
  loginUrl: settings.LOGIN_URL,
  addressLookupUrl: settings.ADDRESS_LOOKUP_URL,
  idleLogoutMs: settings.IDLE_LOGOUT_MINUTES * MINUTE_MS,
  bases: settings.bases,
  landingParrotId,
  trialDays,
});
