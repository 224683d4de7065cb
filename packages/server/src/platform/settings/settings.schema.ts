/**
 * Every setting with its rule, its default and its meaning, in the order of `docs/operate/settings.md`, which
 * is generated from here.
 */
import { DEFAULT_ENVIRONMENT, LIMITS, MINUTE_MS, SERVICE_BASES } from '@parrot/contract/core';
import * as z from 'zod';
import { parseS3Location } from '../storage/s3-location.ts';

/** `unset` is the default of a setting without one in its rule. */
type About = { about: string; unset?: string };
export const settingsAbout = z.registry<About>();

const url = (protocols: RegExp, hint: string) => z.string().regex(protocols, hint);
const number = (hint: string, min: number, max: number) =>
  z.coerce.number(hint).int(hint).min(min, hint).max(max, hint);
const limit = () => number('a whole number from 1 to 1000000', 1, 1_000_000);
const urlList = (pattern: RegExp, hint: string) =>
  z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((urls) => urls.every((each) => pattern.test(each)), hint)
    .default([]);
const token = () =>
  z
    .string()
    .regex(/^[!-~]{32,}$/, 'at least 32 letters, digits and signs')
    .optional();
const s3Location = (hint: string) =>
  z.string().transform((text, context) => {
    const location = parseS3Location(text);
    if (location) return location;
    context.addIssue({ code: 'custom', message: hint });
    return z.NEVER;
  });
const yesOrNo = () => z.enum(['yes', 'no'], 'yes or no');
const onOrOff = () => z.enum(['on', 'off'], 'on or off');

const server = {
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'development, production or test')
    .default('development')
    .register(settingsAbout, {
      about: '`production`: no demo, no outbox, and `SECRET_KEY` is required with `DATABASE_URL`.',
    }),
  HOST: z.string().default('127.0.0.1').register(settingsAbout, {
    about: 'The address to listen on. `0.0.0.0` opens the server to the network.',
  }),
  PORT: number('a whole number from 0 to 65535', 0, 65_535)
    .default(3000)
    .register(settingsAbout, { about: 'The port to listen on. `0` chooses a free one.' }),
  PUBLIC_URL: url(/^https?:\/\/[^\s/]+$/, 'the address people use, such as https://chat.example.com')
    .optional()
    .register(settingsAbout, {
      about: 'The public address, used in emails and snippets. `https` makes cookies secure and sends HSTS.',
      unset: 'the address it listens on',
    }),
  TRUST_PROXY: z
    .union(
      [
        z.enum(['yes', 'no']).transform((answer) => (answer === 'yes' ? 1 : 0)),
        z.coerce.number().int().min(0).max(10),
      ],
      'yes, no or the number of proxies',
    )
    .default(0)
    .register(settingsAbout, {
      about: 'Proxies in front that set `X-Forwarded-For`. All limits per client address depend on it.',
    }),
  ROLE: z.enum(['all', 'web', 'worker'], 'all, web or worker').default('all').register(settingsAbout, {
    about:
      'With `REDIS_URL`: `web` serves people and runs no jobs; `worker` runs jobs and needs no visitors. At least one process must run jobs.',
  }),
  DRAIN_SECONDS: number('a whole number of seconds from 0 to 600', 0, 600)
    .optional()
    .register(settingsAbout, {
      about:
        'How long a stop waits after `/api/v1/health` answers 503, while sockets reconnect to other processes.',
      unset: '`5` with `REDIS_URL`, otherwise `0`',
    }),
  ENVIRONMENT: z
    .string()
    .default(DEFAULT_ENVIRONMENT)
    .register(settingsAbout, { about: 'A name for this installation, sent to the web app.' }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'fatal, error, warn, info, debug or silent')
    .default('warn')
    .register(settingsAbout, { about: 'How much is logged, as JSON lines on standard output.' }),
  DEMO: yesOrNo().optional().register(settingsAbout, {
    about: 'Fills an empty database with an example workspace.',
    unset: '`yes`; in production `no`',
  }),
  LANDING_BOT: yesOrNo().optional().register(settingsAbout, {
    about:
      'Without the demo, a built-in bot answers about Parrot on the landing page, in a workspace of its own that no one signs in to.',
    unset: '`yes`; in tests `no`',
  }),
};

const storage = {
  DATA_DIR: z.string().min(1, 'a folder').default('data').register(settingsAbout, {
    about:
      'The folder of the built-in database, the files and the generated key. For one process at a time; with `REDIS_URL` and without `FILES_URL`, a folder that all processes share.',
  }),
  DISK_RESERVE_MB: number('a whole number of megabytes from 0 to 1000000000', 0, 1_000_000_000)
    .default(100)
    .register(settingsAbout, {
      about: 'With less free space than this on the disk of `DATA_DIR`, `/api/v1/health` answers 503.',
    }),
  FILES_URL: s3Location('an address such as s3://bucket/prefix?region=eu-central-1')
    .optional()
    .register(settingsAbout, {
      about:
        'An S3 bucket for files instead of `DATA_DIR/files`. `endpoint=https://…` names a server other than Amazon’s. See [scale](scale.md#files).',
    }),
  AWS_ACCESS_KEY_ID: z.string().optional().register(settingsAbout, { about: 'Required with `FILES_URL`.' }),
  AWS_SECRET_ACCESS_KEY: z
    .string()
    .optional()
    .register(settingsAbout, { about: 'Required with `FILES_URL`.' }),
  DATABASE_URL: url(/^postgres(ql)?:\/\/.+/, 'an address such as postgres://user:password@host:5432/name')
    .optional()
    .register(settingsAbout, {
      about: 'A PostgreSQL server instead of the built-in database. See [PostgreSQL](postgresql.md).',
    }),
  DATABASE_ENGINE: z
    .enum(['postgres', 'pglite'], 'postgres or pglite')
    .default('postgres')
    .register(settingsAbout, {
      about:
        "Without `DATABASE_URL`: `postgres` starts a PostgreSQL server in `DATA_DIR`, or PGlite where it can't run; `pglite` always uses PGlite.",
    }),
  DATABASE_POOL: number('a whole number from 1 to 200', 1, 200).default(8).register(settingsAbout, {
    about: 'The most connections to open to PostgreSQL; at most 12 to the built-in server.',
  }),
  DATABASE_FAST_PATHS: onOrOff().default('on').register(settingsAbout, {
    about:
      '`off` runs every query through the database libraries: slower, with the same results. For finding faults.',
  }),
  REDIS_URL: url(/^rediss?:\/\/.+/, 'an address such as redis://user:password@host:6379')
    .optional()
    .register(settingsAbout, {
      about:
        'Lets many processes share the database of `DATABASE_URL`. They need the same `SECRET_KEY` and the same files, in `FILES_URL` or `DATA_DIR`. See [scale](scale.md).',
    }),
  SECRET_KEY: z
    .string()
    .min(32, 'at least 32 characters')
    .regex(/^(?!base64:)|^base64:[A-Za-z0-9+/]{43,}={0,2}$/, 'base64: and at least 32 bytes in Base64')
    .optional()
    .register(settingsAbout, {
      about:
        'Signs tokens and encrypts stored secrets. Required in production with `DATABASE_URL`, and with `REDIS_URL`. `base64:…` sets bytes, such as those of a `secret.key`.',
      unset: 'generated once, in `DATA_DIR/secret.key`',
    }),
};

const accounts = {
  LOGIN_URL: url(/^(\/|https?:\/\/)[^\s]*$/, 'an address such as /accounts/ or https://…')
    .default('/accounts/')
    .register(settingsAbout, { about: 'The login page. It can be a page of another product.' }),
  IDLE_LOGOUT_MINUTES: number('a whole number of minutes from 1 to 1440', 1, 1_440)
    .default(LIMITS.idleLogoutMs / MINUTE_MS)
    .register(settingsAbout, { about: 'Minutes of inactivity after which a user is signed out.' }),
  OIDC_ISSUER: url(/^https?:\/\/.+/, 'the address of the OpenID Connect provider')
    .optional()
    .register(settingsAbout, {
      about: 'Sign in with an OpenID Connect provider. Its redirect address is `PUBLIC_URL/accounts/oidc`.',
    }),
  OIDC_CLIENT_ID: z.string().optional().register(settingsAbout, { about: 'Required with `OIDC_ISSUER`.' }),
  OIDC_CLIENT_SECRET: z
    .string()
    .optional()
    .register(settingsAbout, { about: 'The client secret, if the provider issued one.' }),
  OIDC_NAME: z
    .string()
    .default('single sign-on')
    .register(settingsAbout, { about: 'The name on the button: *Continue with …*' }),
};

const mail = {
  SMTP_URL: url(/^smtps?:\/\/.+/, 'an address such as smtp://user:password@host:587')
    .optional()
    .register(settingsAbout, { about: 'The mail server. See [mail](mail.md).' }),
  MAIL_FROM: z
    .string()
    .min(3, 'a sender such as Parrot <parrot@example.com>')
    .default('Parrot <parrot@localhost>')
    .register(settingsAbout, { about: 'The sender of all mail.' }),
};

const limits = {
  CALLS_PER_MINUTE: limit()
    .default(1_200)
    .register(settingsAbout, { about: 'API calls per client address.' }),
  SIGN_INS_PER_MINUTE: limit()
    .default(30)
    .register(settingsAbout, { about: 'Sign-in attempts per client address.' }),
  SIGN_UPS_PER_HOUR: limit().default(20).register(settingsAbout, {
    about: 'Sign-ups per client address. Stored, so a restart does not reset it.',
  }),
  CONNECTIONS_PER_ADDRESS: limit().default(1_000).register(settingsAbout, {
    about: 'Open sockets per client address. Raise it if very many users share one.',
  }),
  HANDSHAKES_PER_MINUTE: limit()
    .default(1_200)
    .register(settingsAbout, { about: 'New sockets per client address.' }),
  CONVERSATIONS_PER_MINUTE: limit()
    .default(120)
    .register(settingsAbout, { about: 'Conversations of new visitors per client address.' }),
  MESSAGES_PER_MINUTE: limit().default(1_200).register(settingsAbout, {
    about: 'What visitors of one client address send. One that sends far more is blocked for a minute.',
  }),
};

const tenantLimits = {
  APP_CONNECTIONS: limit().default(10_000).register(settingsAbout, { about: 'Open chats of one app.' }),
  APP_HANDSHAKES_PER_MINUTE: limit()
    .default(6_000)
    .register(settingsAbout, { about: 'New sockets of visitors, per app.' }),
  APP_CONVERSATIONS_PER_MINUTE: limit()
    .default(1_200)
    .register(settingsAbout, { about: 'Conversations of new visitors, per app.' }),
  APP_MESSAGES_PER_MINUTE: limit()
    .default(12_000)
    .register(settingsAbout, { about: 'What visitors send, per app.' }),
  TENANT_CONNECTIONS: limit()
    .default(20_000)
    .register(settingsAbout, { about: 'Open chats of all apps of a workspace.' }),
  TENANT_HANDSHAKES_PER_MINUTE: limit()
    .default(12_000)
    .register(settingsAbout, { about: 'New sockets of visitors, per workspace.' }),
  TENANT_CONVERSATIONS_PER_MINUTE: limit()
    .default(2_400)
    .register(settingsAbout, { about: 'Conversations of new visitors, per workspace.' }),
  TENANT_MESSAGES_PER_MINUTE: limit()
    .default(24_000)
    .register(settingsAbout, { about: 'What visitors send, per workspace.' }),
};

const answers = {
  ENCODER: onOrOff().optional().register(settingsAbout, {
    about: '`off`: bots match by keyword only, which saves about 170 MB of memory while they answer.',
    unset: '`on`; in tests `off`',
  }),
  ENCODER_DIR: z.string().min(1, 'a folder with an ONNX encoder').optional().register(settingsAbout, {
    about:
      'Another encoder: one `.onnx` file and its `tokenizer.json` (WordPiece). `SHA256SUMS`, if present, is checked.',
    unset: 'the included one',
  }),
  MODELS_DIR: z.string().min(1, 'a folder with GGUF files').optional().register(settingsAbout, {
    about: 'GGUF model files that this installation can run itself. Requires `npm install node-llama-cpp`.',
  }),
  CRAWL_DELAY_MS: number('a whole number from 0 to 60000', 0, 60_000).default(500).register(settingsAbout, {
    about: 'Milliseconds between two pages of a crawled site. A longer delay in `robots.txt` is respected.',
  }),
};

const network = {
  OUTBOUND_ALLOW: z
    .string()
    .regex(/^\s*([^\s,/@]+:\d+\s*(,\s*|$))*$/, 'a list such as 10.0.0.5:8080, crm.internal:443')
    .default('')
    .register(settingsAbout, {
      about:
        'Internal hosts and ports that bots, crawls and models may reach. Everything else must be public.',
    }),
  ADDRESS_LOOKUP_URL: url(/^(\/|https?:\/\/)[^\s]*$/, 'an address such as /api/v1/address or https://…')
    .default('/api/v1/address')
    .register(settingsAbout, { about: 'Where browsers ask for their own address and location.' }),
  PLACE_LOOKUP_URL: url(
    /^https?:\/\/[^\s]*\{ip\}[^\s]*$/,
    'an address with {ip} in it, such as https://places.example/{ip}/json',
  )
    .optional()
    .register(settingsAbout, {
      about:
        'A geolocation service for visitors’ addresses. Without one, no third party gets them, and the Desk estimates the location from the time zone.',
    }),
};

const monitoring = {
  METRICS_TOKEN: token().register(settingsAbout, {
    about: 'Opens `/metrics` for Prometheus. Without it there are none. See [monitor](monitor.md).',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?:\/\/\S+$/, 'an address such as http://collector:4318')
    .optional()
    .register(settingsAbout, {
      about: 'An OpenTelemetry collector that gets traces by HTTP. See [monitor](monitor.md#traces).',
    }),
};

const payments = {
  PLANS_FILE: z.string().min(1, 'a JSON file with the plans').optional().register(settingsAbout, {
    about: 'Plans, prices, limits, currency, tax and seller. See [payments](payments.md).',
    unset: '`packages/server/plans.json`',
  }),
  PAYMENT_PROVIDER: z
    .enum(['sandbox', 'stripe'], 'sandbox or stripe')
    .default('sandbox')
    .register(settingsAbout, {
      about: '`stripe` takes real payments. `sandbox` has a test page on which no money moves.',
    }),
  STRIPE_SECRET_KEY: z
    .string()
    .min(1, 'a secret key of Stripe')
    .optional()
    .register(settingsAbout, { about: 'Required with `stripe`.' }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .min(1, 'the signing secret of the webhook endpoint')
    .optional()
    .register(settingsAbout, {
      about: 'Required with `stripe`. The endpoint is `PUBLIC_URL/webhooks/payments`.',
    }),
  STRIPE_API_URL: url(/^https?:\/\/[^\s/]+$/, 'an address such as https://api.stripe.com')
    .optional()
    .register(settingsAbout, {
      about: 'Another address of Stripe’s API, for a proxy or tests.',
      unset: 'Stripe’s own',
    }),
  OPERATOR_EMAIL: z
    .email('an email address')
    .optional()
    .register(settingsAbout, { about: 'Where service requests of workspaces are mailed to.' }),
  OPERATOR_TOKEN: token().register(settingsAbout, {
    about: 'Opens the operator’s calls and `npm run operator`. Without it they answer 404.',
  }),
};

const calls = {
  STUN_URLS: urlList(/^stuns?:\S+$/, 'a list such as stun:stun.example.com:3478').register(settingsAbout, {
    about: 'STUN servers, for calls across networks. See [calls](calls.md).',
  }),
  TURN_URLS: urlList(
    /^turns?:\S+$/,
    'a list such as turn:turn.example.com:3478, turns:turn.example.com:5349',
  ).register(settingsAbout, { about: 'Addresses of a relay. Requires `TURN_SECRET`.' }),
  TURN_SECRET: z
    .string()
    .min(1, "the relay's shared secret")
    .optional()
    .register(settingsAbout, { about: 'The secret that the relay shares with this server.' }),
  ICE_RELAY_ONLY: yesOrNo().default('no').register(settingsAbout, {
    about: '`yes`: calls go through the relay only, so that neither side learns the other’s address.',
  }),
};

export const baseName = (base: string) =>
  `BASE_${base.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

const bases = Object.fromEntries(
  Object.entries(SERVICE_BASES).map(([base, address]) => [
    baseName(base),
    z
      .string()
      .regex(/^(\/[^\s]*|https?:\/\/[^\s]+)?$/, 'an address such as /api/… or https://…')
      .default(address)
      .register(settingsAbout, { about: `Where the web app finds the service \`${base}\`.` }),
  ]),
);

export const SETTING_GROUPS = {
  Server: server,
  'Data and keys': storage,
  'Sign-in': accounts,
  Mail: mail,
  'Limits per client address': limits,
  'Limits per app and workspace': tenantLimits,
  Answers: answers,
  Network: network,
  Monitoring: monitoring,
  'Plans and payments': payments,
  'Voice and video calls': calls,
  'Service addresses': bases,
};

export const settingsSchema = z.object({
  ...server,
  ...storage,
  ...accounts,
  ...mail,
  ...limits,
  ...tenantLimits,
  ...answers,
  ...network,
  ...monitoring,
  ...payments,
  ...calls,
  ...bases,
});
