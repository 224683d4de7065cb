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
  test('show who waits and who is talked to, with live counts, in the tab’s title too [DSK-01]', async () => {
    const { user } = await openDesk();
    await row(lukas);
    expect(tab(/Unassigned/).textContent).toBe('2Unassigned');
    expect(document.title).toBe('(2) Chats · Parrot');
    server.put(queueUser({ userName: 'Rohan Mehta', startedAt: at(9) }));
    await seen(() => expect(tab(/Unassigned/).textContent).toBe('3Unassigned'));
    expect(screen.getAllByRole('button', { name: /^Open the conversation/ })[0]?.textContent).toContain(
      'Rohan',
    );
    await user.click(tab(/Assigned/));
    await row(elena);
    const list = within(screen.getByRole('tabpanel'));
    expect(list.queryByRole('button', { name: /^Take the conversation/ })).toBeNull();
  });

  test('show visitors who left after those who wait, with when they left, and count only the others as waiting', async () => {
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
      name: /^Open the conversation/,
    });
    expect(rows.map(({ dataset }) => dataset.row)).toEqual([hannah.userSessionId, lukas.userSessionId]);
    expect(tab(/Unassigned/).textContent).toBe('2Unassigned');
    expect(screen.getByText('Waiting for a person · 1')).toBeTruthy();
  });

  test('say whose the last words are, whoever has the conversation now [DSK-07]', async () => {
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

  test('are one stop for the Tab key; arrow keys go from row to row', async () => {
    const { user } = await openDesk();
    (await row(lukas)).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await row(hannah));
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(await row(lukas));
    await user.keyboard('{End}{ArrowDown}');
    expect(document.activeElement).toBe(await row(hannah));
    const stops = screen
      .getAllByRole('button', { name: /^Open the conv/ })
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([await row(hannah)]);
  });

  test('that can’t be loaded say so, and come at another try', async () => {
    server.http.refuse(listAgentApps, 'too_many');
    const { user } = await openDesk();
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.http.answer(listAgentApps, { status: 'success', items: [], count: 1 });
    await user.click(again);
    await row(lukas);
  });
});

test('a conversation of an app that was taken away closes with a word [RTM-06]', async () => {
  server.http.answer(roleFunctions, { status: 'success', ...rightsOf('agent') });
  const { router } = await openWith(elena);
  server.answers.set(openConversation.name, () => refusal(404, 'not_found', 'We could not find that.'));
  server.push(deskAccessChanged, {});
  await screen.findByText('You no longer have access to this conversation.');
  await screen.findByText('Pick a conversation');
  expect(router.state.location.search).toBe('?queue=assigned');
});

describe('an agent without apps', () => {
  beforeEach(() => server.http.answer(listAgentApps, { status: 'success', items: [], count: 0 }));

  test('is told so and led to the Studio after three seconds [DSK-04]', async () => {
    freezeTime();
    const { router } = await openDesk();
    await seen(() => screen.getByText('Access unavailable for any apps.'));
    await vi.advanceTimersByTimeAsync(2_500);
    expect(router.state.location.pathname).toBe('/home/desk/chats');
    await vi.advanceTimersByTimeAsync(500);
    await seen(() => expect(router.state.location.pathname).toBe('/home/studio'));
  });

  test('stays where they go themselves before that [DSK-04]', async () => {
    freezeTime();
    const { unmount, router } = await openDesk();
    await seen(() => screen.getByText('Access unavailable for any apps.'));
    unmount();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(router.state.location.pathname).toBe('/home/desk/chats');
  });

  test('who may not enter the Studio is not sent there in circles', async () => {
    freezeTime();
    const { router } = await openDesk('', rightsOf('agent'));
    await seen(() => screen.getByText(/Ask whoever invited you/));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(router.state.location.pathname).toBe('/home/desk/chats');
  });
});

describe('taking a conversation', () => {
  test('moves it to the assigned ones, opens it, and the agent can write at once [DSK-09]', async () => {
    const { user, router } = await openDesk();
    await row(lukas);
    await press(user, 'Take the conversation with Lukas Brandt');
    const field = await reply();
    await seen(() => expect(document.activeElement).toBe(field));
    expect(router.state.location.search).toBe(`?queue=assigned&session=${lukas.userSessionId}`);
    await screen.findByText("You're handling this conversation.");
    await seen(() => expect(tab(/Assigned/).textContent).toBe('3Assigned'));
  });

  test('that somebody else took first says who has it [DSK-09]', async () => {
    const { user } = await openDesk(`?session=${lukas.userSessionId}`);
    const ann = { status: 'ASSIGNED', agentId: newId('usr'), agentName: 'Ann Berg' } as const;
    server.answers.set('conversation.take', () => {
      server.put({ ...lukas, ...ann });
      return refusal(409, 'taken_by_other', 'Ann Berg has this conversation already.');
    });
    await press(user, 'Take');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Ann Berg has this conversation already.',
    );
    await screen.findByText('Ann Berg is handling this conversation.');
    expect(screen.queryByRole('button', { name: 'Take' })).toBeNull();
    expect(screen.queryByLabelText('Your reply')).toBeNull();
  });

  test('with a double click does not close it again', async () => {
    const { user } = await openDesk(`?session=${lukas.userSessionId}`);
    await press(user, 'Take');
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }), { detail: 2 });
    const next = await row(elena);
    await press(user, 'Close');
    await screen.findByText('This conversation is over.');
    expect(server.askedFor(closeConversation)).toHaveLength(1);
    expect(screen.queryByLabelText('Your reply')).toBeNull();
    await seen(() => expect(document.activeElement).toBe(next));
  });
});

describe('writing', () => {
  test('Enter sends, Shift and Enter make a new line, blanks send nothing', async () => {
    const { user } = await openWith(elena);
    await user.type(await reply(), '   {Enter}');
    expect(server.askedFor(sendAgentMessage)).toEqual([]);
    await user.clear(await reply());
    await user.type(await reply(), 'Hello{Shift>}{Enter}{/Shift}Elena{Enter}');
    await seen(() => log().getByText(/Hello\s+Elena/));
    await seen(() => expect(server.askedFor(sendAgentMessage)).toMatchObject([{ value: 'Hello\nElena' }]));
    expect((await reply()).value).toBe('');
  });

  test('a message that fails is shown with a way to try again, and goes out with the same msgId [RTM-07]', async () => {
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
    const [first, second] = server.askedFor(sendAgentMessage);
    expect(second?.msgId).toBe(first?.msgId);
    await seen(() => expect(log().getAllByText('Hello')).toHaveLength(1));
    await seen(() => expect(log().queryByRole('button', { name: 'Try again' })).toBeNull());
  });

  test('a draft stays with its conversation, also while another one is open', async () => {
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

  test('the visitor is told when it begins and when it ends, also by turning to another conversation', async () => {
    freezeTime();
    await openDesk(`?queue=assigned&session=${elena.userSessionId}`);
    const field = await seen(() => screen.getByLabelText('Your reply'));
    const other = await seen(() => screen.getByRole('button', { name: /^Open .* Oskar Nilsson/ }));
    const typingEmits = () =>
      server.askedFor(agentTyping).map(({ typing, userSessionId }) => [typing, userSessionId]);
    fireEvent.change(field, { target: { value: 'One' } });
    fireEvent.change(field, { target: { value: 'One moment' } });
    await until(() => typingEmits().length);
    fireEvent.click(other);
    // The clock stands still: the pause after which writing counts as ended does not pass.
    await until(() => typingEmits().length === 2);
    expect(typingEmits()).toEqual([
      [true, elena.userSessionId],
      [false, elena.userSessionId],
    ]);
  });
});

describe('a line that breaks while a conversation is open', () => {
  test('is told, keeps what is written, and misses nothing [RTM-03] [RTM-07]', async () => {
    freezeTime();
    await openDesk(`?queue=assigned&session=${elena.userSessionId}`);
    const field = await seen(() => screen.getByLabelText('Your reply'));
    server.cut();
    await seen(() => screen.getByText(/The line is down. We keep trying/));
    fireEvent.change(field, { target: { value: 'Are you there?' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await seen(() => log().getByText(/Will be sent when you're back online/));
    expect(log().queryByRole('alert')).toBeNull();
    server.addMessage(elena, { value: 'Said meanwhile' }, false);
    server.put({ ...lukas, status: 'CLOSED' }, false);
    await vi.advanceTimersByTimeAsync(2_000);
    await seen(() => expect(screen.queryByText(/The line is down/)).toBeNull());
    await seen(() => log().getByText('Said meanwhile'));
    await seen(() => expect(log().queryByText(/Will be sent/)).toBeNull());
    await seen(() => log().getByText('Are you there?'));
    await seen(() => expect(tab(/Unassigned/).textContent).toBe('1Unassigned'));
  });
});

test('a long conversation shows its earlier messages on demand, days apart told', async () => {
  for (let index = 0; index < 60; index += 1)
    server.addMessage(elena, index < 45 ? { time: '2026-02-27T12:00:00.000Z' } : {}, false);
  const { user } = await openWith(elena);
  await log().findByText('February 27, 2026');
  await user.click(log().getByRole('button', { name: 'Show earlier messages' }));
  await log().findByText('I am Elena García');
  await seen(() => expect(log().queryByRole('button', { name: 'Show earlier messages' })).toBeNull());
});
