/// <reference types="node" />

import { newId } from '@parrot/contract/core';
import { openCorrection, saveCorrection, tryCorrection } from '@parrot/contract/corrections';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { press } from '../../../../testing/press.ts';
import { renderPage } from '../../../../testing/render.tsx';
import { startServer } from '../../../../testing/server.ts';
import { signIn } from '../../../../testing/users.ts';
import { messageIn, queueUser } from '../../testing/queue-user.fixture.ts';
import { AnswerAgainDialog } from './answer-again-dialog.tsx';

const session = queueUser({ userName: 'Elena' });
const botReply = messageIn(session, 4, { userType: 'bot', value: 'We open at nine.', senderName: 'Polly' });
const faq = { faqId: newId('faq'), question: 'When do you open?', answer: 'We open at nine.' };

async function openDialog(found: object = {}) {
  signIn();
  const server = await startServer();
  server.answer(openCorrection, {
    ...{ status: 'success', question: 'When do you open?', faq, saves: 'draft', sendsAs: 'bot' },
    ...found,
  });
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  const user = userEvent.setup({ delay: null });
  renderPage(<AnswerAgainDialog message={botReply} session={session} onClose={close} />);
  const answer = await screen.findByLabelText<HTMLTextAreaElement>('Answer');
  return { server, user, answer, isClosed: () => isClosed };
}

test('the new answer is shown next to the old one, saved as a draft and sent as the bot', async () => {
  const { server, user, answer, isClosed } = await openDialog();
  expect(answer.value).toBe(faq.answer);
  fireEvent.change(answer, { target: { value: 'We open at ten.' } });
  const reply = { status: 'success' as const, sources: [], kind: 'answer' as const };
  server.answer(tryCorrection, { ...reply, answer: 'We open at ten.', isCorrection: true });
  await press(user, 'Try it');
  const comparison = within(screen.getByRole('region', { name: 'Compare answers' }));
  await comparison.findByText('The bot would give your answer.');
  comparison.getByText('We open at nine.');
  comparison.getByText('We open at ten.');
  expect(screen.getByLabelText<HTMLInputElement>('Send it to Elena as Polly').checked).toBe(true);
  server.answer(saveCorrection, {
    ...{ status: 'success', saved: 'draft', faqIs: 'same', notSent: null },
    message: { ...botReply, corrects: botReply.msgId },
  });
  await press(user, 'Save and send');
  await screen.findByText('Answer sent. Your edit is in the draft.');
  expect(isClosed()).toBe(true);
  expect(server.requestsTo(saveCorrection)[0]?.body).toMatchObject({
    ...{ question: faq.question, answer: 'We open at ten.', changesFaq: true, instead: faq.answer },
    sendAs: { as: 'bot' },
  });
});

test('without the right to edit or to write, a new question is suggested only', async () => {
  const { server, user, answer } = await openDialog({ faq: null, saves: 'proposal', sendsAs: null });
  screen.getByText('To send it, the conversation must be yours or with the bot. Your edit is only saved.');
  fireEvent.change(answer, { target: { value: 'At ten.' } });
  server.answer(saveCorrection, {
    ...{ status: 'success', saved: 'proposal', faqIs: 'same', message: null, notSent: null },
  });
  await press(user, 'Send suggestion');
  await screen.findByText('Your suggestion is waiting for review in the Studio.');
  expect(server.requestsTo(saveCorrection)[0]?.body).toMatchObject({
    ...{ question: 'When do you open?', answer: 'At ten.', changesFaq: false, sendAs: null },
  });
});

test('says plainly that it was not sent, and that it is saved', async () => {
  const { server, user, answer } = await openDialog();
  fireEvent.change(answer, { target: { value: 'Not on Sundays.' } });
  server.answer(saveCorrection, {
    ...{ status: 'success', saved: 'proposal', faqIs: 'changed', message: null, notSent: 'taken' },
  });
  await press(user, 'Save and send');
  await waitFor(() =>
    screen.getByText(
      'Not sent: the conversation has a different owner now. Someone changed this answer in the meantime, so yours is waiting for review in the Studio.',
    ),
  );
});
