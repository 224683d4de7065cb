/// <reference types="node" />
/** Whispering to the bot from a conversation that it handles. */
import type { BotWhisper, QueueUser } from '@parrot/contract/conversations';
import { newId, type UserId } from '@parrot/contract/core';
import { cancelWhisper, sendWhisper, whisperToBot } from '@parrot/contract/corrections';
import { conversationReassigned, openConversation } from '@parrot/contract/desk';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { delayedReply, refusal } from '../../features/desk/testing/desk-server.fixture.ts';
import { AINO, at, queueUser } from '../../features/desk/testing/queue-user.fixture.ts';
import { seen } from '../../testing/home.ts';
import { errorAnswer } from '../../testing/server.ts';
import { MAYA, rightsOf } from '../../testing/users.ts';
import { log, openDesk, openWith, prepareDeskPage, reply, server } from './desk-page.fixture.tsx';

prepareDeskPage();

const nora = queueUser({ userName: 'Nora Lind', startedAt: at(4), status: 'INPROGRESS', waitingSince: null });
const WHISPER = 'Yes, in five working days.';
const whisperOf = (change: Partial<BotWhisper> = {}): BotWhisper => ({
  ...{ whisperId: newId('msg'), text: WHISPER, agentId: AINO.userId, agentName: AINO.name },
  ...{ at: at(5), state: 'pending', canceled: null, ...change },
});
const mine = { agentId: MAYA.userId as UserId, agentName: MAYA.name };
const open = async (session: QueueUser, rights = rightsOf('agent')) => {
  server.put(session);
  server.addMessage(session, { value: 'Do you ship to Norway?' }, false);
  return openWith(session, rights);
};
const answered = (session: QueueUser) =>
  server.addMessage(session, { userType: 'bot', value: 'Sorry, I don’t know.', canRate: true }, false);
const strip = (name = 'Whisper to the bot') => screen.findByRole('region', { name });
const field = () => screen.findByLabelText<HTMLTextAreaElement>('What the bot should answer');
const chooseWhisper = (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(screen.getByRole('radio', { name: 'Whisper to bot' }));

test('an agent whispers the next answer; it is shown to all until it is used', async () => {
  const pending = whisperOf(mine);
  server.http.answer(whisperToBot, () => ({
    status: 'success' as const,
    session: server.put({ ...nora, whisper: pending }),
  }));
  const { user } = await open(nora);
  await chooseWhisper(user);
  expect(screen.queryByRole('button', { name: 'Send as the bot’s answer now' })).toBeNull();
  await user.type(await field(), `  ${WHISPER}`);
  await user.keyboard('{Enter}');
  const shown = within(await strip());
  shown.getByText('You', { exact: false });
  shown.getByText(WHISPER);
  expect(server.http.requestsTo(whisperToBot)[0]?.body).toMatchObject({ text: WHISPER, instead: null });
  server.put(nora);
  const answer = { userType: 'bot', value: WHISPER, correctedBy: MAYA.name } as const;
  server.addMessage(nora, answer);
  await log().findByText(new RegExp(`Answered with ${MAYA.name}’s whisper`));
  await seen(() => expect(screen.queryByRole('region', { name: 'Whisper to the bot' })).toBeNull());
});

test('what is typed while a whisper is saved stays, and edits it', async () => {
  const { user } = await open(nora);
  const slow = delayedReply();
  server.http.delay(whisperToBot, slow.promise);
  server.http.answer(whisperToBot, { status: 'success', session: nora });
  await chooseWhisper(user);
  await user.type(await field(), 'Yes{Enter}, in two days.');
  slow.release();
  await screen.findByRole('button', { name: 'Discard' });
  expect((await field()).value).toBe('Yes, in two days.');
  await user.keyboard('{Enter}');
  await screen.findByLabelText('Your note');
  const [first, second] = server.http.requestsTo(whisperToBot).map(({ body }) => body);
  expect(second).toMatchObject({ text: 'Yes, in two days.', instead: first?.whisperId });
});

test('the whisper of another agent is edited, and canceled', async () => {
  const pending = whisperOf();
  const { user } = await open({ ...nora, whisper: pending });
  within(await strip()).getByText(AINO.name, { exact: false });
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect((await field()).value).toBe(WHISPER);
  await user.type(await field(), ' Or six.');
  server.http.answer(whisperToBot, () => ({ status: 'success' as const, session: nora }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await seen(() => expect(server.http.requestsTo(whisperToBot)).toHaveLength(1));
  expect(server.http.requestsTo(whisperToBot)[0]?.body).toMatchObject({
    text: `${WHISPER} Or six.`,
    instead: pending.whisperId,
  });
  server.http.answer(cancelWhisper, () => ({ status: 'success' as const, session: server.put(nora) }));
  await user.click(screen.getByRole('button', { name: 'Cancel whisper' }));
  await seen(() => expect(screen.queryByRole('region', { name: 'Whisper to the bot' })).toBeNull());
  expect(server.http.requestsTo(cancelWhisper)[0]?.body).toMatchObject({ whisperId: pending.whisperId });
});

test('whispered at the same time: the text stays, the other one is shown, and the next try replaces it', async () => {
  const { user } = await open(nora);
  await chooseWhisper(user);
  await user.type(await field(), 'Mine');
  const other = whisperOf();
  server.http.respond(whisperToBot, () => errorAnswer('conflict', { message: 'Aino was faster.' }));
  server.put({ ...nora, whisper: other });
  await strip();
  await user.keyboard('{Enter}');
  await screen.findByText('Aino was faster.');
  expect((await field()).value).toBe('Mine');
  server.http.answer(whisperToBot, () => ({ status: 'success' as const, session: nora }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await seen(() => expect(server.http.requestsTo(whisperToBot)).toHaveLength(2));
  const [first, second] = server.http.requestsTo(whisperToBot).map(({ body }) => body);
  expect([first?.instead, second?.instead]).toEqual([null, other.whisperId]);
  expect(second?.whisperId).toBe(first?.whisperId);
});

test('while the visitor waits after an unhelpful answer, it is sent as the bot’s answer now', async () => {
  server.put(nora);
  server.addMessage(nora, { value: 'Do you ship to Norway?' }, false);
  const { msgId } = answered(nora);
  const { user } = await openWith(nora, rightsOf('agent'));
  await chooseWhisper(user);
  await user.type(await field(), WHISPER);
  server.http.answer(sendWhisper, { status: 'success', message: null, notSent: 'taken' });
  const send = () => user.click(screen.getByRole('button', { name: 'Send as the bot’s answer now' }));
  await send();
  await screen.findByText('Not sent: the bot no longer has this conversation.');
  expect((await field()).value).toBe(WHISPER);
  server.http.answer(sendWhisper, { status: 'success', message: null, notSent: null });
  await send();
  await screen.findByText('Answer sent. Your suggestion is waiting for review in the Studio.');
  const [first, second] = server.http.requestsTo(sendWhisper).map(({ body }) => body);
  expect(first).toMatchObject({ corrects: msgId, text: WHISPER, instead: null });
  expect(second?.msgId).toBe(first?.msgId);
  await screen.findByLabelText('Your note');
});

test('while the bot asks something itself, the agent learns when the whisper is used', async () => {
  server.put(nora);
  server.addMessage(nora, { userType: 'bot', value: 'Which order?', expects: 'text' }, false);
  const { user } = await openWith(nora, rightsOf('agent'));
  await user.keyboard('w');
  await screen.findByText(/The bot is asking something itself/);
  await seen(async () => expect(document.activeElement).toBe(await field()));
});

test('a whisper that was not used says why, and can become the reply of the agent who took over', async () => {
  const canceled = whisperOf({ state: 'canceled', canceled: { because: 'taken', byName: MAYA.name } });
  const taken = { ...nora, status: 'ASSIGNED', agentId: MAYA.userId, agentName: MAYA.name } as const;
  const { user } = await open({ ...taken, whisper: canceled });
  await strip();
  screen.getByText('Whisper not used');
  screen.getByText(`${MAYA.name} took the conversation.`);
  await user.click(screen.getByRole('button', { name: 'Use as reply' }));
  expect((await reply()).value).toBe(WHISPER);
  expect(screen.queryByText('Whisper not used')).toBeNull();
});

test('taken by another agent, what was whispered can still be copied', async () => {
  await open({ ...nora, whisper: whisperOf(mine) });
  await strip();
  const taken = { ...nora, status: 'ASSIGNED', agentId: AINO.userId, agentName: AINO.name } as const;
  server.answers.set(openConversation.name, () => refusal(404, 'not_found', 'Gone.'));
  server.push(conversationReassigned, {
    ...{ session: { ...taken, lastMessage: null }, how: 'taken', fromAgentId: null },
    ...{ byId: AINO.userId, byName: AINO.name, reason: '', mayRead: false },
  });
  // The strip had the same text before.
  await screen.findByRole('button', { name: /Copy/ });
  screen.getByText(WHISPER);
});

test('no whisper to a bot that is silent, or in a conversation of an agent', async () => {
  server.put({ ...nora, overLimit: true });
  await openDesk(`?queue=inprogress&session=${nora.userSessionId}`, rightsOf('agent'));
  await screen.findByLabelText('Your note');
  expect(screen.queryByRole('radio', { name: 'Whisper to bot' })).toBeNull();
  server.put(nora);
  await screen.findByRole('radio', { name: 'Whisper to bot' });
  server.put({ ...nora, status: 'UNASSIGNED' });
  await seen(() => expect(screen.queryByRole('radio', { name: 'Whisper to bot' })).toBeNull());
});
