import { appDetails, defaultSettings } from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import {
  acceptChange,
  answerGroup,
  countGroups,
  listGroups,
  openGroup,
  openTrace,
  type ProposedAnswer,
  type QuestionGroup,
  setGroupState,
  type UnansweredQuestion,
  wouldAnswer,
} from '@parrot/contract/learning';
import { questionsAndAnswersFlow } from '@parrot/flow-engine';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../../testing/press.ts';
import { anApp, openPage, pageFrom } from '../../studio.fixture.tsx';
import DesignerPage from '../designer-page.tsx';

const done = { status: 'success' } as const;
const app = anApp({ languageList: ['de'] });
const PARKING = 'Where can I park my bicycle?';
const ANSWER = 'There is a stand behind the house, free for customers.';

const aGroup = (change: Partial<QuestionGroup> = {}): QuestionGroup => ({
  groupId: newId('qgr'),
  question: PARKING,
  count: 3,
  why: { unanswered: 2, noneMeant: 0, thumbsDown: 0, handedOver: 1, proposed: 0 },
  languages: ['en'],
  lastAskedAt: '2026-03-01T10:00:00.000Z',
  days: [0, 0, 1, 0, 0, 0, 2],
  state: 'open',
  faq: null,
  ...change,
});
const anAsked = (change: Partial<UnansweredQuestion> = {}): UnansweredQuestion => ({
  askedId: newId('ask'),
  text: PARKING,
  languageCode: 'en',
  askedAt: '2026-03-01T10:00:00.000Z',
  why: ['unanswered', 'handedOver'],
  botReply: 'I don’t know that.',
  conversation: { conversationId: newId('cnv'), userSessionId: newId('uss') },
  ...change,
});

async function openUnanswered(
  groups: QuestionGroup[],
  asked: UnansweredQuestion[] = [anAsked()],
  fixes: ProposedAnswer[] = [],
) {
  const opened = await openPage(<DesignerPage />, {
    at: `/home/studio/designer?app=${app.appId}&screen=unanswered`,
    prepare: (server) => {
      server.answer(appDetails, { ...done, app, settings: defaultSettings(app.appName), revision: 1 });
      server.answer(countGroups, { ...done, open: groups.length, solved: 0, ignored: 0 });
      server.answer(listGroups, (request) => pageFrom(groups)(request));
      server.answer(openGroup, (request) => ({
        ...pageFrom(asked)(request),
        group: groups[0] as QuestionGroup,
        variants: [PARKING, 'bicycle parking'],
        languageCode: 'en' as const,
        proposals: [
          ...fixes,
          {
            answer: ANSWER,
            agentName: 'Tomas Ek',
            at: '2026-03-01T10:05:00.000Z',
            question: PARKING,
            isFix: false,
            change: null,
          },
        ],
      }));
    },
  });
  await screen.findByRole('heading', { name: app.appName });
  return opened;
}

test('a group shows its questions, replies and traces; the FAQ form is filled in and shows what it would answer', async () => {
  const group = aGroup();
  const other = aGroup({ question: 'Is there a place for bikes?' });
  const { server, user } = await openUnanswered([group]);
  await screen.findByRole('link', { name: /^Unanswered ?1$/ });
  await press(user, /Where can I park/);
  await screen.findByText(ANSWER);
  const item = (await screen.findByText('Questions')).parentElement as HTMLElement;
  expect(within(item).getByRole('link', { name: 'Open conversation' }).getAttribute('href')).toContain(
    '/home/desk/chats?session=uss_',
  );
  server.answer(openTrace, {
    ...done,
    botReply: 'I don’t know that.',
    at: '2026-03-01T10:00:00.000Z',
    version: { versionId: newId('ver'), number: 7 },
    flow: questionsAndAnswersFlow({ language: 'en', settings: defaultSettings('Bot') }),
    trace: {
      steps: [],
      language: 'en',
      milliseconds: 12,
      finding: {
        question: PARKING,
        kind: 'unknown',
        language: 'en',
        threshold: 0.5,
        score: 0.1,
        candidates: [{ faqId: newId('faq'), question: 'Where are you?', score: 0.1 }],
        passages: [],
        corrections: [],
        milliseconds: 3,
      },
    },
  });
  await user.click(within(item).getByRole('button', { name: 'Why this answer?' }));
  await within(item).findByText('1. Where are you?');
  expect(item.textContent).toMatch(/Threshold 0\.50.*Version7.*Duration12 ms/);

  server.answer(wouldAnswer, {
    ...done,
    cutShort: false,
    groups: [
      { groupId: group.groupId, question: PARKING, asked: 2, answered: [{ text: PARKING, score: 1 }] },
      {
        groupId: other.groupId,
        question: other.question,
        asked: 1,
        answered: [{ text: 'bikes?', score: 0.8 }],
      },
    ],
  });
  await press(user, 'Create FAQ');
  expect((await screen.findByLabelText<HTMLInputElement>('Question')).value).toBe(PARKING);
  screen.getByRole('button', { name: 'Remove bicycle parking' });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Answer').value).toBe(ANSWER);
  await screen.findByText('1 of 2 variations');
  await user.click(screen.getByRole('checkbox', { name: `Also mark as solved: ${other.question}` }));
  server.answer(answerGroup, { ...done, faqId: newId('faq'), group: { ...group, state: 'solved' } });
  await press(user, 'Save as FAQ');
  await screen.findByText('FAQ saved. Publish to make it live.');
  expect(server.requestsTo(answerGroup).map(({ body }) => body)).toMatchObject([
    {
      groupId: group.groupId,
      languageCode: 'en',
      question: [PARKING, 'bicycle parking'],
      answer: ANSWER,
      alsoSolves: [other.groupId],
    },
  ]);
});

test("an agent's proposed answer becomes an FAQ with one click", async () => {
  const group = aGroup({ why: { unanswered: 0, noneMeant: 0, thumbsDown: 0, handedOver: 0, proposed: 1 } });
  const fix = {
    answer: 'In the yard, day and night.',
    agentName: 'Aino Berg',
    at: '2026-03-02T08:00:00.000Z',
    question: 'Where is the bicycle stand?',
    isFix: true,
    change: null,
  };
  const { server, user } = await openUnanswered([group], [anAsked({ why: ['proposed'] })], [fix]);
  const row = await screen.findByRole('button', { name: /Where can I park/ });
  expect(row.textContent).toContain('Suggested fix 1');
  await user.click(row);
  const waiting = (await screen.findByText('Suggested answers')).parentElement as HTMLElement;
  expect(waiting.textContent).toContain('Aino Berg');
  expect(waiting.textContent).not.toContain(ANSWER);
  server.answer(answerGroup, { ...done, faqId: newId('faq'), group: { ...group, state: 'solved' } });
  await user.click(within(waiting).getByRole('button', { name: 'Save as FAQ' }));
  await screen.findByText('FAQ saved. Publish to make it live.');
  expect(server.requestsTo(answerGroup).map(({ body }) => body)).toMatchObject([
    {
      groupId: group.groupId,
      languageCode: 'en',
      question: [fix.question, PARKING, 'bicycle parking'],
      answer: fix.answer,
    },
  ]);
});

test('a proposed change is shown next to the current answer and accepted with one click', async () => {
  const group = aGroup({ why: { unanswered: 0, noneMeant: 0, thumbsDown: 0, handedOver: 0, proposed: 1 } });
  const change = {
    fixId: '0b9f4a52-6f0e-4c3a-9d53-0d2a1c3b4e5f',
    faqId: newId('faq'),
    question: 'Where is the stand?',
    answer: 'In the cellar.',
  };
  const by = { agentName: 'Aino Berg', at: '2026-03-02T08:00:00.000Z', question: PARKING };
  const fix = { ...by, answer: 'In the yard.', isFix: true, change };
  const { server, user } = await openUnanswered([group], [anAsked({ why: ['proposed'] })], [fix]);
  await press(user, /Where can I park/);
  await screen.findByText('Update the answer to “Where is the stand?”');
  expect(screen.getByText('Current answer').parentElement?.textContent).toContain('In the cellar.');
  server.answer(acceptChange, { ...done, faqId: change.faqId, group: { ...group, state: 'solved' } });
  await press(user, 'Update answer');
  await screen.findByText('Answer updated. Publish the app to make it live.');
  const { groupId } = group;
  const { fixId, answer: instead } = change;
  expect(server.requestsTo(acceptChange)[0]?.body).toMatchObject({ groupId, fixId, instead });
});

test('ignoring can be undone; without a desk no conversation is linked; an empty list says so', async () => {
  const group = aGroup();
  const groups = [group];
  const { server, user } = await openUnanswered(groups, [anAsked({ conversation: null })]);
  await press(user, /Where can I park/);
  await screen.findByText('Questions');
  expect(screen.queryByRole('link', { name: 'Open conversation' })).toBeNull();
  server.answer(setGroupState, done);
  groups.length = 0;
  await press(user, 'Ignore');
  await screen.findByText('No unanswered questions');
  await press(user, 'Undo');
  await expect
    .poll(() => server.requestsTo(setGroupState).map(({ body }) => body))
    .toMatchObject([
      { groupIds: [group.groupId], state: 'ignored' },
      { groupIds: [group.groupId], state: 'open' },
    ]);
});
