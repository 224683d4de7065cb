/** Attacks that are the same for every event that a client sends: hostile texts and wrong types. */
import { EMITS } from '@parrot/contract/catalog';
import { openVisitorConversation } from '@parrot/contract/conversations';
import type { Emit } from '@parrot/contract/core';
import { openDeskSocket, openVisitorSocket, sharedTestServer, type TestServer } from '@parrot/testkit';
import { attack } from '@parrot/testkit/attacks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonSchemaOf } from '../../platform/http/api-pages/json-schema.ts';
import { mistyped, type Schema } from '../inventory/sample-input.fixture.ts';
import { makeTwoTenants, type TwoTenants } from '../inventory/two-tenants.fixture.ts';
import { HOSTILE_TEXTS } from './hostile-texts.fixture.ts';
import { placedTexts } from './request-forms.fixture.ts';

let server: TestServer;
let tenants: TwoTenants;
beforeAll(async () => {
  server = await sharedTestServer();
  tenants = await makeTwoTenants(server);
});
afterAll(() => server.stop());

/** One for each event: all of them on one would exceed the rate limit. */
async function socketFor({ channel }: Emit) {
  if (channel === 'desk') return openDeskSocket(server, tenants.ours.owner);
  const socket = await openVisitorSocket(server, { parrotId: tenants.ours.app.parrotId });
  await socket.ask(openVisitorConversation, {});
  return socket;
}
/** The envelope of the desk is the caller's own. */
const ENVELOPE = ['clientInfo', 'token', 'agentId', 'tenantId', 'userSessionId'];
const withoutEnvelope = (payload: object) =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => !ENVELOPE.includes(name)));

test.each(EMITS.map((event) => [`${event.channel}:${event.name}`, event] as const))(
  '%s with hostile texts and objects where texts are due',
  async (name, event) => {
    const schema = jsonSchemaOf(event.payload, 'input') as Schema;
    const socket = await socketFor(event);
    const { userSessionId } = tenants.ours;
    const placed = placedTexts(schema, HOSTILE_TEXTS[name.length % HOSTILE_TEXTS.length] ?? '');
    for (const { path, input } of placed.filter(({ path }) => !ENVELOPE.includes(path.split('.')[0] ?? '')))
      await attack('sql', `${name} ${path}`, async () => {
        const answer = await socket.answer(event, { ...withoutEnvelope(input), userSessionId });
        if (!answer.ok) expect(answer.error.status, JSON.stringify(answer)).toBeLessThan(500);
      });
    const wrong = withoutEnvelope(mistyped(schema));
    if (Object.keys(wrong).length > 0)
      await attack('types', name, async () => {
        const answer = await socket.answer(event, { ...wrong, userSessionId });
        expect(answer).toMatchObject({ ok: false, error: { status: 400 } });
      });
    socket.close();
  },
);
