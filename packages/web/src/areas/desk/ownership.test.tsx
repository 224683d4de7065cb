/// <reference types="node" />
/** The owner of a conversation while several agents work at the desk: what each of them sees and may do. */
import type { QueueUser } from '@parrot/contract/conversations';
import {
  agentTyping,
  conversationReassigned,
  deskTypingChanged,
  openConversation,
  readConversation,
  saveDeskSettings,
  sendAgentMessage,
  takeConversation,
  takeOver,
  viewersChanged,
} from '@parrot/contract/desk';
import { setAvailability } from '@parrot/contract/team';
import { ticketDetails } from '@parrot/contract/tickets';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../features/desk/testing/desk-server.fixture.ts';
import { AINO, at } from '../../features/desk/testing/queue-user.fixture.ts';
import { seen } from '../../testing/home.ts';
import { press } from '../../testing/press.ts';
import { MAYA, rightsOf } from '../../testing/users.ts';
import {
  elena,
  hannah,
  log,
  lukas,
  openDesk,
  openWith,
  prepareDeskPage,
  reply,
  row,
  server,
} from './desk-page.fixture.tsx';
import { useLayoutStore } from './layout-store.ts';

prepareDeskPage();

const AINOS = { status: 'ASSIGNED', agentId: AINO.userId, agentName: AINO.name } as const;
const NOT_FOUND = () => refusal(404, 'not_found', 'We couldn’t find that.');

/** Aino gets it; the server no longer lets Maya read it, and reports who did it and why. */
function takeAway(session: QueueUser, change: object = {}): QueueUser {
  const taken = { ...session, ...AINOS };
  server.answers.set(openConversation.name, NOT_FOUND);
  server.push(conversationReassigned, {
    ...{ session: { ...taken, lastMessage: null }, how: 'taken_over', fromAgentId: MAYA.userId },
    ...{ byId: AINO.userId, byName: AINO.name, reason: '', mayRead: false },
    ...change,
  });
  return server.put(taken);
}
const assignBack = (session: QueueUser) => {
  server.answers.delete(openConversation.name);
  server.put({ ...session, status: 'ASSIGNED', agentId: MAYA.userId, agentName: MAYA.name });
};

describe('a conversation that could not be opened', () => {
  test('opens by itself once the agent accepts its transfer', async () => {
    const transfer = {
      ...{ toAgentId: MAYA.userId, toAgentName: MAYA.name, byAgentId: AINO.userId, byAgentName: AINO.name },
      ...{ note: 'Please', until: at(60) },
    };
    server.answers.set(openConversation.name, NOT_FOUND);
    server.put({ ...hannah, ...AINOS });
    const { user } = await openDesk(`?queue=assigned&session=${hannah.userSessionId}`, rightsOf('agent'));
    await screen.findByText('You can’t open this conversation');
    server.answers.set(openConversation.name, () =>
      refusal(500, 'internal', 'Something went wrong, Please try later'),
    );
    server.put({ ...hannah, ...AINOS, transfer });
    await screen.findByText('Something went wrong, Please try later');
    server.answers.delete(openConversation.name);
    await press(user, 'Accept conversation with Hannah Price');
    await screen.findByText('You’re handling this chat.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await reply();
  });

  test('opens by itself once it is assigned to the agent', async () => {
    server.answers.set(openConversation.name, NOT_FOUND);
    await openDesk(`?session=${hannah.userSessionId}`, rightsOf('agent'));
    await screen.findByText('You can’t open this conversation');
    assignBack(hannah);
    await screen.findByText('You’re handling this chat.');
  });
});

describe('a conversation that is taken over', () => {
  test('shows who has it, who did it and why, and requests nothing more about it', async () => {
    useLayoutStore.setState({ contextOpen: true });
    const { user } = await openWith(elena, rightsOf('agent'));
    await seen(() => expect(server.http.requestsTo(ticketDetails)).not.toEqual([]));
    await user.type(await reply(), 'One mom');
    await seen(() => expect(server.emitsOf(agentTyping)).toHaveLength(1));
    server.http.requests.length = 0;
    server.emits.length = 0;
    takeAway(elena, { reason: 'Angry customer' });
    await screen.findByText('Aino Virtanen has this conversation now');
    const pane = within(screen.getByRole('region', { name: 'Conversation with Elena García' }));
    pane.getByText('Aino Virtanen took over the conversation with Elena García.');
    pane.getByText('Angry customer');
    expect(screen.queryByRole('log')).toBeNull();
    expect(screen.queryByRole('complementary')).toBeNull();
    await seen(() => expect(screen.queryByRole('button', { name: /with Elena García/ })).toBeNull());
    expect(server.emits).toEqual([]);
    expect(server.http.requests).toEqual([]);
  });

  test('preserves the draft, to be copied, and restores it when the conversation is back', async () => {
    const { user } = await openWith(elena, rightsOf('agent'));
    await user.type(await reply(), 'Half a reply');
    const taken = takeAway(elena);
    const unsentReply = within(await screen.findByRole('region', { name: 'Your unsent reply' }));
    unsentReply.getByText('Half a reply');
    await user.click(unsentReply.getByRole('button', { name: 'Copy' }));
    await unsentReply.findByRole('button', { name: 'Copied' });
    expect(await navigator.clipboard.readText()).toBe('Half a reply');
    assignBack(taken);
    expect((await reply()).value).toBe('Half a reply');
  });

  test('is reported while another conversation is open', async () => {
    await openWith(elena, rightsOf('agent'));
    takeAway(hannah, { reason: 'Wants a refund' });
    await screen.findByText('Aino Virtanen took over your conversation with Hannah Price. “Wants a refund”');
    await reply();
  });

  test('by a supervisor requires a reason, and begins with a reply though they wrote notes before', async () => {
    const theirs = server.put({ ...elena, ...AINOS });
    const { user } = await openWith(theirs);
    await user.click(screen.getByRole('radio', { name: 'Whisper' }));
    await user.type(await screen.findByLabelText('Your whisper'), 'Offer a refund{Enter}');
    await log().findByText('Offer a refund');
    await press(user, 'Take over');
    await user.type(await screen.findByLabelText(/^Reason/), 'Angry customer');
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Take over' }));
    const field = await reply();
    await seen(() => expect(document.activeElement).toBe(field));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Reply' }).checked).toBe(true);
    expect(server.emitsOf(takeOver)).toMatchObject([{ note: 'Angry customer' }]);
  });
});

describe('a lost race', () => {
  test('shows who was faster, and requests nothing the agent may no longer see', async () => {
    const { user } = await openDesk(`?session=${lukas.userSessionId}`, rightsOf('agent'));
    server.answers.set(takeConversation.name, () => {
      server.emits.length = 0;
      takeAway(lukas, { how: 'taken', fromAgentId: null });
      return refusal(409, 'taken_by_other', 'Aino Virtanen already has this conversation.');
    });
    await press(user, 'Take');
    await screen.findByText('Aino Virtanen took the conversation with Lukas Brandt first.');
    expect(screen.queryByText(/read along/)).toBeNull();
    expect(server.emitsOf(openConversation)).toEqual([]);
    expect(server.emitsOf(readConversation)).toEqual([]);
  });
});

test('a supervisor who watches sees the agent and the visitor typing', async () => {
  const theirs = server.put({ ...elena, ...AINOS });
  await openWith(theirs);
  const { conversationId } = theirs;
  const isThere = (state: 'viewing' | 'replying') =>
    server.push(viewersChanged, {
      conversationId,
      viewers: [
        { userId: AINO.userId, userName: AINO.name, state },
        { userId: MAYA.userId, userName: MAYA.name, state: 'viewing' },
      ],
    });
  isThere('replying');
  const typing = () => screen.queryAllByText('Aino Virtanen is typing a reply').length;
  await seen(() => expect(typing()).toBeGreaterThan(1));
  const sign = { conversationId, userType: 'visitor' as const, senderName: theirs.userName, typing: true };
  server.push(deskTypingChanged, sign);
  await screen.findByRole('status', { name: 'Elena García is typing' });
  isThere('viewing');
  await seen(() => expect(typing()).toBe(0));
});

describe('an agent at capacity', () => {
  const refuseOnce = () =>
    server.answers.set(takeConversation.name, ({ withinCapacity }) => {
      if (withinCapacity) return refusal(409, 'at_capacity', 'You already have 5 of 5 conversations.');
      const mine = { status: 'ASSIGNED', agentId: MAYA.userId, agentName: MAYA.name } as const;
      return { ok: true, session: server.put({ ...lukas, ...mine }) };
    });

  test('is asked before they take one more, and may decline', async () => {
    refuseOnce();
    const { user } = await openDesk();
    await press(user, 'Take conversation with Lukas Brandt');
    const dialog = within(await screen.findByRole('dialog', { name: 'Take this one too?' }));
    dialog.getByText('You already have 5 of 5 conversations.');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await seen(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.emitsOf(takeConversation)).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('takes it by keyboard alone: T, then Enter to confirm', async () => {
    refuseOnce();
    const { user } = await openDesk();
    await row(lukas);
    await user.keyboard('j');
    await screen.findByRole('region', { name: 'Conversation with Lukas Brandt' });
    await user.keyboard('t');
    const yes = await screen.findByRole('button', { name: 'Take it' });
    await seen(() => expect(document.activeElement).toBe(yes));
    await user.keyboard('{Enter}');
    await screen.findByText('You’re handling this chat.');
    await seen(async () => expect(document.activeElement).toBe(await row(lukas)));
  });
});

describe('the header of the desk', () => {
  test('sets the agent away with a duration and a reason, and back, also by keyboard [USR-02] [USR-03]', async () => {
    server.http.answer(setAvailability, ({ body }) => ({
      status: 'success' as const,
      absence: body?.unavailability
        ? {
            since: at(0),
            until: null,
            reason: 'Training or Meetings' as const,
            bySelf: true,
            byName: MAYA.name,
          }
        : null,
    }));
    const { user } = await openDesk();
    await row(lukas);
    screen.getByRole('img', { name: 'You have 2 of 5 conversations' });
    await user.keyboard('a');
    await user.click(await screen.findByRole('menuitem', { name: 'Away…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: 'Duration' }));
    await user.click(await screen.findByRole('option', { name: 'Until Configured' }));
    await user.click(dialog.getByRole('combobox', { name: 'Reason' }));
    await user.click(await screen.findByRole('option', { name: /Training/ }));
    await user.click(dialog.getByRole('button', { name: /away/i }));
    await screen.findByRole('button', { name: 'Your status: Away' });
    expect(server.http.requestsTo(setAvailability)[0]?.body).toMatchObject({
      unavailability: { reason: 'Training or Meetings', duration: 'Until Configured' },
    });
    await press(user, 'Your status: Away');
    await user.click(await screen.findByRole('menuitem', { name: 'Available' }));
    await screen.findByRole('button', { name: 'Your status: Available' });
    expect(server.http.requestsTo(setAvailability)[1]?.body).toMatchObject({ unavailability: null });
  });

  test('offers a send delay, off by default; with one, a reply counts down and can be undone', async () => {
    const { user } = await openWith(elena);
    await press(user, 'Desk settings');
    await user.click(await screen.findByRole('combobox', { name: 'Send delay' }));
    await user.click(await screen.findByRole('option', { name: '4 seconds' }));
    await seen(() =>
      expect(server.http.requestsTo(saveDeskSettings)).toMatchObject([{ body: { sendDelaySeconds: 4 } }]),
    );
    await user.keyboard('{Escape}');
    await user.type(await reply(), 'Too quick{Enter}');
    await log().findByText('Sending in 4 s');
    await user.click(log().getByRole('button', { name: 'Undo' }));
    expect((await reply()).value).toBe('Too quick');
    expect(server.emitsOf(sendAgentMessage)).toEqual([]);
  });
});
