/** Visitor location from the configured service. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openVisitorConversation } from '@parrot/contract/conversations';
import type { UserSessionId } from '@parrot/contract/core';
import { readVisitorContext } from '@parrot/contract/desk';
import {
  newOwner,
  newPublishedApp,
  openVisitorSocket,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ANSWERS: Record<string, string> = {
  '203.0.113.1': JSON.stringify({
    country_code: 'SE',
    region: 'Skåne',
    city: 'Malmö',
    latitude: 55.6,
    longitude: '13.0',
    timezone: 'Europe/Stockholm',
  }),
  '203.0.113.2': JSON.stringify({ country_code: 5, city: ['x'], latitude: 'north' }),
  '203.0.113.3': '<html>',
};
const requestedIps: string[] = [];
let locationService: Server;
let server: TestServer;
let owner: TestSession;
let userSessionId: UserSessionId;
beforeAll(async () => {
  locationService = createServer((request, response) => {
    const ip = decodeURIComponent(request.url ?? '').slice(1);
    requestedIps.push(ip);
    response.statusCode = ANSWERS[ip] ? 200 : 500;
    response.end(ANSWERS[ip] ?? '');
  });
  await new Promise<void>((listening) => locationService.listen(0, '127.0.0.1', listening));
  const here = `127.0.0.1:${(locationService.address() as AddressInfo).port}`;
  server = await startTestServer({
    settings: { PLACE_LOOKUP_URL: `http://${here}/{ip}`, OUTBOUND_ALLOW: here },
  });
  owner = await newOwner(server);
  const { parrotId } = await newPublishedApp(server, owner);
  const { session } = await (await openVisitorSocket(server, { parrotId })).ask(openVisitorConversation, {
    afterSeq: 0,
  });
  userSessionId = session?.userSessionId as UserSessionId;
});
afterAll(async () => {
  await server.stop();
  locationService.close();
});

const locationOf = async (ip: string) => {
  await server.server.platform.database.system((tx) =>
    tx.execute(sql`update visitors set ip = ${ip}, time_zone = 'Europe/Oslo'`),
  );
  const { visitor } = await server.api.call(readVisitorContext, { session: owner, query: { userSessionId } });
  return visitor.geoLocation;
};

test('a known location is returned in full and requested once [DSK-16]', async () => {
  const known = {
    status: 'known',
    country: 'SE',
    region: 'Skåne',
    city: 'Malmö',
    latitude: 55.6,
    longitude: 13,
    timezone: 'Europe/Stockholm',
    ipLocation: 'Malmö, Skåne, SE',
  };
  expect([await locationOf('203.0.113.1'), await locationOf('203.0.113.1')]).toEqual([known, known]);
  expect(requestedIps.filter((ip) => ip === '203.0.113.1')).toHaveLength(1);
});

test.each([['203.0.113.2'], ['203.0.113.3'], ['203.0.113.4'], ['../../x'], ['']])(
  'without a usable reply for %s the location falls back to the time zone and says so [DSK-16]',
  async (ip) => {
    expect(await locationOf(ip)).toMatchObject({
      status: 'timezone',
      city: 'Oslo',
      country: '',
      latitude: null,
    });
  },
);
