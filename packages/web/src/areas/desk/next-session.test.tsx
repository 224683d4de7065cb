/** A visitor who writes again while the closed chat is open on the agent's screen: the desk goes on there. */
import type { QueueUser } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import { takeConversation } from '@parrot/contract/desk';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at } from '../../features/desk/testing/queue-user.fixture.ts';
import { seen } from '../../testing/home.ts';
import { elena, openDesk, openWith, prepareDeskPage, row, server, tab } from './desk-page.fixture.tsx';

prepareDeskPage();

const again: QueueUser = {
  ...elena,
  ...{ userSessionId: newId('uss'), startedAt: at(60), waitingSince: at(60) },
  ...{ status: 'UNASSIGNED', agentId: null, agentName: null },
};
const close = () => server.put({ ...elena, status: 'CLOSED', endedAt: at(50) });
const writeAgain = () => {
  server.addMessage(again, { value: 'One more thing', time: at(60) });
  server.put(again);
};
const openInAddress = (search: string) => new URLSearchParams(search).get('session');

test('the address, the list and the keys are those of the new session, and a note goes on in its field', async () => {
  close();
  const { user, router } = await openWith(elena);
  const note = await screen.findByLabelText<HTMLTextAreaElement>('Your note');
  await user.type(note, 'Call her ba');
  writeAgain();
  await seen(() => expect(openInAddress(router.state.location.search)).toBe(again.userSessionId));
  await screen.findByText('One more thing');
  expect(document.activeElement).toBe(note);
  await user.keyboard('ck');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your note').value).toBe('Call her back');
  await user.click(tab(/Unassigned/));
  expect((await row(again)).getAttribute('aria-current')).toBe('true');
  await user.keyboard('t');
  await seen(() =>
    expect(server.emitsOf(takeConversation)).toMatchObject([{ userSessionId: again.userSessionId }]),
  );
});

test('an earlier session that was opened on purpose stays open', async () => {
  const over = close();
  server.addMessage(over, { value: 'Thank you' }, false);
  writeAgain();
  const { router } = await openDesk(`?queue=history&session=${elena.userSessionId}`);
  await screen.findByText('One more thing');
  server.put({ ...again, unreadCount: 4 });
  server.addMessage(again, { value: 'Hello?', time: at(61) });
  await screen.findByText('Hello?');
  expect(openInAddress(router.state.location.search)).toBe(elena.userSessionId);
});
