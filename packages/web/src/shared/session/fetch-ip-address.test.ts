import { fetchClientAddress } from '@parrot/contract/installation';
import { expect, test } from 'vitest';
import { startServer } from '../../testing/server.ts';
import { fetchIpAddress } from './fetch-ip-address.ts';

const found = {
  ip: '198.51.100.7',
  country_code: 'NO',
  city: 'Halden',
  region_code: '31',
  timezone: 'Europe/Oslo',
};
const unknown = { ip: 'Unknown', country_code: '', city: '', region_code: '', timezone: '' };

test('the address is looked up once per browser session [SES-13]', async () => {
  const server = await startServer();
  server.answer(fetchClientAddress, found);
  await expect(fetchIpAddress()).resolves.toEqual(found);
  await expect(fetchIpAddress()).resolves.toEqual(found);
  expect(server.requests).toHaveLength(1);
  window.sessionStorage.clear();
  await fetchIpAddress();
  expect(server.requests).toHaveLength(2);
});

test('an external lookup gets nothing of the session [SES-13]', async () => {
  const server = await startServer();
  server.answer(fetchClientAddress, found);
  await fetchIpAddress();
  expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  expect(server.requests[0]?.headers).not.toHaveProperty('tenant_id');
});

test.each([
  ['refuses', { status: 500, content: {} }],
  ['answers something else', { status: 200, content: { ip: 7 } }],
])(
  'the address is Unknown if the lookup %s, and is looked up again later [SES-13]',
  async (_case, answer) => {
    const server = await startServer();
    server.respond(fetchClientAddress, () => answer);
    await expect(fetchIpAddress()).resolves.toEqual(unknown);
    server.answer(fetchClientAddress, found);
    await expect(fetchIpAddress()).resolves.toEqual(found);
  },
);
