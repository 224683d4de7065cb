/** A tenant whose plan has small limits, and its visitors. */
import type { PlanLimits } from '@parrot/contract/billing';
import { openVisitorConversation, sendVisitorMessage } from '@parrot/contract/conversations';
import { newId, type TenantId } from '@parrot/contract/core';
import { listNotifications } from '@parrot/contract/notifications';
import {
  newOwner,
  openVisitorSocket,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';

/** What a bot writes past the daily limit. */
export const LEAVE_MESSAGE =
  'Thanks for getting in touch! I can’t chat right now. Leave your message and your email address, and our team will get back to you.';

const UNLIMITED: PlanLimits = { users: null, apps: null, conversationsPerDay: null };

/** What no call of a tenant does. */
export const setLimits = (server: TestServer, tenantId: TenantId, limits: Partial<PlanLimits>) =>
  server.server.platform.database.system((tx) =>
    tx.execute(sql`update subscriptions set limits = ${JSON.stringify({ ...UNLIMITED, ...limits })}::jsonb
      where tenant_id = ${tenantId}`),
  );

export async function newLimitedOwner(
  server: TestServer,
  limits: Partial<PlanLimits>,
  timeZone = 'UTC',
): Promise<TestSession> {
  const owner = await newOwner(server, { timeZone });
  await setLimits(server, owner.tenantId, limits);
  return owner;
}

/** A visitor who opens the chat, with what they read then. */
export async function arrive(server: TestServer, parrotId: string, language = 'en') {
  const socket = await openVisitorSocket(server, { parrotId, language });
  return { socket, opened: await socket.ask(openVisitorConversation, { afterSeq: 0 }) };
}

/** A visitor who opens the chat and writes, which counts against the daily limit. */
export async function converse(server: TestServer, parrotId: string, language = 'en') {
  const { socket } = await arrive(server, parrotId, language);
  const { session } = await write(socket, 'Hello?');
  return { socket, session };
}

export const write = (socket: TestSocket, value: string) =>
  socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });

/** Everything that a visitor reads, after the bot is done. */
export async function readAll(server: TestServer, socket: TestSocket): Promise<string[]> {
  await server.server.platform.outbox.settle();
  const { messages } = await socket.ask(openVisitorConversation, { afterSeq: 0 });
  return messages.map(({ event, value }) => event ?? value);
}

/** What a member was notified about the plan's limits, the oldest first. */
export async function noticesOf(server: TestServer, session: TestSession) {
  await server.server.platform.outbox.settle();
  const { items } = await server.api.call(listNotifications, { session, body: {} });
  return items.filter(({ kind }) => kind === 'plan-limit').reverse();
}
