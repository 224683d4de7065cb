/// <reference types="node" />
import { newId, type UserId } from '@parrot/contract/core';
import {
  agentTyping,
  closeConversation,
  deskAccessChanged,
  listAgentApps,
  openConversation,
  sendAgentMessage,
} from '@parrot/contract/desk';
import { roleFunctions } from '@parrot/contract/team';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal, until } from '../../features/desk/testing/desk-server.fixture.ts';
import { AINO, at, queueUser, visitorMessage } from '../../features/desk/testing/queue-user.fixture.ts';
import { freezeTime, seen } from '../../testing/home.ts';
import { press } from '../../testing/press.ts';
import { MAYA, rightsOf } from '../../testing/users.ts';
import {
  elena,
  hannah,
  log,
  lukas,
  openDesk,
  openWith,
  oskar,
  prepareDeskPage,
  reply,
  row,
  server,
  tab,
} from './desk-page.fixture.tsx';

prepareDeskPage();

describe('the lists', () => {
  test('show who is waiting and who is in a conversation, with live counts, also in the tab title [DSK-01]', async () => {
    const { user } = await openDesk();
    await row(lukas);
    expect(tab(/Unassigned/).textContent).toBe('2Unassigned');
    expect(document.title).toBe('(2) Chats · Parrot');
    server.put(queueUser({ userName: 'Rohan Mehta', startedAt: at(9) }));
    await seen(() => expect(tab(/Unassigned/).textContent).toBe('3Unassigned'));
    expect(screen.getAllByRole('button', { name: /^Open conversation/ })[0]?.textContent).toContain('Rohan');
    await user.click(tab(/Assigned/));
    await row(elena);
    const list = within(screen.getByRole('tabpanel'));
    expect(list.queryByRole('button', { name: /^Take conversation/ })).toBeNull();
  });

  test('show visitors who left below those who wait, with the time they left, and do not count them as waiting', async () => {
    const leftAt = new Date(Date.now() - 5 * 60_000).toISOString();
    await openDesk();
    await row(lukas);
    expect((await row(lukas)).textContent).toContain('online');
    server.put({ ...lukas, visitorLeftAt: leftAt });
    await seen(() => expect(document.title).toBe('(1) Chats · Parrot'));
    const left = await row(lukas);
    expect(left.textContent).toContain('Left 5m ago');
    expect(left.textContent).not.toContain('online');
    const rows = within(screen.getByRole('tabpanel')).getAllByRole('button', {
      name: /^Open conversation/,
    });
    expect(rows.map(({ dataset }) => dataset.row)).toEqual([hannah.userSessionId, lukas.userSessionId]);
    expect(tab(/Unassigned/).textContent).toBe('2Unassigned');
    expect(screen.getByText('Waiting for an agent · 1')).toBeTruthy();
  });

  test('show who wrote the last message, regardless of the current owner [DSK-07]', async () => {
    const messageBy = (agent: { userId: UserId; name: string }, value: string) => ({
      ...visitorMessage(value, at(20)),
      userType: 'agent' as const,
      senderId: agent.userId,
      senderName: agent.name,
    });
    server.put({ ...elena, lastMessage: messageBy(AINO, 'A colleague knows more.') });
    server.put({ ...oskar, lastMessage: messageBy(MAYA, 'I will look.') });
    await openDesk('?queue=assigned');
    expect((await row(elena)).textContent).toContain(`${AINO.name}: A colleague knows more.`);
    expect((await row(oskar)).textContent).toContain('You: I will look.');
  });

  test('are one Tab stop; arrow keys move between rows', async () => {
    const { user } = await openDesk();
    (await row(lukas)).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await row(hannah));
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(await row(lukas));
    await user.keyboard('{End}{ArrowDown}');
    expect(document.activeElement).toBe(await row(hannah));
    const stops = screen
      .getAllByRole('button', { name: /^Open conv/ })
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([await row(hannah)]);
  });

  test('that fail to load show the error and can be retried', async () => {
    server.http.refuse(listAgentApps, 'too_many');
    const { user } = await openDesk();
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.http.answer(listAgentApps, { status: 'success', items: [], count: 1 });
    await user.click(again);
    await row(lukas);
  });
});

test('a conversation of an app that was revoked closes with a notice [RTM-06]', async () => {
  server.http.answer(roleFunctions, { status: 'success', ...rightsOf('agent') });
  const { router } = await openWith(elena);
  server.answers.set(openConversation.name, () => refusal(404, 'not_found', 'We couldn’t find that.'));
  server.push(deskAccessChanged, {});
  await screen.findByText('You no longer have access to this conversation.');
  await screen.findByText('Select a conversation');
  expect(router.state.location.search).toBe('?queue=assigned');
});

describe('an agent without apps', () => {
  beforeEach(() => server.http.answer(listAgentApps, { status: 'success', items: [], count: 0 }));

  test('gets a toast and is redirected to the Studio after three seconds [DSK-04]', async () => {
    freezeTime();
    const { router } = await openDesk();
    await seen(() => screen.getByText('Access unavailable for any apps.'));
    const toast = screen.getByText('Access unavailable for any apps.').closest('.mantine-Notification-root');
    expect(toast?.getAttribute('role')).toBe('status');
    await vi.advanceTimersByTimeAsync(2_500);
    expect(router.state.location.pathname).toBe('/home/desk/chats');
    await vi.advanceTimersByTimeAsync(500);
    await seen(() => expect(router.state.location.pathname).toBe('/home/studio'));
  });

  test('is not redirected after navigating away by themselves [DSK-04]', async () => {
    freezeTime();
    const { unmount, router } = await openDesk();
    await seen(() => screen.getByText('Access unavailable for any apps.'));
    unmount();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(router.state.location.pathname).toBe('/home/desk/chats');
  });

  test('without Studio access is not redirected in a loop', async () => {
    freezeTime();
    const { router } = await openDesk('', rightsOf('agent'));
    await seen(() => screen.getByText(/Ask an admin to share/));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(router.state.location.pathname).toBe('/home/desk/chats');
  });
});

describe('taking a conversation', () => {
  test('moves it to the assigned list, opens it, and the agent can write at once [DSK-09]', async () => {
    const { user, router } = await openDesk();
    await row(lukas);
    await press(user, 'Take conversation with Lukas Brandt');
    const field = await reply();
    await seen(() => expect(document.activeElement).toBe(field));
    expect(router.state.location.search).toBe(`?queue=assigned&session=${lukas.userSessionId}`);
    await screen.findByText('You’re handling this chat.');
    await seen(() => expect(tab(/Assigned/).textContent).toBe('3Assigned'));
  });

  test('that another agent took first shows who has it [DSK-09]', async () => {
    const { user } = await openDesk(`?session=${lukas.userSessionId}`);
    const ann = { status: 'ASSIGNED', agentId: newId('usr'), agentName: 'Ann Berg' } as const;
    server.answers.set('conversation.take', () => {
      server.put({ ...lukas, ...ann });
      return refusal(409, 'taken_by_other', 'Ann Berg already has this conversation.');
    });
    await press(user, 'Take');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Ann Berg already has this conversation.',
    );
    await screen.findByText('Ann Berg is handling this chat.');
    expect(screen.queryByRole('button', { name: 'Take' })).toBeNull();
    expect(screen.queryByLabelText('Your reply')).toBeNull();
  });

  test('with a double click does not close it again', async () => {
    const { user } = await openDesk(`?session=${lukas.userSessionId}`);
    await press(user, 'Take');
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }), { detail: 2 });
    const next = await row(elena);
    await press(user, 'Close');
    await screen.findByText('This conversation has ended.');
    expect(server.emitsOf(closeConversation)).toHaveLength(1);
    expect(screen.queryByLabelText('Your reply')).toBeNull();
    await seen(() => expect(document.activeElement).toBe(next));
  });
});

describe('writing', () => {
  test('Enter sends, Shift+Enter inserts a line break, blank text sends nothing', async () => {
    const { user } = await openWith(elena);
    await user.type(await reply(), '   {Enter}');
    expect(server.emitsOf(sendAgentMessage)).toEqual([]);
    await user.clear(await reply());
    await user.type(await reply(), 'Hello{Shift>}{Enter}{/Shift}Elena{Enter}');
    await seen(() => log().getByText(/Hello\s+Elena/));
    await seen(() => expect(server.emitsOf(sendAgentMessage)).toMatchObject([{ value: 'Hello\nElena' }]));
    expect((await reply()).value).toBe('');
  });

  test('a message that fails is shown with a retry button, and is resent with the same msgId [RTM-07]', async () => {
    const { user } = await openWith(elena);
    server.answers.set('message.send', () =>
      refusal(500, 'internal', 'Something went wrong, Please try later'),
    );
    await user.type(await reply(), 'Hello{Enter}');
    const failed = await log().findByRole('alert');
    expect(failed.textContent).toContain('Not sent. Something went wrong, Please try later');
    server.answers.delete('message.send');
    await user.click(log().getByRole('button', { name: 'Try again' }));
    await seen(() => log().getByText(/^You ·/));
    const [first, second] = server.emitsOf(sendAgentMessage);
    expect(second?.msgId).toBe(first?.msgId);
    await seen(() => expect(log().getAllByText('Hello')).toHaveLength(1));
    await seen(() => expect(log().queryByRole('button', { name: 'Try again' })).toBeNull());
  });

  test('a draft stays with its conversation while another one is open', async () => {
    const { user } = await openWith(elena);
    await user.type(await reply(), 'For Elena');
    await user.click(await row(oskar));
    await screen.findByRole('region', { name: 'Conversation with Oskar Nilsson' });
    expect((await reply()).value).toBe('');
    await user.type(await reply(), 'For Oskar');
    await user.click(await row(elena));
    await screen.findByRole('region', { name: 'Conversation with Elena García' });
    expect((await reply()).value).toBe('For Elena');
    const field = await reply();
    await seen(() => expect(document.activeElement).toBe(field));
  });

  test('the visitor sees typing start and stop, also when the agent switches to another conversation', async () => {
    freezeTime();
    await openDesk(`?queue=assigned&session=${elena.userSessionId}`);
    const field = await seen(() => screen.getByLabelText('Your reply'));
    const other = await seen(() => screen.getByRole('button', { name: /^Open .* Oskar Nilsson/ }));
    const typingEmits = () =>
      server.emitsOf(agentTyping).map(({ typing, userSessionId }) => [typing, userSessionId]);
    fireEvent.change(field, { target: { value: 'One' } });
    fireEvent.change(field, { target: { value: 'One moment' } });
    await until(() => typingEmits().length);
    fireEvent.click(other);
    // The clock is frozen: the pause after which typing counts as ended does not pass.
    await until(() => typingEmits().length === 2);
    expect(typingEmits()).toEqual([
      [true, elena.userSessionId],
      [false, elena.userSessionId],
    ]);
  });
});

describe('a connection lost while a conversation is open', () => {
  test('is shown, preserves the draft, and loses no message [RTM-03] [RTM-07]', async () => {
    freezeTime();
    await openDesk(`?queue=assigned&session=${elena.userSessionId}`);
    const field = await seen(() => screen.getByLabelText('Your reply'));
    server.cut();
    await seen(() => screen.getByText(/You’re offline. Reconnecting…/));
    fireEvent.change(field, { target: { value: 'Are you there?' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await seen(() => log().getByText(/Will be sent when you’re back online/));
    expect(log().queryByRole('alert')).toBeNull();
    server.addMessage(elena, { value: 'Said meanwhile' }, false);
    server.put({ ...lukas, status: 'CLOSED' }, false);
    await vi.advanceTimersByTimeAsync(2_000);
    await seen(() => expect(screen.queryByText(/You’re offline/)).toBeNull());
    await seen(() => log().getByText('Said meanwhile'));
    await seen(() => expect(log().queryByText(/Will be sent/)).toBeNull());
    await seen(() => log().getByText('Are you there?'));
    await seen(() => expect(tab(/Unassigned/).textContent).toBe('1Unassigned'));
  });
});

test('a long conversation loads earlier messages on demand, with day dividers', async () => {
  for (let index = 0; index < 60; index += 1)
    server.addMessage(elena, index < 45 ? { time: '2026-02-27T12:00:00.000Z' } : {}, false);
  const { user } = await openWith(elena);
  await log().findByText('February 27, 2026');
  await user.click(log().getByRole('button', { name: 'Show earlier messages' }));
  await log().findByText('I am Elena García');
  await seen(() => expect(log().queryByRole('button', { name: 'Show earlier messages' })).toBeNull());
});
