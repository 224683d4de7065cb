/** Settings are environment variables. An invalid one is refused with a sentence that says what to set. */
import { resolve } from 'node:path';
import { SERVICE_BASES, type ServiceBase } from '@parrot/contract/core';
import type * as z from 'zod';
import { baseName, settingsSchema } from './settings.schema.ts';

export type Settings = z.infer<typeof settingsSchema> & {
  /** Seeds an empty store with the demo; off in production unless set. */
  DEMO: 'yes' | 'no';
  /** Whether the landing page has a bot if the demo is not there. Off in tests unless set. */
  LANDING_BOT: 'yes' | 'no';
  /** Off in tests unless set. */
  ENCODER: 'on' | 'off';
  DRAIN_SECONDS: number;
  bases: Record<ServiceBase, string>;
};

export class SettingsError extends Error {}

export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} must be ${issue.message}`);
    throw new SettingsError(`Invalid settings: ${wrong.join('; ')}.`);
  }
  const settings = parsed.data;
  if (settings.OIDC_ISSUER && !settings.OIDC_CLIENT_ID) {
    throw new SettingsError('Invalid settings: OIDC_ISSUER needs OIDC_CLIENT_ID.');
  }
  if (
    settings.PAYMENT_PROVIDER === 'stripe' &&
    !(settings.STRIPE_SECRET_KEY && settings.STRIPE_WEBHOOK_SECRET)
  ) {
    throw new SettingsError(
      'Invalid settings: PAYMENT_PROVIDER=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
    );
  }
  if (settings.NODE_ENV === 'production' && !settings.SECRET_KEY && settings.DATABASE_URL) {
    throw new SettingsError(
      'Invalid settings: in production with DATABASE_URL, SECRET_KEY must be at least 32 characters.',
    );
  }
  if (settings.REDIS_URL && !(settings.DATABASE_URL && settings.SECRET_KEY)) {
    throw new SettingsError(
      'Invalid settings: REDIS_URL needs DATABASE_URL and SECRET_KEY, the same in every process.',
    );
  }
  if (settings.FILES_URL && !(settings.AWS_ACCESS_KEY_ID && settings.AWS_SECRET_ACCESS_KEY)) {
    throw new SettingsError('Invalid settings: FILES_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  }
  if (settings.ROLE !== 'all' && !settings.REDIS_URL)
    throw new SettingsError(`Invalid settings: ROLE=${settings.ROLE} needs REDIS_URL.`);
  const hasRelay = settings.TURN_URLS.length > 0;
  if (hasRelay !== (settings.TURN_SECRET !== undefined))
    throw new SettingsError('Invalid settings: TURN_URLS and TURN_SECRET need each other.');
  if (settings.ICE_RELAY_ONLY === 'yes' && !hasRelay)
    throw new SettingsError('Invalid settings: ICE_RELAY_ONLY=yes needs TURN_URLS and TURN_SECRET.');
  const values = parsed.data as Record<string, unknown>;
  return {
    ...settings,
    DEMO: settings.DEMO ?? (settings.NODE_ENV === 'production' ? 'no' : 'yes'),
    LANDING_BOT: settings.LANDING_BOT ?? (settings.NODE_ENV === 'test' ? 'no' : 'yes'),
    ENCODER: settings.ENCODER ?? (settings.NODE_ENV === 'test' ? 'off' : 'on'),
    DRAIN_SECONDS: settings.DRAIN_SECONDS ?? (settings.REDIS_URL ? 5 : 0),
    DATA_DIR: resolve(settings.DATA_DIR),
    bases: Object.fromEntries(
      Object.keys(SERVICE_BASES).map((base) => [base, String(values[baseName(base)])]),
    ) as Record<ServiceBase, string>,
  };
}
