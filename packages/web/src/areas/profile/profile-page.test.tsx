import {
  changePassword,
  endLogins,
  type LoginEntry,
  listLogins,
  secondFactorDetails,
  TOURS,
  userDetails,
} from '@parrot/contract/accounts';
import { type Absence, newId, UNAVAILABILITY_REASONS } from '@parrot/contract/core';
import {
  DEFAULT_CHOICES,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  readChoices,
  saveChoices,
} from '@parrot/contract/notifications';
import { setAvailability } from '@parrot/contract/team';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '../../shared/query/query-client.ts';
import { profileQuery } from '../../shared/session/session-queries.ts';
import { freezeTime, openHome, prepareHome, seen } from '../../testing/home.ts';
import { press } from '../../testing/press.ts';
import { renderAt } from '../../testing/render.tsx';
import type { TestServer } from '../../testing/server.ts';

const done = { status: 'success' } as const;
const MINUTE = 60_000;

async function openTab(tab: string, prepare: (server: TestServer) => void = () => {}) {
  const home = await prepareHome();
  prepare(home.server);
  renderAt(`/home/profile?tab=${tab}`);
  await screen.findByRole('tabpanel');
  return { ...home, user: userEvent.setup({ delay: null }) };
}

afterEach(() => vi.unstubAllGlobals());

describe('notification preferences', () => {
  const bell = () => screen.findByRole('switch', { name: 'Mentions: Bell' });
  const ready = (server: TestServer) => {
    server.answer(readChoices, { ...done, choices: DEFAULT_CHOICES });
    server.answer(saveChoices, { ...done, choices: DEFAULT_CHOICES });
  };

  test('are saved with each switch, and reverted if saving fails [USR-08]', async () => {
    const { server, user } = await openTab('notifications', ready);
    expect(await bell()).toHaveProperty('checked', true);
    expect(screen.getAllByRole('switch')).toHaveLength(
      NOTIFICATION_KINDS.length * NOTIFICATION_CHANNELS.length,
    );
    await user.click(await bell());
    await waitFor(() => expect(server.requestsTo(saveChoices)).toHaveLength(1));
    expect(server.requestsTo(saveChoices)[0]?.body).toMatchObject({
      choices: { ...DEFAULT_CHOICES, mention: { inApp: false, browser: true, email: true } },
    });
    await waitFor(async () => expect(await bell()).toHaveProperty('checked', false));
    server.refuse(saveChoices, 'internal');
    await user.click(await bell());
    expect(await screen.findByRole('alert')).toBeTruthy();
    await waitFor(async () => expect(await bell()).toHaveProperty('checked', false));
  });

  test('of the browser depend on its permission, which can be requested and tested [RTM-05]', async () => {
    const shown = vi.fn();
    const browser = Object.assign(shown, {
      permission: 'default',
      requestPermission: async () => {
        browser.permission = 'granted';
      },
    });
    vi.stubGlobal('Notification', browser);
    const { user } = await openTab('notifications', ready);
    await screen.findByText('Not set');
    await press(user, 'Allow notifications');
    await screen.findByText('Allowed');
    await press(user, 'Send test');
    expect(shown).toHaveBeenCalledExactlyOnceWith('Test notification', expect.anything());
  });
});

describe('being away', () => {
  const absence: Absence = {
    since: '2030-01-07T08:00:00.000Z',
    until: null,
    reason: 'Training or Meetings',
    bySelf: true,
    byName: 'Maya Lindqvist',
  };
  const choose = async (user: ReturnType<typeof userEvent.setup>, field: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option, hidden: true }));
  };

  test('takes a duration and a reason, and shows the return time; the header shows it until then [USR-02] [USR-03]', async () => {
    const { server, user } = await openTab('availability');
    server.answer(setAvailability, { ...done, absence });
    await screen.findByText('Available');
    await user.click(screen.getByRole('combobox', { name: 'Duration' }));
    const forNow = await screen.findByRole('option', { name: 'Until Configured', hidden: true });
    expect(
      screen
        .getAllByRole('option', { hidden: true })
        .slice(0, 6)
        .map(({ textContent }) => textContent),
    ).toEqual(['Until Configured', 'Next 24 hrs', 'Next 48 hrs', 'This week', 'This Month', 'Custom']);
    await user.click(forNow);
    await screen.findByText('You’re away until you set yourself available.');
    await press(user, 'Set as away');
    await screen.findByText('Required');
    const offered = screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
    expect(offered).toEqual(expect.arrayContaining([...UNAVAILABILITY_REASONS]));
    await choose(user, 'Reason', 'Training or Meetings');
    await press(user, 'Set as away');
    const header = within(screen.getByRole('banner'));
    await header.findByText('Away with no end date');
    expect(server.requestsTo(setAvailability)[0]?.body).toMatchObject({
      unavailability: { duration: 'Until Configured', reason: 'Training or Meetings' },
    });
    server.answer(setAvailability, { ...done, absence: null });
    await user.click(header.getByRole('button', { name: 'I’m back' }));
    await waitFor(() => expect(header.queryByText('Away with no end date')).toBeNull());
    await waitFor(() =>
      expect(server.requestsTo(setAvailability)[1]?.body).toMatchObject({ unavailability: null }),
    );
  });

  test('until a custom moment, which must be in the future [USR-02]', async () => {
    const { server, user } = await openTab('availability');
    server.refuse(setAvailability, 'internal');
    await screen.findByText('Available');
    await choose(user, 'Duration', 'Custom');
    await choose(user, 'Reason', 'Personal Emergencies');
    const moment = await screen.findByLabelText('Back at');
    fireEvent.change(moment, { target: { value: '2020-01-01T09:00' } });
    await press(user, 'Set as away');
    await screen.findByText(/Choose a date and time/);
    expect(server.requestsTo(setAvailability)).toHaveLength(0);
    const tomorrow = new Date(Date.now() + 24 * 60 * MINUTE);
    const local = new Date(tomorrow.getTime() - tomorrow.getTimezoneOffset() * MINUTE)
      .toISOString()
      .slice(0, 16);
    fireEvent.change(moment, { target: { value: local } });
    await press(user, 'Set as away');
    expect(await screen.findByRole('alert')).toBeTruthy();
    const [sent] = server.requestsTo(setAvailability);
    expect(sent?.body).toMatchObject({ unavailability: { until: new Date(local).toISOString() } });
    expect(within(screen.getByRole('banner')).queryByText(/^Away/)).toBeNull();
  });

  test('counts down in the header, and ends by itself [USR-01]', async () => {
    freezeTime();
    const { server } = await openHome('/home/studio/analytics');
    await seen(() => expect(queryClient.getQueryData(profileQuery.queryKey)).toBeDefined());
    const until = new Date(Date.now() + 14 * MINUTE).toISOString();
    act(
      () =>
        void queryClient.setQueryData(
          profileQuery.queryKey,
          (profile) => profile && { ...profile, absence: { ...absence, until } },
        ),
    );
    const bannerText = () => screen.getByRole('banner').textContent;
    await seen(() => expect(bannerText()).toContain('14 min left'));
    await act(() => vi.advanceTimersByTimeAsync(10 * MINUTE));
    await seen(() => expect(bannerText()).toContain('4 min left'));
    await act(() => vi.advanceTimersByTimeAsync(4 * MINUTE));
    await seen(() => expect(bannerText()).not.toContain('Away'));
    await seen(() => expect(server.requestsTo(userDetails)).toHaveLength(2));
  });
});

describe('security', () => {
  const login = (change: Partial<LoginEntry> = {}): LoginEntry => ({
    sessionId: newId('ses'),
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    ipAddress: '198.51.100.7',
    tenantName: 'Halden Home',
    signedInAt: '2025-11-08T12:00:00.000Z',
    lastUsedAt: '2025-11-08T13:20:00.000Z',
    isCurrent: false,
    ...change,
  });
  const here = login({ isCurrent: true });
  const phone = login({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1',
  });
  const ready = (server: TestServer) => {
    server.answer(listLogins, { ...done, items: [here, phone] });
    server.answer(endLogins, done);
    server.answer(secondFactorDetails, {
      ...done,
      totpSince: null,
      passkeys: [],
      recoveryCodesLeft: 0,
      isNeeded: false,
    });
  };
  const lists = (server: TestServer) => server.requestsTo(listLogins).length;

  test('lists the login sessions, ends one, and after confirmation all others [USR-08]', async () => {
    const { server, user } = await openTab('security', ready);
    await screen.findByText('Firefox on Linux');
    const bannerText = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((text) => text?.includes('Halden'));
    expect(bannerText[0]).toMatch(
      /^Firefox on LinuxThis device198\.51\.100\.7 · Halden Home · Signed in: November 08.* · Last used: November 08/,
    );
    expect(bannerText[1]).toMatch(/^Safari on iOS198\.51\.100\.7/);
    await press(user, 'Sign out Safari on iOS');
    await waitFor(() =>
      expect(server.requestsTo(endLogins)[0]?.body).toMatchObject({ which: phone.sessionId }),
    );
    await waitFor(() => expect(lists(server)).toBe(2));
    await press(user, 'Sign out everywhere else');
    const dialog = await screen.findByRole('dialog');
    expect(server.requestsTo(endLogins)).toHaveLength(1);
    server.answer(listLogins, { ...done, items: [here] });
    await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(server.requestsTo(endLogins)[1]?.body).toMatchObject({ which: 'others' }));
    await screen.findAllByText('You’ve been signed out everywhere else.');
  });

  test('changes the password by the current one; a wrong one is reported at its field [USR-08]', async () => {
    const { server, user } = await openTab('security', ready);
    const fill = async (label: string, value: string) => {
      const field = await screen.findByLabelText(label, { selector: 'input' });
      await user.clear(field);
      await user.click(field);
      await user.paste(value);
    };
    const change = () => press(user, 'Change password');
    await fill('Current password', 'not mine');
    await fill('New password', 'short');
    await change();
    await screen.findByText('Please use at least 8 characters.');
    expect(server.requestsTo(changePassword)).toHaveLength(0);
    server.refuse(changePassword, 'bad_input', { fields: { currentPassword: 'That is not it.' } });
    await fill('New password', 'tall green ladder');
    await screen.findByText(/Password strength: Strong/);
    await change();
    await screen.findByText('That is not it.');
    server.answer(changePassword, done);
    await fill('Current password', 'my old one');
    await change();
    await screen.findByText(/Password changed/);
    expect(server.requestsTo(changePassword).at(-1)?.body).toMatchObject({
      currentPassword: 'my old one',
      newPassword: 'tall green ladder',
    });
    await waitFor(() =>
      expect(screen.getByLabelText('New password', { selector: 'input' })).toHaveProperty('value', ''),
    );
  });

  test('has no form for users without a password, and says why [USR-08]', async () => {
    await openTab('security', (server) => {
      ready(server);
      server.answer(userDetails, {
        ...done,
        userName: 'Maya',
        emailId: 'maya@halden.no',
        profileUrl: '',
        userStatus: 'ACTIVE',
        tenantList: [],
        language: 'en',
        timeZone: 'UTC',
        hasPassword: false,
        seenTours: [...TOURS],
        absence: null,
      });
    });
    await screen.findByText(/Change your password there/);
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });
});
