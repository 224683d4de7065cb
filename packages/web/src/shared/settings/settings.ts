/** The settings of this installation, read from the served page; without a server (vite), the defaults. */
import { APP_NAME, CHANNEL_NAME, DEFAULT_ENVIRONMENT, LIMITS, SERVICE_BASES } from '@parrot/contract/core';
import { type ClientSettings, readClientSettings, SETTINGS_META } from '@parrot/contract/installation';

let read: { written: string; settings: ClientSettings } | undefined;

export function settings(): ClientSettings {
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${SETTINGS_META}"]`)?.content ?? '';
  if (read?.written !== written) read = { written, settings: parse(written) };
  return read.settings;
}

const parse = (written: string): ClientSettings => (written ? readClientSettings(written) : DEFAULT_SETTINGS);

export const DEFAULT_SETTINGS: ClientSettings = {
  environment: DEFAULT_ENVIRONMENT,
  appName: APP_NAME,
  channelName: CHANNEL_NAME,
  loginUrl: '/accounts/',
  addressLookupUrl: `${SERVICE_BASES.parrot}/address`,
  idleLogoutMs: LIMITS.idleLogoutMs,
  bases: SERVICE_BASES,
  landingParrotId: null,
  trialDays: 14,
};
