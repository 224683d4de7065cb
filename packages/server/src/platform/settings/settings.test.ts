import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('every setting has a default [API-09]', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    ENVIRONMENT: 'DEV',
    PORT: 3000,
    LOGIN_URL: '/accounts/',
    IDLE_LOGOUT_MINUTES: 30,
  });
  expect(settings.DATABASE_URL).toBeUndefined();
});

test('the base address of each service is a setting [API-04]', () => {
  const settings = readSettings({ BASE_FAQ: 'https://faq.example.com/api', BASE_STUDIO_V2: '/studio/v2' });
  expect(settings.bases).toMatchObject({
    faq: 'https://faq.example.com/api',
    studioV2: '/studio/v2',
    accounts: '/api/ps-accounts',
    desk: '/api/ps-desk',
  });
});

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address such as postgres://'],
  [{ FILES_URL: 'https://files.example.com' }, 'FILES_URL must be an address such as s3://bucket/prefix'],
  [{ FILES_URL: 's3://bucket?endpoint=minio:9000' }, 'FILES_URL must be an address such as s3://'],
  [{ FILES_URL: 's3://bucket?regoin=eu-west-1' }, 'FILES_URL must be an address such as s3://'],
  [{ FILES_URL: 's3://bucket/../other' }, 'FILES_URL must be an address such as s3://'],
  [{ FILES_URL: 's3://bucket' }, 'FILES_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
  [{ SMTP_URL: 'http://mail' }, 'SMTP_URL must be an address such as smtp://'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY must be at least 32 characters'],
  [{ SECRET_KEY: `base64:${'a'.repeat(42)}` }, 'SECRET_KEY must be base64: and at least 32 bytes in Base64'],
  [{ OUTBOUND_ALLOW: 'http://crm:80' }, 'OUTBOUND_ALLOW must be a list such as 10.0.0.5:8080'],
  [{ NODE_ENV: 'staging' }, 'NODE_ENV must be development, production or test'],
  [{ OIDC_ISSUER: 'https://id.example.com' }, 'OIDC_ISSUER needs OIDC_CLIENT_ID'],
  [{ STUN_URLS: 'stun.example.com' }, 'STUN_URLS must be a list such as stun:stun.example.com:3478'],
  [{ TURN_URLS: 'turn:turn.example.com' }, 'TURN_URLS and TURN_SECRET need each other'],
  [{ ICE_RELAY_ONLY: 'yes' }, 'ICE_RELAY_ONLY=yes needs TURN_URLS and TURN_SECRET'],
  [
    { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/parrot' },
    'SECRET_KEY must be at least 32 characters',
  ],
])('%j is refused with what to set', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});

test('an empty value counts as not set', () => {
  expect(readSettings({ DATABASE_URL: '', PORT: '' }).PORT).toBe(3000);
});
