/// <reference types="node" />

import { assistantAbilities, generateSummary } from '@parrot/contract/assistant';
import { DONE, newId } from '@parrot/contract/core';
import {
  addNote,
  assignedUsers,
  escalateConversation,
  historyUsers,
  listAgents,
  reopenConversation,
  requestTransfer,
  sendAgentMessage,
  uploadDeskFile,
} from '@parrot/contract/desk';
import { listResponses } from '@parrot/contract/responses';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AINO, APP, at, noteOn } from '../../features/desk/testing/queue-user.fixture.ts';
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
  oskar,
  prepareDeskPage,
  reply,
  row,
  server,
  tab,
} from './desk-page.fixture.tsx';

prepareDeskPage();
const dialog = () => within(screen.getByRole('dialog'));

describe('the lists', () => {
  test('are filtered by the address; chips show the filters and remove them [DSK-02]', async () => {
    const { user, router } = await openDesk('?queue=history&date=week&type=rated_low&agent=all');
    await screen.findByText('No closed conversations in this period');
    expect(server.http.requestsTo(historyUsers).at(-1)?.body).toMatchObject({
      agent: 'all',
      conversationType: 'rated_low',
      endDate: null,
    });
    for (const chip of ['Low rating', 'All agents', 'Last 7 days']) {
      const name = `Remove filter: ${chip}`;
      await press(user, name);
      await seen(() => expect(screen.queryByRole('button', { name })).toBeNull());
    }
    expect(router.state.location.search).toBe('?queue=history');
    // Requests may overtake each other.
    await seen(() =>
      expect(server.http.requestsTo(assignedUsers).map(({ body }) => body)).toContainEqual(
        expect.objectContaining({ agent: 'self', conversationType: 'all_types' }),
      ),
    );
  });

  test('can show all assigned conversations, or those that need action [DSK-02, DSK-21]', async () => {
    server.put({ ...elena, unreadCount: 2 });
    const { user, router } = await openDesk('?queue=assigned');
    await row(oskar);
    await user.click(screen.getByRole('radio', { name: 'Unread' }));
    await seen(() => expect(screen.queryByRole('button', { name: /with Oskar Nilsson/ })).toBeNull());
    await row(elena);
    expect(router.state.location.search).toBe('?queue=assigned&assigned=unread');
    expect(tab(/Unassigned/).textContent).toBe('2Unassigned');
  });

  test('of other agents are requested only with permission to monitor them [DSK-05]', async () => {
    await openDesk('?agent=all', rightsOf('agent'));
    await row(lukas);
    expect(screen.queryByRole('button', { name: 'Filter: Self' })).toBeNull();
    expect(server.http.requestsTo(assignedUsers).at(-1)?.body).toMatchObject({ agent: 'self' });
    expect(server.http.requestsTo(listAgents)).toEqual([]);
  });

  test('open at the last queue, and those of bots are in a menu [DSK-01]', async () => {
    server.put({ ...hannah, status: 'INPROGRESS', waitingSince: null });
    const { user, router } = await openDesk();
    await row(lukas);
    await press(user, 'More queues');
    await user.click(await screen.findByRole('menuitem', { name: /In progress/ }));
    await row(hannah);
    expect(router.state.location.search).toBe('?queue=inprogress');
    screen.getByRole('button', { name: 'Take conversation with Hannah Price' });
    expect(screen.getByRole('region', { name: 'Waiting for an agent' }).textContent).toContain('Lukas');
  });

  test('the address of a search result opens at its message', async () => {
    for (let index = 0; index < 60; index += 1) server.addMessage(oskar, {}, false);
    await openDesk(`?session=${oskar.userSessionId}&at=5`);
    await screen.findByRole('log');
    await log().findByText('Message 5');
  });
});

describe('a closed conversation', () => {
  test('is restored by Undo, with its draft', async () => {
    const { user, router } = await openWith(elena);
    await user.type(await reply(), 'One moment');
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    const toast = within(
      (await screen.findByText('Conversation closed')).closest('[role=status]') as HTMLElement,
    );
    await user.click(toast.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Conversation reopened');
    expect(router.state.location.search).toContain(elena.userSessionId);
    expect((await reply()).value).toBe('One moment');
  });

  const over = { status: 'CLOSED' as const, endedAt: at(20) };

  test('can be reopened from its header, and by a command', async () => {
    const { user } = await openWith(server.put({ ...elena, ...over }));
    await user.click(await screen.findByRole('button', { name: 'Reopen' }));
    await screen.findByText('Conversation reopened');
    expect(server.emitsOf(reopenConversation)).toMatchObject([{ userSessionId: elena.userSessionId }]);
    server.put({ ...elena, ...over });
    await user.type(await screen.findByLabelText('Your note'), '/reo');
    await screen.findByRole('option', { name: /Reopen conversation/ });
    await user.keyboard('{Enter}');
    await seen(() => expect(server.emitsOf(reopenConversation)).toHaveLength(2));
  });

  test('of another agent is reopened by supervisors only', async () => {
    const theirs = { ...elena, ...over, agentId: AINO.userId, agentName: AINO.name };
    await openWith(server.put(theirs), rightsOf('agent'));
    await screen.findByRole('log');
    expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
  });
});

describe('handing over', () => {
  test('a transfer is offered with a note, counts down, and can be canceled [DSK-09]', async () => {
    const { user } = await openWith(elena);
    await user.click(screen.getAllByRole('button', { name: 'Transfer' })[0] as HTMLElement);
    await user.click(await screen.findByRole('radio', { name: /Aino Virtanen/ }));
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: /Tomás Ruiz/ }).disabled).toBe(true);
    await user.type(dialog().getByRole('textbox'), 'She speaks Spanish');
    await user.click(dialog().getByRole('button', { name: 'Request transfer' }));
    await screen.findByText(/Waiting for Aino Virtanen…/);
    expect(server.emitsOf(requestTransfer)).toMatchObject([
      { toAgentId: AINO.userId, note: 'She speaks Spanish', userSessionId: elena.userSessionId },
    ]);
    await press(user, 'Cancel');
    await seen(() => expect(screen.queryByText(/Waiting for Aino/)).toBeNull());
  });

  test('whoever asked is told that a transfer was declined, also while another conversation is open [DSK-09]', async () => {
    const theirs = server.put({ ...oskar, status: 'ASSIGNED', agentId: MAYA.userId, agentName: MAYA.name });
    const returnedBy = ({ userId, name }: { userId: string; name: string }, value: string) =>
      server.addMessage(theirs, {
        userType: 'agent',
        senderId: userId,
        senderName: name,
        event: 'transfer-returned',
        eventTarget: MAYA.name,
        value,
      });
    const { user } = await openWith(elena);
    returnedBy(MAYA, 'Withdrawn');
    returnedBy(AINO, 'At lunch');
    await screen.findByText(
      /^Aino Virtanen didn’t take the conversation with Oskar .*It’s still yours. “At lunch”$/,
    );
    expect(screen.queryByText(/Withdrawn/)).toBeNull();
    await user.click(await row(oskar));
    await reply();
    await log().findByText(/didn’t take the conversation from Maya.* · At lunch/);
  });

  test('an escalation requires a reason [DSK-09]', async () => {
    const { user } = await openWith(elena);
    await user.click(screen.getAllByRole('button', { name: 'Escalate' })[0] as HTMLElement);
    await user.click(await screen.findByRole('radio', { name: /Tomás Ruiz/ }));
    const act = dialog().getByRole<HTMLButtonElement>('button', { name: 'Escalate' });
    expect(act.disabled).toBe(true);
    await user.type(dialog().getByRole('textbox'), 'Wants a lawyer');
    await user.click(act);
    await screen.findByText('Tomás Ruiz is handling this chat.');
    expect(server.emitsOf(escalateConversation)).toMatchObject([{ note: 'Wants a lawyer' }]);
    await seen(() => expect(tab(/Escalated/).textContent).toBe('1Escalated'));
  });

  test('a transfer offer is accepted from its row [DSK-09]', async () => {
    const transfer = {
      ...{ toAgentId: MAYA.userId, toAgentName: MAYA.name, byAgentId: AINO.userId, byAgentName: AINO.name },
      ...{ note: 'Please', until: at(60) },
    };
    server.put({ ...hannah, status: 'ASSIGNED', agentId: AINO.userId, agentName: AINO.name, transfer });
    const { user } = await openDesk('?queue=assigned');
    await press(user, 'Accept conversation with Hannah Price');
    await screen.findByText('You’re handling this chat.');
    await seen(() => expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull());
  });

  test('a conversation is returned to the bot, and the agent can see why it was assigned', async () => {
    const assignment = {
      how: 'least_busy',
      at: at(5),
      waitedSeconds: 48,
      openBefore: 1,
      capacity: 5,
      candidates: 3,
    } as const;
    const { user } = await openWith(server.put({ ...elena, assignment }));
    await press(user, 'Why was this assigned to me?');
    await screen.findByText(/You had the fewest open conversations/);
    screen.getByText('3 agents had capacity.');
    await user.keyboard('{Escape}');
    await press(user, 'Return to bot');
    await screen.findByText('The bot is handling this chat.');
  });
});

describe('the composer', () => {
  test('inserts a predefined response by its hashtag, by keyboard alone [DSK-17] [PRE-01]', async () => {
    server.http.answer(listResponses, ({ queryString }) => ({
      ...DONE,
      items: queryString.includes('search=ship')
        ? [
            {
              responseId: newId('prd'),
              ...{
                title: 'Shipping',
                hashtags: ['#shipping'],
                text: 'It ships tomorrow.',
                isForAllApps: false,
              },
              ...{
                apps: [APP],
                files: [],
                actions: [],
                unknownVariables: [],
                editedBy: '',
                editedAt: at(0),
                revision: 1,
              },
            },
          ]
        : [],
      total: 1,
      offset: 0,
    }));
    const { user } = await openWith(elena);
    await user.type(await reply(), 'Good news: #ship');
    await screen.findByRole('option', { name: /#shipping/ });
    await user.keyboard('{Enter}');
    await seen(async () => expect((await reply()).value).toBe('Good news: It ships tomorrow.'));
    expect(server.emitsOf(sendAgentMessage)).toEqual([]);
  });

  test('a slash offers commands; a note mentions an agent and is visible to agents only', async () => {
    const { user } = await openWith(elena);
    await user.type(await reply(), '/no');
    await screen.findByRole('option', { name: /\/note/ });
    await user.keyboard('{Enter}');
    await user.type(await screen.findByLabelText('Your note'), '@ain');
    await screen.findByRole('option', { name: /Aino Virtanen/ });
    await user.keyboard('{Enter}');
    await user.type(screen.getByLabelText('Your note'), 'have a look{Enter}');
    await log().findByText(/Internal note/);
    expect(server.emitsOf(addNote)).toMatchObject([
      { value: '@Aino Virtanen have a look', mentions: [AINO.userId], whisper: false },
    ]);
    expect((await reply()).value).toBe('');
  });

  test('a note that a rule wrote is the rule’s; the user’s own says so', async () => {
    server.write(noteOn(elena, { value: 'Ask for a photo', authorId: null, authorName: 'Broken lamps' }));
    server.write(noteOn(elena, { value: 'Did that', authorId: MAYA.userId, authorName: MAYA.name }));
    await openWith(elena);
    const authorOf = async (value: string) =>
      (await log().findByText(value)).closest('div')?.querySelector('b')?.textContent;
    expect(await authorOf('Ask for a photo')).toBe('Rule “Broken lamps”');
    expect(await authorOf('Did that')).toBe('You');
  });

  test('a supervisor who watches can note and whisper, not reply [DSK-05]', async () => {
    const theirs = server.put({ ...elena, agentId: AINO.userId, agentName: AINO.name });
    server.write(noteOn(theirs, { value: 'Offer a refund', whisper: true }));
    await openWith(theirs);
    await log().findByText('Offer a refund');
    log().getByText(/Whisper/);
    expect(screen.queryByLabelText('Your reply')).toBeNull();
    screen.getByRole('radio', { name: 'Whisper' });
    screen.getByRole('button', { name: 'Take over' });
  });

  test('a whisper says who sees it, and mentions nobody else', async () => {
    const { user } = await openWith(server.put({ ...elena, agentId: AINO.userId, agentName: AINO.name }));
    screen.getByText('Only your team sees this');
    screen.getByRole('button', { name: 'Mention a teammate (@)' });
    await user.click(screen.getByRole('radio', { name: 'Whisper' }));
    screen.getByText('Only Aino Virtanen and supervisors see this');
    expect(screen.queryByRole('button', { name: 'Mention a teammate (@)' })).toBeNull();
    await user.type(screen.getByLabelText('Your whisper'), 'Ask @Tomás Ruiz{Enter}');
    await log().findByText('Ask @Tomás Ruiz');
    expect(server.emitsOf(addNote)).toMatchObject([
      { value: 'Ask @Tomás Ruiz', mentions: [], whisper: true },
    ]);
  });

  test('files upload at once and are sent with the message that names them [DSK-13]', async () => {
    const file = {
      fileId: newId('fil'),
      name: 'offer.pdf',
      url: '/files/1/offer.pdf',
      bytes: 3,
      isPicture: false,
    };
    server.http.answer(uploadDeskFile, { ...DONE, file });
    const { user } = await openWith(elena);
    const field = await reply();
    fireEvent.paste(field, { clipboardData: { files: [new File(['abc'], 'offer.pdf')] } });
    await screen.findByRole('button', { name: 'Remove offer.pdf' });
    await seen(() => expect(server.http.requestsTo(uploadDeskFile)).toHaveLength(1));
    await seen(() => expect(screen.queryByLabelText('Uploading offer.pdf')).toBeNull());
    await press(user, 'Send');
    await seen(() =>
      expect(server.emitsOf(sendAgentMessage)).toMatchObject([{ value: '', files: [file.fileId] }]),
    );
  });

  test('offers only the assistant functions that are available: without a model, none that need one [DSK-11]', async () => {
    server.http.answer(assistantAbilities, { ...DONE, hasModel: false, smartSuggestions: true });
    const { user } = await openWith(elena);
    await press(user, 'AI');
    await screen.findByRole('menuitem', { name: 'Suggest a reply' });
    expect(screen.queryByRole('menuitem', { name: 'Shorter' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: /Translate/ })).toBeNull();
  });

  test('a summary is previewed, and inserted into notes only, never into the reply', async () => {
    server.http.answer(assistantAbilities, { ...DONE, hasModel: false, smartSuggestions: true });
    const summary = { text: 'Elena asked: “¿Dónde?”', tags: [], madeBy: 'extract' as const, upToSeq: 1 };
    server.http.answer(generateSummary, { ...DONE, summary: { ...summary, madeAt: at(1) }, handover: null });
    const { user } = await openWith(elena);
    await press(user, 'AI');
    await user.click(await screen.findByRole('menuitem', { name: 'Summarize' }));
    const preview = within(await screen.findByRole('region', { name: 'Assistant’s suggestion' }));
    preview.getByText(summary.text);
    preview.getByText('Excerpt');
    expect(preview.queryByRole('button', { name: 'Insert' })).toBeNull();
    expect((await reply()).value).toBe('');
  });
});
