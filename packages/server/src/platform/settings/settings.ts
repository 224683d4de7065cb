/** Settings are environment variables. An invalid one is refused with a sentence that says what to set. */
import { resolve } from 'node:path';
import {
  DEFAULT_ENVIRONMENT,
  LIMITS,
  MINUTE_MS,
  SERVICE_BASES,
  type ServiceBase,
} from '@parrot/contract/core';
import * as z from 'zod';

const url = (protocols: RegExp, hint: string) => z.string().regex(protocols, hint);
const number = (hint: string, min: number, max: number) =>
  z.coerce.number(hint).int(hint).min(min, hint).max(max, hint);
const baseName = (base: string) => `BASE_${base.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

const bases = Object.fromEntries(
  Object.entries(SERVICE_BASES).map(([base, address]) => [
    baseName(base),
    z
      .string()
      .regex(/^(\/[^\s]*|https?:\/\/[^\s]+)?$/, 'an address such as /api/… or https://…')
      .default(address),
  ]),
);

const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'development, production or test')
    .default('development'),
  ENVIRONMENT: z.string().default(DEFAULT_ENVIRONMENT),
  HOST: z.string().default('127.0.0.1'),
  PORT: number('a whole number from 0 to 65535', 0, 65_535).default(3000),
  PUBLIC_URL: url(
    /^https?:\/\/[^\s/]+$/,
    'the address people use, such as https://chat.example.com',
  ).optional(),
  DATA_DIR: z.string().min(1, 'a folder').default('data'),
  DISK_RESERVE_MB: number('a whole number of megabytes from 0 to 1000000000', 0, 1_000_000_000).default(100),
  DATABASE_URL: url(
    /^postgres(ql)?:\/\/.+/,
    'an address such as postgres://user:password@host:5432/name',
  ).optional(),
  DATABASE_POOL: number('a whole number from 1 to 200', 1, 200).default(20),
  DATABASE_FAST_PATHS: z.enum(['on', 'off'], 'on or off').default('on'),
  SECRET_KEY: z.string().min(32, 'at least 32 characters').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'fatal, error, warn, info, debug or silent')
    .default('warn'),
  LOGIN_URL: url(/^(\/|https?:\/\/)[^\s]*$/, 'an address such as /accounts/ or https://…').default(
    '/accounts/',
  ),
  ADDRESS_LOOKUP_URL: url(
    /^(\/|https?:\/\/)[^\s]*$/,
    'an address such as /api/v1/address or https://…',
  ).default('/api/v1/address'),
  PLACE_LOOKUP_URL: url(
    /^https?:\/\/[^\s]*\{ip\}[^\s]*$/,
    'an address with {ip} in it, such as https://places.example/{ip}/json',
  ).optional(),
  IDLE_LOGOUT_MINUTES: number('a whole number of minutes from 1 to 1440', 1, 1_440).default(
    LIMITS.idleLogoutMs / MINUTE_MS,
  ),
  SMTP_URL: url(/^smtps?:\/\/.+/, 'an address such as smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .min(3, 'a sender such as Parrot <parrot@example.com>')
    .default('Parrot <parrot@localhost>'),
  OIDC_ISSUER: url(/^https?:\/\/.+/, 'the address of the OpenID Connect provider').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().default('single sign-on'),
  CALLS_PER_MINUTE: number('a whole number from 1 to 1000000', 1, 1_000_000).default(1_200),
  SIGN_INS_PER_MINUTE: number('a whole number from 1 to 1000000', 1, 1_000_000).default(30),
  SIGN_UPS_PER_HOUR: number('a whole number from 1 to 1000000', 1, 1_000_000).default(20),
  CONNECTIONS_PER_ADDRESS: number('a whole number from 1 to 1000000', 1, 1_000_000).default(1_000),
  HANDSHAKES_PER_MINUTE: number('a whole number from 1 to 1000000', 1, 1_000_000).default(1_200),
  CONVERSATIONS_PER_MINUTE: number('a whole number from 1 to 1000000', 1, 1_000_000).default(120),
  OUTBOUND_ALLOW: z
    .string()
    .regex(/^\s*([^\s,/@]+:\d+\s*(,\s*|$))*$/, 'a list such as 10.0.0.5:8080, crm.internal:443')
    .default(''),
  ENCODER: z.enum(['on', 'off'], 'on or off').optional(),
  ENCODER_DIR: z.string().min(1, 'a folder with an ONNX encoder').optional(),
  MODELS_DIR: z.string().min(1, 'a folder with GGUF files').optional(),
  CRAWL_DELAY_MS: number('a whole number from 0 to 60000', 0, 60_000).default(500),
  TRUST_PROXY: z
    .union(
      [
        z.enum(['yes', 'no']).transform((answer) => (answer === 'yes' ? 1 : 0)),
        z.coerce.number().int().min(0).max(10),
      ],
      'yes, no or the number of proxies',
    )
    .default(0),
  PAYMENT_PROVIDER: z.enum(['sandbox', 'stripe'], 'sandbox or stripe').default('sandbox'),
  STRIPE_SECRET_KEY: z.string().min(1, 'a secret key of Stripe').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1, 'the signing secret of the webhook endpoint').optional(),
  STRIPE_API_URL: url(/^https?:\/\/[^\s/]+$/, 'an address such as https://api.stripe.com').optional(),
  PLANS_FILE: z.string().min(1, 'a JSON file with the plans').optional(),
  DEMO: z.enum(['yes', 'no'], 'yes or no').optional(),
  ...bases,
});

export type Settings = z.infer<typeof schema> & {
  /** Seeds an empty store with the demo; off in production unless set. */
  DEMO: 'yes' | 'no';
  /** Off in tests unless set. */
  ENCODER: 'on' | 'off';
  bases: Record<ServiceBase, string>;
};

export class SettingsError extends Error {}

export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
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
      'Please set the environment right: PAYMENT_PROVIDER=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET beside it.',
    );
  }
  if (settings.NODE_ENV === 'production' && !settings.SECRET_KEY && settings.DATABASE_URL) {
    throw new SettingsError(
      'Invalid settings: in production with DATABASE_URL, SECRET_KEY must be at least 32 characters.',
    );
  }
  const values = parsed.data as Record<string, unknown>;
  return {
    ...settings,
    DEMO: settings.DEMO ?? (settings.NODE_ENV === 'production' ? 'no' : 'yes'),
    ENCODER: settings.ENCODER ?? (settings.NODE_ENV === 'test' ? 'off' : 'on'),
    DATA_DIR: resolve(settings.DATA_DIR),
    bases: Object.fromEntries(
      Object.keys(SERVICE_BASES).map((base) => [base, String(values[baseName(base)])]),
    ) as Record<ServiceBase, string>,
  };
}
