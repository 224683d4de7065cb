/** What an agent sees of the others in a conversation, and of the page that a visitor is on. */
import {
  agentTyping,
  deskVisitorPageChanged,
  leaveConversation,
  sendAgentMessage,
  type Viewer,
  viewersChanged,
} from '@parrot/contract/desk';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AINO } from '../../features/desk/testing/queue-user.fixture.ts';
import { seen } from '../../testing/home.ts';
import { MAYA } from '../../testing/users.ts';
import {
  elena,
  lukas,
  openDesk,
  openWith,
  prepareDeskPage,
  reply,
  row,
  server,
} from './desk-page.fixture.tsx';

prepareDeskPage();

const show = (...states: Viewer['state'][]) =>
  server.push(viewersChanged, {
    conversationId: elena.conversationId,
    viewers: [
      ...states.map((state) => ({ userId: AINO.userId, userName: AINO.name, state })),
      { userId: MAYA.userId, userName: MAYA.name, state: 'viewing' as const },
    ],
  });
const others = () => screen.getByRole('group', { name: 'Also viewing' });

test('other agents in a conversation are named, not the agent’s own windows; nobody is left after a lost connection', async () => {
  const { user } = await openWith(elena);
  show();
  expect(others().textContent).toBe('');
  show('viewing');
  await within(others()).findAllByText('Aino Virtanen is viewing');
  show('noting');
  await within(others()).findAllByText('Aino Virtanen is writing a note');
  await user.click(screen.getByRole('radio', { name: 'Note' }));
  await user.type(await screen.findByLabelText('Your note'), 'Hi');
  await seen(() =>
    expect(server.emitsOf(agentTyping)).toMatchObject([
      { userSessionId: elena.userSessionId, typing: true, note: true },
    ]),
  );
  server.door.check = () => {
    throw new Error('closed');
  };
  server.cut();
  await seen(() => expect(others().textContent).toBe(''));
});

test('a reply asks once if another agent has replied since it was begun, and is sent after a yes', async () => {
  const { user } = await openWith(elena);
  await user.type(await reply(), 'It is on');
  show('replying');
  await seen(() => expect(screen.getAllByText('Aino Virtanen is typing a reply').length).toBeGreaterThan(1));
  const theirs = { userType: 'agent', senderId: AINO.userId, senderName: AINO.name } as const;
  server.addMessage(elena, { ...theirs, value: 'Sent yesterday' });
  await screen.findByText('Sent yesterday');
  await user.type(await reply(), ' its way{Enter}');
  const question = await screen.findByRole('dialog', {
    name: 'Aino Virtanen already replied. Send anyway?',
  });
  await user.keyboard('{Escape}');
  await seen(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(question.isConnected).toBe(false);
  expect(server.emitsOf(sendAgentMessage)).toEqual([]);
  server.addMessage(elena, { ...theirs, value: 'And today' });
  await screen.findByText('And today');
  await user.type(await reply(), '{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Send anyway' }));
  await seen(() => expect(server.emitsOf(sendAgentMessage)).toMatchObject([{ value: 'It is on its way' }]));
  await user.type(await reply(), 'Bye{Enter}');
  await seen(() => expect(server.emitsOf(sendAgentMessage)).toHaveLength(2));
});

test('a waiting visitor’s row shows the page they are on, only as text, and only while they wait', async () => {
  const { user } = await openDesk('?queue=unassigned');
  const { conversationId } = lukas;
  await row(lukas);
  server.push(deskVisitorPageChanged, { conversationId, page: 'https://shop.example/cart?x=<b>1</b>' });
  await within(await row(lukas)).findByText('/cart?x=%3Cb%3E1%3C/b%3E');
  server.push(deskVisitorPageChanged, { conversationId, page: 'javascript:alert(1)' });
  await seen(async () => expect(within(await row(lukas)).queryByText(/cart|alert/)).toBeNull());
  await user.click(await row(lukas));
  await screen.findByRole('log');
  await user.keyboard('gh');
  await screen.findByRole('tab', { name: /History/, selected: true });
  expect(server.emitsOf(leaveConversation)).toEqual([]);
});
