/// <reference types="node" />
/**
 * The context of a conversation for tests: a desk with one conversation, and a server with all data about it.
 */

import { assistantAbilities, generateSummary } from '@parrot/contract/assistant';
import type { QueueUser } from '@parrot/contract/conversations';
import { newId, type Rights } from '@parrot/contract/core';
import {
  type DeskAgent,
  onlineOfflineAgents,
  readVisitorContext,
  type VisitorContext,
} from '@parrot/contract/desk';
import {
  type Profile,
  type ProfileEntry,
  profileConversations,
  readProfile,
} from '@parrot/contract/profiles';
import {
  listTicketFields,
  readTicketLinks,
  type Ticket,
  type TicketComment,
  ticketComments,
  ticketDetails,
} from '@parrot/contract/tickets';
import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { useUnsentStore } from '../../../features/desk/composer/unsent-store.ts';
import { startDesk } from '../../../features/desk/session/desk-session.ts';
import { useDeskStore } from '../../../features/desk/session/desk-store.ts';
import { startDeskServer, until } from '../../../features/desk/testing/desk-server.fixture.ts';
import { at, queueUser } from '../../../features/desk/testing/queue-user.fixture.ts';
import { queryClient } from '../../../shared/query/query-client.ts';
import { rolesQuery } from '../../../shared/session/session-queries.ts';
import { renderPage } from '../../../testing/render.tsx';
import { MAYA, rightsOf, signIn } from '../../../testing/users.ts';
import { ConversationContext } from './conversation-context.tsx';

const MINE = {
  status: 'ASSIGNED',
  agentId: MAYA.userId,
  agentName: MAYA.name,
  waitingSince: null,
} as const;
const CLIENT = {
  browser: { name: 'Firefox', version: '132.0' },
  os: { name: 'Linux', version: '' },
  ipAddress: '',
  ipLocation: '',
};

export const agent = (name: string, change: Partial<DeskAgent> = {}): DeskAgent => ({
  userId: newId('usr'),
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@halden.example`,
  pictureUrl: '',
  state: 'available',
  absence: null,
  open: 1,
  capacity: 5,
  isSupervisor: false,
  lastSeenAt: at(0),
  ...change,
});
export const AINO = agent('Aino Virtanen', { isSupervisor: true });
export const TOMAS = agent('Tomás Ruiz', { state: 'offline' });

const ticketOf = (session: QueueUser, change: Partial<Ticket> = {}): Ticket => ({
  ticketId: newId('tkt'),
  number: 2041,
  subject: 'Lysa pendant delivered in wrong size',
  status: 'open',
  snoozedUntil: null,
  priority: 'high',
  assigneeId: null,
  assigneeName: null,
  appId: session.appId,
  userSessionId: session.userSessionId,
  conversationId: session.conversationId,
  visitorName: session.userName,
  commentCount: 0,
  fieldValues: {},
  targets: [],
  createdAt: at(0),
  updatedAt: at(0),
  revision: 3,
  ...change,
});

export const commentOn = ({ ticketId }: Ticket, change: Partial<TicketComment> = {}): TicketComment => ({
  commentId: newId('cmt'),
  ticketId,
  authorId: TOMAS.userId,
  authorName: TOMAS.name,
  value: 'Stock checked in Valencia: 2 left.',
  mentions: [],
  createdAt: at(1),
  editedAt: null,
  ...change,
});

export const visitorOf = (session: QueueUser, change: Partial<VisitorContext> = {}): VisitorContext => ({
  userId: session.userId,
  userName: session.userName,
  email: session.email,
  isVerified: session.isVerified,
  language: 'es',
  page: 'https://halden.example/orders/48213',
  browser: { name: 'Chrome', version: '131.0.0.0' },
  os: { name: 'Android', version: '15' },
  ipAddress: '198.51.100.7',
  geoLocation: {
    status: 'known',
    country: 'ES',
    city: 'Valencia',
    region: '',
    latitude: null,
    longitude: null,
    timezone: 'Europe/Madrid',
    ipLocation: 'Valencia, ES',
  },
  firstSeenAt: at(0),
  lastSeenAt: at(0),
  ...change,
});

const entry = (value: ProfileEntry['value'], change: Partial<ProfileEntry> = {}): ProfileEntry => ({
  value,
  source: null,
  setBy: '',
  setAt: null,
  ...change,
});

export const profileOf = (session: QueueUser, change: Partial<Profile> = {}): Profile => ({
  userId: session.userId,
  contact: {
    name: entry(session.userName),
    email: entry(session.email || null),
    phone: entry(null),
  },
  attributes: [],
  notes: [],
  merged: 0,
  blocked: null,
  ...change,
});

export const PLAN: Profile['attributes'][number] = {
  field: { fieldId: newId('pfd'), name: 'plan', label: 'Plan', type: 'choice', options: ['Free', 'Pro'] },
  entry: entry('Pro', { source: 'site', setAt: at(0) }),
};

/** A connected desk, its server, and a conversation owned by Maya. Nothing is rendered yet. */
export async function startContext(change: Partial<QueueUser> = {}, rights: Rights = rightsOf('agent')) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  signIn();
  const server = await startDeskServer();
  const session = queueUser({ userName: 'Elena García', email: 'elena@correo.example', ...MINE, ...change });
  server.put(session, false);
  const { http } = server;
  const ticket = ticketOf(session);
  http.answer(generateSummary, { status: 'success', summary: null, handover: null });
  http.answer(readVisitorContext, { status: 'success', visitor: visitorOf(session) });
  http.answer(readProfile, { status: 'success', profile: profileOf(session) });
  http.answer(profileConversations, { status: 'success', items: [], hasMore: false });
  http.answer(ticketDetails, { status: 'success', ticket });
  http.answer(listTicketFields, { status: 'success', items: [] });
  http.answer(readTicketLinks, { status: 'success', mergedInto: null, mergedFrom: [] });
  http.answer(ticketComments, { status: 'success', items: [commentOn(ticket)] });
  http.answer(assistantAbilities, { status: 'success', hasModel: false, smartSuggestions: false });
  http.answer(onlineOfflineAgents, { status: 'success', online: [AINO], offline: [TOMAS] });
  queryClient.setQueryData(rolesQuery.queryKey, { status: 'success', ...rights });
  const desk = startDesk({ clientInfo: () => CLIENT, onNoApps: () => {} });
  onTestFinished(async () => {
    cleanup();
    // Warnings of requests that are in flight when the desk ends do not matter.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    desk.end();
    useUnsentStore.setState({ ownerId: '', drafts: {}, outgoing: {} });
    // Lets requests in flight fail now, not during the next test.
    await new Promise((resolve) => setImmediate(resolve));
  });
  await until(() => useDeskStore.getState().loaded);
  return { server, http, session, ticket, desk, user: userEvent.setup({ delay: null }) };
}

type Context = Awaited<ReturnType<typeof startContext>>;

/** The whole pane, or one section of it. */
export const renderContext = ({ session, desk }: Context, section?: ReactNode) =>
  renderPage(
    section ?? <ConversationContext session={session} desk={desk} />,
    `/home/desk/chats?queue=assigned&session=${session.userSessionId}`,
  );

export async function openContext(change: Partial<QueueUser> = {}, rights?: Rights) {
  const context = await startContext(change, rights);
  return { ...context, ...renderContext(context) };
}

export const replyOf = ({ userSessionId }: QueueUser): string =>
  useUnsentStore.getState().drafts[userSessionId]?.reply ?? '';
