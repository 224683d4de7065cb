import { newId } from '@parrot/contract/core';
import {
  listNotifications,
  type Notification,
  notificationCreated,
  notificationsRead,
  notificationsRemoved,
  readNotifications,
} from '@parrot/contract/notifications';
import { roleFunctions } from '@parrot/contract/team';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startNotificationSocket } from '../../testing/notification-socket.ts';
import { press } from '../../testing/press.ts';
import { renderPage } from '../../testing/render.tsx';
import { type SeenRequest, startServer, type TestServer } from '../../testing/server.ts';
import { MAYA, rightsOf, signIn } from '../../testing/users.ts';
import { Bell } from './bell.tsx';
import { NotificationListener } from './notification-listener.tsx';

const aNotification = (change: Partial<Notification> = {}): Notification => ({
  notificationId: newId('ntf'),
  kind: 'invitation-accepted',
  values: { userName: 'Aino Virtanen' },
  link: '/home/studio/users',
  createdAt: new Date().toISOString(),
  read: false,
  byBrowser: false,
  ...change,
});
const waiting = aNotification({
  kind: 'person-waiting',
  values: { visitorName: 'Lukas', appName: 'StoreAssist', message: 'Where is my parcel?' },
  link: '/home/desk/chats?session=uss_lukas',
});
const old = aNotification({
  kind: 'role-changed',
  values: { byName: 'Jonas', roleNames: 'Agent' },
  read: true,
});

let server: TestServer;
let line: Awaited<ReturnType<typeof startNotificationSocket>>;
/** The notifications the server has stored for this user, newest first. */
let stored: Notification[];
const unread = () => stored.filter(({ read }) => !read).length;

beforeEach(async () => {
  server = await startServer();
  line = await startNotificationSocket();
  signIn();
  stored = [waiting, old];
  server.answer(listNotifications, ({ body }: SeenRequest) => {
    const { offset, limit } = body as { offset: number; limit: number };
    const items = stored.slice(offset, offset + limit);
    return { status: 'success' as const, items, total: stored.length, offset, unreadCount: unread() };
  });
  server.answer(readNotifications, { status: 'success', unreadCount: 0 });
});
afterEach(() => vi.unstubAllGlobals());

async function openBell(at = '/') {
  const view = renderPage(
    <>
      <NotificationListener />
      <Bell />
    </>,
    at,
  );
  await line.connected();
  await bell(unread() ? `Notifications, ${unread()} unread` : 'Notifications');
  return { user: userEvent.setup({ delay: null }), ...view };
}
const bell = (name: string) => screen.findByRole('button', { name });
const rows = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
async function openList(user: ReturnType<typeof userEvent.setup>) {
  await press(user, /^Notifications/);
  return screen.findByRole('list', { name: 'Your notifications' });
}

describe('the bell [RTM-05]', () => {
  test('counts the unread ones, and lists all as text, newest first', async () => {
    const { user } = await openBell();
    await openList(user);
    expect(rows()).toEqual([
      'Unread. Lukas is waiting in StoreAssist“Where is my parcel?”Just now',
      'Jonas changed your rolesYou’re now: AgentJust now',
    ]);
    expect(line.handshakes()).toEqual([{ token: MAYA.token, userId: MAYA.userId, channel: 'studio' }]);
  });

  test('says what happens to the plan, and what set to of a request', async () => {
    const planEnding = (values: object) =>
      aNotification({ kind: 'plan-ending', read: true, values: { planName: 'Growth', ...values } });
    stored = [
      planEnding({ stage: 'ending', plan: 'trial', date: '2026-12-01' }),
      planEnding({ stage: 'ended', plan: 'paid', date: '2026-12-08' }),
      planEnding({ stage: 'expired', plan: 'cancelled', date: '' }),
      aNotification({
        kind: 'service-request',
        read: true,
        values: {
          requestType: 'subscription_downgraded',
          state: 'declined',
          planName: 'Starter',
          byName: 'Maya',
          answer: 'Please call us',
        },
      }),
    ];
    const { user } = await openBell();
    await openList(user);
    expect(rows()).toEqual([
      'Your trial ends on December 1, 2026Choose a plan before then to keep your bots answering.Just now',
      'Growth has endedBots keep answering until December 8, 2026. Choose a plan to continue.Just now',
      'Your bots have stopped answeringThe grace period is over. Choose a plan to continue; your data is safe.Just now',
      'Request declinedMaya asked to switch to Starter: “Please call us”Just now',
    ]);
  });

  test('opens the subject of a notification and marks it as read', async () => {
    const { user, router } = await openBell();
    await user.click(within(await openList(user)).getByRole('link', { name: /Lukas/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/desk/chats'));
    await bell('Notifications');
    await waitFor(() => expect(server.requestsTo(readNotifications)).toHaveLength(1));
    expect(server.requestsTo(readNotifications)[0]?.body).toMatchObject({
      notificationIds: [waiting.notificationId],
    });
  });

  test('marks everything as read; if that fails, the count is the server’s again', async () => {
    const { user } = await openBell();
    await openList(user);
    server.refuse(readNotifications, 'internal');
    await press(user, 'Mark all as read');
    expect(await screen.findByRole('alert')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeTruthy());
    // Stored, as the list may be fetched again.
    server.answer(readNotifications, () => {
      stored = stored.map((one) => ({ ...one, read: true }));
      return { status: 'success' as const, unreadCount: 0 };
    });
    await press(user, 'Mark all as read');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
    await waitFor(() => expect(unread()).toBe(0));
    expect(server.requestsTo(readNotifications).at(-1)?.body).toMatchObject({ notificationIds: 'all' });
    expect(screen.queryByText('Unread.')).toBeNull();
  });

  test('grows by pages, each notification once', async () => {
    stored = Array.from({ length: 25 }, (_, at) => aNotification({ values: { userName: `Person ${at}` } }));
    const { user } = await openBell();
    await openList(user);
    const added = aNotification({ values: { userName: 'Came meanwhile' } });
    stored = [added, ...stored];
    line.push(notificationCreated, { notification: added, unreadCount: 26 });
    await bell('Notifications, 26 unread');
    await press(user, 'Show more');
    await waitFor(() => expect(rows()).toHaveLength(26));
    expect(new Set(rows())).toHaveProperty('size', 26);
  });

  test('never counts past 99', async () => {
    await openBell();
    line.push(notificationCreated, { notification: aNotification(), unreadCount: 100 });
    expect((await bell('Notifications, 100 unread')).textContent).toBe('99+');
  });

  test('shows a failed load, retries, and has a text for an empty list', async () => {
    stored = [];
    server.refuse(listNotifications, 'internal');
    const { user } = await openBell();
    await user.click(await bell('Notifications'));
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answer(listNotifications, { status: 'success', items: [], total: 0, offset: 0, unreadCount: 0 });
    await user.click(again);
    expect(await screen.findByText('Waiting visitors, assignments and mentions appear here.')).toBeTruthy();
  });
});

describe('live [RTM-05]', () => {
  test('a new one counts at once and is announced once; reading it in another window applies here', async () => {
    await openBell();
    const one = aNotification();
    line.push(notificationCreated, { notification: one, unreadCount: 2 });
    await bell('Notifications, 2 unread');
    expect(await screen.findByText('Aino Virtanen joined the workspace')).toBeTruthy();
    line.push(notificationsRead, { notificationIds: [one.notificationId], unreadCount: 1 });
    await bell('Notifications, 1 unread');
  });

  test('an outdated one leaves the list, the count and the browser', async () => {
    const close = vi.fn();
    class BrowserNotification {
      static permission = 'granted';
      close = close;
    }
    vi.stubGlobal('Notification', BrowserNotification);
    const { user } = await openBell();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const removed = { ...waiting, notificationId: newId('ntf'), byBrowser: true };
    line.push(notificationCreated, { notification: removed, unreadCount: 2 });
    await bell('Notifications, 2 unread');
    const notificationIds = [removed.notificationId, waiting.notificationId];
    line.push(notificationsRemoved, { notificationIds, unreadCount: 0 });
    await bell('Notifications');
    expect(close).toHaveBeenCalledOnce();
    visibility.mockRestore();
    await openList(user);
    expect(rows()).toEqual(['Jonas changed your rolesYou’re now: AgentJust now']);
  });

  test('a waiting visitor is not announced at the desk, which shows them itself', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    await openBell('/home/desk/chats');
    const another = { ...waiting, notificationId: newId('ntf'), link: '/home/desk/chats?session=uss_anna' };
    line.push(notificationCreated, { notification: another, unreadCount: 2 });
    await bell('Notifications, 2 unread');
    expect(screen.queryByText(/Lukas|parcel/)).toBeNull();
  });

  test('opening its subject in another way marks it as read', async () => {
    const { router } = await openBell();
    await router.navigate('/home/desk/chats?queue=unassigned&session=uss_lukas');
    await bell('Notifications');
    await waitFor(() => expect(server.requestsTo(readNotifications)).toHaveLength(1));
    expect(server.requestsTo(readNotifications)[0]?.body).toMatchObject({
      notificationIds: [waiting.notificationId],
    });
  });

  test.each([
    [
      'assigned',
      { how: 'escalated', byName: 'Aino', note: 'Angry customer' },
      'Lukas in StoreAssist was assigned to you',
      'Aino escalated this to you: “Angry customer”',
    ],
    [
      'assigned',
      { how: 'round_robin', byName: '', note: '' },
      'Lukas in StoreAssist was assigned to you',
      'Assigned automatically: it was your turn',
    ],
    [
      'transfer-offered',
      { byName: 'Aino', note: '' },
      'Aino wants to transfer Lukas to you',
      'A conversation in StoreAssist',
    ],
    [
      'missed-chat',
      { reason: 'stopped-waiting' },
      'Missed chat: Lukas in StoreAssist',
      'Stopped waiting and went back to the bot',
    ],
    ['missed-call', {}, 'Missed call from Lukas', 'Open the conversation to call back'],
  ] as const)('%s shows who, what and why', async (kind, values, title, text) => {
    stored = [aNotification({ kind, values: { visitorName: 'Lukas', appName: 'StoreAssist', ...values } })];
    const { user } = await openBell();
    await openList(user);
    expect(rows()).toEqual([`Unread. ${title}${text}Just now`]);
  });

  test('many at once share one toast', async () => {
    await openBell();
    for (let count = 2; count < 7; count += 1)
      line.push(notificationCreated, { notification: aNotification(), unreadCount: count });
    expect(await screen.findByText('5 new notifications')).toBeTruthy();
    expect(screen.getAllByText('Aino Virtanen joined the workspace')).toHaveLength(1);
  });

  test('notifications missed while disconnected are fetched', async () => {
    await openBell();
    server.answer(roleFunctions, { status: 'success', ...rightsOf('owner') });
    stored = [aNotification(), aNotification(), ...stored];
    await line.breakDown();
    await bell('Notifications, 3 unread');
  });

  test.each([
    ['wanted by the browser, with consent', true, 'granted', 1],
    ['wanted by the browser, without consent', true, 'default', 0],
    ['not wanted by the browser', false, 'granted', 0],
  ])('%s', async (_case, byBrowser, permission, shown) => {
    const show = vi.fn();
    vi.stubGlobal('Notification', Object.assign(show, { permission }));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await openBell();
    line.push(notificationCreated, { notification: aNotification({ byBrowser }), unreadCount: 2 });
    await bell('Notifications, 2 unread');
    expect(show).toHaveBeenCalledTimes(shown);
  });

  test('one for another channel is listed, and not announced', async () => {
    await openBell();
    line.push(notificationCreated, { notification: aNotification({ read: true }), unreadCount: 1 });
    line.push(notificationCreated, { notification: waiting, unreadCount: 2 });
    await bell('Notifications, 2 unread');
    expect(screen.queryByText('Aino Virtanen joined the workspace')).toBeNull();
  });
});
