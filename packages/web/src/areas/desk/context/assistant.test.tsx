/// <reference types="node" />

import {
  askParrot,
  askParrotGpt,
  assistantAbilities,
  assistantPart,
  suggestReplies,
} from '@parrot/contract/assistant';
import { LIMITS, newId } from '@parrot/contract/core';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { delayedReply, until } from '../../../features/desk/testing/desk-server.fixture.ts';
import { freezeTime, seen } from '../../../testing/home.ts';
import { media } from '../../../testing/jsdom-polyfills.ts';
import { press } from '../../../testing/press.ts';
import { rightsOf } from '../../../testing/users.ts';
import { renderContext, replyOf, startContext, TOMAS } from './context.fixture.tsx';
import { ConversationAssistant } from './conversation-assistant.tsx';

const ANSWER = {
  text: 'Exchanges for a wrong item ship free.',
  sources: [{ title: 'Returns & exchanges, p. 3', url: 'https://halden.example/returns' }],
  score: 0.914,
  faqId: newId('faq'),
  madeBy: 'extract' as const,
};

type Started = Awaited<ReturnType<typeof startContext>>;
const draw = async (context: Started) => {
  renderContext(context, <ConversationAssistant session={context.session} desk={context.desk} />);
  await screen.findByLabelText('Ask Parrot');
};
const withModel = ({ http }: Started) =>
  http.answer(assistantAbilities, { status: 'success', hasModel: true, smartSuggestions: false });
const ask = async ({ user }: Started, question: string) => {
  await user.clear(screen.getByLabelText('Ask Parrot'));
  await user.type(screen.getByLabelText('Ask Parrot'), `${question}{Enter}`);
};

test("a question is answered from the app's knowledge with source and score; inserting it into the reply can be undone [DSK-11]", async () => {
  const context = await startContext();
  context.http.answer(askParrot, { status: 'success', answers: [ANSWER] });
  context.desk.draft(context.session.userSessionId, { reply: 'Hello.' });
  await draw(context);
  screen.getByText('from StoreAssist’s knowledge');
  await screen.findByText(/^Connect a model in the Studio/);
  expect(screen.queryByText('Model')).toBeNull();
  await ask(context, 'Who pays?');
  await screen.findByText(ANSWER.text);
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://halden.example/returns');
  screen.getByText('0.91');
  await press(context.user, 'Insert');
  expect(replyOf(context.session)).toBe(`Hello.\n${ANSWER.text}`);
  await press(context.user, 'Undo');
  expect(replyOf(context.session)).toBe('Hello.');
});

test('without a model, a user who may connect one gets a link to do so', async () => {
  const context = await startContext({}, rightsOf('owner'));
  await draw(context);
  const link = await screen.findByRole('link', { name: 'Connect a model' });
  expect(link.getAttribute('href')).toBe('/home/studio/models');
});

test("an empty result is stated; an agent who only watches can't insert [DSK-11]", async () => {
  const context = await startContext({ agentId: TOMAS.userId, agentName: TOMAS.name });
  context.http.answer(askParrot, { status: 'success', answers: [] });
  await draw(context);
  await ask(context, 'Is the moon a lamp?');
  await screen.findByText('No answer in StoreAssist’s knowledge.');
  context.http.answer(askParrot, { status: 'success', answers: [ANSWER] });
  await ask(context, 'Who pays?');
  await screen.findByText(ANSWER.text);
  expect(screen.queryByRole('button', { name: 'Insert' })).toBeNull();
});

test('replies are suggested if the app enables it [DSK-11]', async () => {
  const context = await startContext();
  context.http.answer(assistantAbilities, { status: 'success', hasModel: false, smartSuggestions: true });
  context.http.answer(suggestReplies, { status: 'success', replies: [ANSWER] });
  await draw(context);
  await press(context.user, 'Insert');
  expect(replyOf(context.session)).toBe(ANSWER.text);
  expect(screen.queryByText(/Suggested replies are turned off/)).toBeNull();
});

test("the model's answer is shown as it is written, and stops on demand [DSK-11]", async () => {
  const context = await startContext();
  withModel(context);
  const { promise, release } = delayedReply();
  context.http.delay(askParrotGpt, promise);
  context.http.answer(askParrotGpt, { status: 'success', text: 'Too late', sources: [] });
  await draw(context);
  await context.user.click(await screen.findByRole('radio', { name: 'Model' }));
  await ask(context, 'What should I say?');
  await screen.findByText('Thinking…');
  await until(() => context.http.requestsTo(askParrotGpt).length);
  const requestId = String(context.http.requestsTo(askParrotGpt)[0]?.body?.requestId);
  context.server.push(assistantPart, { requestId, value: 'Say that' });
  await screen.findByText('Say that');
  context.server.push(assistantPart, { requestId: 'another-question', value: 'Nothing of this' });
  context.server.push(assistantPart, { requestId, value: 'Say that it ships' });
  await screen.findByText('Say that it ships');
  await press(context.user, 'Stop');
  await screen.findByText('Stopped');
  release();
  await press(context.user, 'Insert');
  expect(replyOf(context.session)).toBe('Say that it ships');
  expect(screen.queryByText('Too late')).toBeNull();
});

test.each(['Model', 'Knowledge'])(
  'by %s: words appear one by one, 180 ms each, unless reduced motion is preferred [DSK-11]',
  async (way) => {
    media.clear();
    const context = await startContext();
    withModel(context);
    context.http.answer(askParrotGpt, { status: 'success', text: 'It ships today', sources: [] });
    context.http.answer(askParrot, { status: 'success', answers: [{ ...ANSWER, text: 'It ships today' }] });
    await draw(context);
    await context.user.click(await screen.findByRole('radio', { name: way }));
    freezeTime();
    fireEvent.change(screen.getByLabelText('Ask Parrot'), { target: { value: 'When?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    const word = () => act(() => vi.advanceTimersByTimeAsync(LIMITS.typingEffectMs));
    await seen(() => screen.getByRole('button', { name: 'Show all' }));
    expect(screen.queryByText('It ships today')).toBeNull();
    await word();
    screen.getByText('It');
    await word();
    screen.getByText('It ships');
    await word();
    screen.getByText('It ships today');
    screen.getByRole('button', { name: 'Insert' });
  },
);

test('a failing model shows its error', async () => {
  const context = await startContext();
  withModel(context);
  context.http.refuse(askParrotGpt, 'no_model');
  await draw(context);
  await context.user.click(await screen.findByRole('radio', { name: 'Model' }));
  await ask(context, 'What now?');
  await screen.findByText(/^No model is connected/);
});
