/** An agent corrects an answer of the bot: tries it, sends it, and it is saved without being published. */
import {
  type Message,
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
  visitorMessageAdded,
} from '@parrot/contract/conversations';
import { newId, type UserSessionId } from '@parrot/contract/core';
import { openCorrection, saveCorrection, tryCorrection } from '@parrot/contract/corrections';
import { closeConversation, openConversation, takeConversation } from '@parrot/contract/desk';
import { deleteFaq, listFaqs, updateFaq } from '@parrot/contract/knowledge';
import { listGroups, openGroup } from '@parrot/contract/learning';
import {
  newPublishedApp,
  OPENING_HOURS,
  openDeskSocket,
  openTestTenant,
  openVisitorSocket,
  RETURNS,
  type TestSession,
  type TestTenant,
} from '@parrot/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const QUESTION = RETURNS.question[0] ?? '';
const BETTER = 'Returns are free for 60 days.';

let tenant: TestTenant;
let app: TestTenant['app'];
beforeAll(async () => {
  tenant = await openTestTenant();
});
beforeEach(async () => {
  app = await newPublishedApp(tenant.server, tenant.owner);
});
afterAll(() => tenant.stop());

const api = () => tenant.server.api;
/** A visitor with the bot's answer to a question. */
const asked = async (value = QUESTION) => {
  const socket = await openVisitorSocket(tenant.server, { parrotId: app.parrotId });
  const { session } = await socket.ask(openVisitorConversation, { afterSeq: 0 });
  const { message } = await socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });
  await tenant.settle();
  const { messages } = await socket.ask(openVisitorConversation, { afterSeq: message.seq });
  const reply = messages.find(({ userType }) => userType === 'bot') as Message;
  return { socket, userSessionId: session?.userSessionId as UserSessionId, reply, msgId: reply.msgId };
};
type Asked = Awaited<ReturnType<typeof asked>>;
const open = ({ userSessionId, msgId }: Asked, session: TestSession) =>
  api().call(openCorrection, { session, body: { userSessionId, msgId } });
const save = ({ userSessionId, msgId }: Asked, session: TestSession, more: object = {}) =>
  api().call(saveCorrection, {
    session,
    body: {
      ...{ userSessionId, msgId, question: QUESTION, answer: BETTER, changesFaq: true },
      ...{ instead: RETURNS.answer, sendAs: null },
      ...more,
    },
  });
const as = (who: 'agent' | 'bot') => ({ sendAs: { msgId: newId('msg'), as: who } });
const draftAnswers = async () =>
  (await api().call(listFaqs, { session: tenant.owner, body: { appId: app.appId } })).items;
/** An agent of the app who has the conversation. */
const takenBy = async ({ userSessionId, socket }: Asked, session: TestSession) => {
  await socket.ask(requestAgent, {});
  const desk = await openDeskSocket(tenant.server, session);
  await desk.ask(takeConversation, { userSessionId });
  return desk;
};

test('shows the question, the FAQ behind the answer, and what the caller can do', async () => {
  const guest = await asked();
  const { faqId } = (await draftAnswers()).find(({ answer }) => answer === RETURNS.answer) ?? {};
  expect(await open(guest, tenant.owner)).toMatchObject({
    question: QUESTION,
    faq: { faqId, question: QUESTION, answer: RETURNS.answer },
    saves: 'draft',
    sendsAs: 'bot',
  });
  expect(await open(guest, tenant.supervisor)).toMatchObject({ saves: 'proposal', sendsAs: 'bot' });
  const desk = await takenBy(guest, tenant.supervisor);
  expect(await open(guest, tenant.supervisor)).toMatchObject({ sendsAs: 'agent' });
  expect(await open(guest, tenant.owner)).toMatchObject({ sendsAs: null });
  desk.close();
});

test('what the bot would answer with the edit is tried without saving or publishing it', async () => {
  const guest = await asked();
  const attempt = (more: object, session = tenant.owner) =>
    api().call(tryCorrection, {
      session,
      body: {
        ...{ userSessionId: guest.userSessionId, msgId: guest.msgId },
        ...{ question: QUESTION, answer: BETTER, changesFaq: true, ...more },
      },
    });
  expect(await attempt({})).toMatchObject({ kind: 'answer', answer: BETTER, isCorrection: true });
  // Without the right to edit apps, on the published version.
  expect(await attempt({}, tenant.supervisor)).toMatchObject({ answer: BETTER, isCorrection: true });
  const other = OPENING_HOURS.question[0] ?? '';
  expect(await attempt({ question: other })).toMatchObject({
    answer: OPENING_HOURS.answer,
    isCorrection: false,
  });
  expect((await draftAnswers()).map(({ answer }) => answer)).not.toContain(BETTER);
  expect((await asked()).reply.value).toBe(RETURNS.answer);
});

test('an editor’s correction becomes the draft’s answer and reaches the visitor as the bot’s, marked', async () => {
  const guest = await asked();
  const reader = await openDeskSocket(tenant.server, tenant.supervisor);
  await reader.ask(openConversation, { userSessionId: guest.userSessionId });
  const saved = await save(guest, tenant.owner, as('bot'));
  expect(saved).toMatchObject({
    ...{ saved: 'draft', faqIs: 'same', notSent: null },
    message: { value: BETTER, userType: 'bot', corrects: guest.msgId, correctedBy: tenant.owner.name },
  });
  const { message } = await guest.socket.next(visitorMessageAdded, (push) => push.message.value === BETTER);
  expect(message).toMatchObject({
    corrects: guest.msgId,
    userType: 'bot',
    senderName: guest.reply.senderName,
  });
  expect(JSON.stringify(message)).not.toContain(tenant.owner.name);
  const { messages } = await reader.ask(openConversation, { userSessionId: guest.userSessionId });
  expect(messages.at(-1)).toMatchObject({ correctedBy: tenant.owner.name });
  expect((await draftAnswers()).map(({ answer }) => answer)).toContain(BETTER);
  // Nothing is published.
  expect((await asked()).reply.value).toBe(RETURNS.answer);
  reader.close();
});

test('an agent sends it as themselves, once, and proposes the fix', async () => {
  const guest = await asked();
  const desk = await takenBy(guest, tenant.supervisor);
  const sendAs = as('agent');
  await save(guest, tenant.supervisor, sendAs);
  const again = await save(guest, tenant.supervisor, sendAs);
  expect(again).toMatchObject({ saved: 'proposal', message: { userType: 'agent', corrects: guest.msgId } });
  const { messages } = await guest.socket.ask(openVisitorConversation, { afterSeq: guest.reply.seq });
  expect(messages.filter(({ value }) => value === BETTER)).toHaveLength(1);
  const { appId } = app;
  const { items } = await api().call(listGroups, { session: tenant.owner, body: { appId, why: 'proposed' } });
  const body = { appId, groupId: items[0]?.groupId ?? newId('qgr') };
  const { proposals } = await api().call(openGroup, { session: tenant.owner, body });
  expect(proposals[0]).toMatchObject({ answer: BETTER, agentName: tenant.supervisor.name, isFix: true });
  expect((await draftAnswers()).map(({ answer }) => answer)).not.toContain(BETTER);
  desk.close();
});

test('taken or closed meanwhile, the correction is saved, and the reason why it was not sent is returned', async () => {
  const guest = await asked();
  const desk = await takenBy(guest, tenant.supervisor);
  expect(await save(guest, tenant.owner, as('bot'))).toMatchObject({
    ...{ saved: 'draft', message: null, notSent: 'taken' },
  });
  await desk.ask(closeConversation, { userSessionId: guest.userSessionId });
  expect(await save(guest, tenant.supervisor, as('agent'))).toMatchObject({
    ...{ saved: 'proposal', message: null, notSent: 'over' },
  });
  const { messages } = await guest.socket.ask(openVisitorConversation, { afterSeq: 0 });
  expect(messages.map(({ value }) => value)).not.toContain(BETTER);
  desk.close();
});

test('an FAQ that was changed meanwhile is not overwritten; for a deleted one a new FAQ is saved', async () => {
  const guest = await asked();
  const { owner } = tenant;
  const faq = (await draftAnswers()).find(({ answer }) => answer === RETURNS.answer);
  if (!faq) throw new Error('there is no FAQ');
  const where = { appId: app.appId, faqId: faq.faqId };
  await api().call(updateFaq, { session: owner, body: { ...where, ...RETURNS, answer: 'Someone else’s.' } });
  expect(await save(guest, owner)).toMatchObject({ saved: 'proposal', faqIs: 'changed' });
  expect((await draftAnswers()).map(({ answer }) => answer)).toContain('Someone else’s.');
  await api().call(deleteFaq, { session: owner, body: where });
  expect(await open(guest, owner)).toMatchObject({ faq: null });
  expect(await save(guest, owner)).toMatchObject({ saved: 'draft', faqIs: 'deleted' });
  expect((await draftAnswers()).map(({ answer }) => answer)).toContain(BETTER);
});

test('bad input is refused and changes nothing', async () => {
  const guest = await asked();
  const { userSessionId, msgId } = guest;
  const answer = async (more: object, session = tenant.owner) =>
    (
      await api().answer(saveCorrection, {
        session,
        body: {
          ...{ userSessionId, msgId, question: QUESTION, answer: BETTER, changesFaq: true },
          ...{ instead: RETURNS.answer, ...as('bot'), ...more },
        },
      })
    ).status;
  expect(await answer({ answer: ' \u200b ' })).toBe(400);
  expect(await answer({ answer: 'x'.repeat(5_001) })).toBe(400);
  expect(await answer({ sendAs: { msgId: newId('msg'), as: 'visitor' } })).toBe(400);
  expect(await answer({ msgId: newId('msg') })).toBe(404);
  expect(await answer({}, tenant.outsider)).toBe(404);
  const long = await save(guest, tenant.owner, { ...as('bot'), answer: 'x'.repeat(4_500) });
  expect(long).toMatchObject({ saved: 'draft', notSent: 'tooLong', message: null });
});
