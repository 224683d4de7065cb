/// <reference types="node" />

import { proposeFix } from '@parrot/contract/assistant';
import { newId } from '@parrot/contract/core';
import { type FindingTrace, openTrace } from '@parrot/contract/learning';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { press } from '../../../../testing/press.ts';
import { renderPage } from '../../../../testing/render.tsx';
import { startServer } from '../../../../testing/server.ts';
import { signIn } from '../../../../testing/users.ts';
import { messageIn, queueUser } from '../../testing/queue-user.fixture.ts';
import { BotMessageMenu } from './bot-message-menu.tsx';

const session = queueUser();
const botReply = messageIn(session, 4, { userType: 'bot', value: 'We open at nine.' });
const finding = {
  question: 'When do you close?',
  kind: 'answer' as const,
  language: 'en' as const,
  threshold: 0.6,
  score: 0.71,
  candidates: [
    { faqId: newId('faq'), question: 'When do you open?', score: 0.71 },
    { faqId: newId('faq'), question: 'Where are you?', score: 0.31 },
  ],
  passages: [],
  corrections: [{ written: 'colse', readAs: 'close' }],
  readWith: 'Where is your shop?',
  milliseconds: 12,
};

async function openMenu(entry: string, found: Partial<FindingTrace> = {}) {
  signIn();
  const server = await startServer();
  server.answer(openTrace, {
    status: 'success',
    botReply: botReply.value,
    at: botReply.time,
    version: { versionId: newId('ver'), number: 7 },
    trace: { steps: [], finding: { ...finding, ...found } },
    flow: null,
  });
  const user = userEvent.setup({ delay: null });
  renderPage(<BotMessageMenu message={botReply} session={session} />);
  await press(user, 'Bot message options');
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return { server, user };
}

test('shows why the bot gave an answer: what it understood, the candidates and the confidence', async () => {
  const { server } = await openMenu('Why did the bot say this?');
  await screen.findByText('Searched for “When do you close?”');
  screen.getByText('Interpreted “colse” as “close”.');
  screen.getByText('Read together with “Where is your shop?”.');
  screen.getByText('Confident enough to answer: 0.71 (threshold 0.60).');
  screen.getByText('Where are you?');
  screen.getByText('App version 7.');
  expect(server.requestsTo(openTrace)[0]?.body).toMatchObject({
    of: { conversationId: session.conversationId, msgId: botReply.msgId },
  });
});

test('proposes a better answer to the Studio, with the question filled in', async () => {
  const { server, user } = await openMenu('Fix this answer', { readWith: undefined });
  server.answer(proposeFix, { status: 'success' });
  const question = await screen.findByLabelText<HTMLTextAreaElement>('Question');
  await waitFor(() => expect(question.value).toBe('When do you close?'));
  await user.type(screen.getByLabelText('Answer'), 'We close at six.');
  await press(user, 'Send suggestion');
  await screen.findByText('Thanks! Your suggestion is waiting for review in the Studio.');
  expect(server.requestsTo(proposeFix)[0]?.body).toMatchObject({
    userSessionId: session.userSessionId,
    msgId: botReply.msgId,
    question: 'When do you close?',
    answer: 'We close at six.',
  });
});

test('a follow-up is filled in after the question it was read with', async () => {
  await openMenu('Fix this answer');
  const question = await screen.findByLabelText<HTMLTextAreaElement>('Question');
  await waitFor(() => expect(question.value).toBe('Where is your shop? When do you close?'));
});

test('proposes a change of the answer if it came from an FAQ', async () => {
  const [candidate] = finding.candidates;
  const { server, user } = await openMenu('Fix this answer', candidate && { faqId: candidate.faqId });
  server.answer(proposeFix, { status: 'success' });
  await screen.findByRole('radio', { name: 'Edit the answer to “When do you open?”', checked: true });
  const answer = screen.getByLabelText<HTMLTextAreaElement>('Answer');
  expect([answer.value, screen.queryByLabelText('Question')]).toEqual(['We open at nine.', null]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send suggestion' }).disabled).toBe(true);
  await user.type(answer, ' Not on Sundays.');
  await press(user, 'Send suggestion');
  await screen.findByText('Thanks! Your suggestion is waiting for review in the Studio.');
  expect(server.requestsTo(proposeFix)[0]?.body).toMatchObject({
    answer: 'We open at nine. Not on Sundays.',
    changesFaq: true,
  });
});

test('messages of visitors and agents, and events, have no such menu', () => {
  for (const message of [messageIn(session, 1), messageIn(session, 2, { userType: 'bot', event: 'taken' })]) {
    const { unmount } = renderPage(<BotMessageMenu message={message} session={session} />);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
  }
});
