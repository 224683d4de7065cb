/** A builder's chat with a draft: as with visitors, but without waits and without storing anything. */

import { defaultSettings } from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import type { Flow } from '@parrot/contract/flows';
import { type OutsideApi, startOutsideApi } from '@parrot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFetchGuarded, systemClock } from '../../platform/index.ts';
import type { Models } from '../models/index.ts';
import { createDraftTurns, type DraftTurnRequest, type DraftTurns } from './draft-turns.ts';
import { ask, end, flowOf, text, value, wait } from './flow-app.fixture.ts';
import { NO_ANSWER, orderFlow, PROMPT, SECRET, SENT } from './order-flow.fixture.ts';
import { createPrepareAnswers } from './prepare-answers.ts';

let api: OutsideApi;
let draftTurns: DraftTurns;
const NO_MODELS: Models = {
  routes: [],
  isConnected: async () => false,
  findFor: async () => ({ none: 'notConnected' }),
  forApp: async () => null,
};
const whose = { tenantId: newId('ten'), appId: newId('app') };
beforeAll(async () => {
  api = await startOutsideApi();
  const fetchGuarded = createFetchGuarded({ allowed: api.address });
  draftTurns = createDraftTurns(
    { fetchGuarded, clock: systemClock },
    { prepareAnswers: createPrepareAnswers(), models: NO_MODELS, isOpenNow: async () => true },
  );
});
afterAll(() => api.stop());

const faq = { faqId: newId('faq'), languageCode: 'en' as const, link: '' };
const draft = (flow: Flow | null): DraftTurnRequest['snapshot'] => ({
  flow,
  settings: defaultSettings('Polly'),
  language: 'en',
  faqs: [{ ...faq, questions: ['When are you open?'], answer: 'Always.' }],
  sources: [],
});
/** The turns of a whole conversation. */
const talk = async (snapshot: DraftTurnRequest['snapshot'], ...inputs: DraftTurnRequest['input'][]) => {
  const turns: Awaited<ReturnType<DraftTurns['takeTurn']>>[] = [];
  for (const input of inputs) {
    const session = turns.at(-1)?.session ?? null;
    const secrets = new Map([['shopKey', SECRET]]);
    const deadline = Date.now() + 15_000;
    turns.push(await draftTurns.takeTurn({ ...whose, snapshot, session, input, secrets, deadline }));
  }
  return turns;
};
const values = (turns: Awaited<ReturnType<typeof talk>>) =>
  turns.map(({ lines }) => lines.map(({ value }) => value));
const start = { type: 'start' } as const;
const message = (text: string) => ({ type: 'message', text }) as const;

test('API calls are made, and the trace shows everything that led to the answer', async () => {
  api.answers(() => ({ order: { state: 'sent' } }));
  const turns = await talk(draft(orderFlow(`http://${api.address}`)), start, message('A-1'));
  expect(values(turns)).toEqual([[PROMPT], [SENT]]);
  expect(api.asked).toMatchObject([{ headers: { authorization: `Bearer ${SECRET}` } }]);
  const last = turns.at(-1);
  expect(last).toMatchObject({
    outcome: 'ended',
    values: { orderNumber: 'A-1', state: 'sent', lastMessage: 'A-1' },
  });
  expect(last?.trace.filter(({ what }) => what === 'ran').map(({ blockId }) => blockId)).toEqual([
    'first',
    'shop',
    'shop',
    'decide',
    'sent',
    'end',
  ]);
  expect(JSON.stringify(turns)).not.toContain(SECRET);
});

test('a call that takes too long fails within the deadline', async () => {
  api.answers(() => new Promise(() => undefined));
  const snapshot = draft(orderFlow(`http://${api.address}`));
  const [begun] = await talk(snapshot, start);
  const session = begun?.session ?? null;
  const secrets = new Map([['shopKey', SECRET]]);
  const input = message('A-1');
  const deadline = Date.now() + 800;
  const late = await draftTurns.takeTurn({ ...whose, snapshot, session, input, secrets, deadline });
  expect(late.lines.map(({ value }) => value)).toEqual([NO_ANSWER]);
  expect(late.trace).toContainEqual(expect.objectContaining({ blockId: 'shop', because: 'timedOut' }));
  const unkept = await draftTurns.takeTurn({
    ...whose,
    snapshot,
    session,
    input,
    secrets: new Map(),
    deadline: Date.now() + 15_000,
  });
  expect(unkept.lines.map(({ value }) => value)).toEqual([NO_ANSWER]);
  expect(unkept.trace).toContainEqual(
    expect.objectContaining({ because: 'noSecret', values: { branch: 'failed', secret: 'shopKey' } }),
  );
});

test('waits are skipped, a hand-over ends as the builder chooses, and a turn can start at any block', async () => {
  const flow = flowOf(
    {
      first: wait(3_600, 'desk'),
      desk: {
        type: 'hand-over',
        message: { en: 'Somebody will come.' },
        waitMinutes: 5,
        next: { nobody: null, tooLong: 'late' },
      },
      late: text('Nobody came.', 'name'),
      name: ask('Who are you?', 'name', 'end'),
      end,
    },
    [value('name')],
  );
  const turns = await talk(draft(flow), start, { type: 'handOverEnds', how: 'tooLong' });
  expect(values(turns)).toEqual([['Somebody will come.'], ['Nobody came.', 'Who are you?']]);
  expect(turns.map(({ outcome }) => outcome)).toEqual(['handedOver', 'goesOn']);
  const closed = await talk(draft(flow), start, { type: 'handOverEnds', how: 'closed' });
  expect(closed.at(-1)).toMatchObject({ lines: [], outcome: 'ended', session: { waitingFor: 'nothing' } });
  const jumped = await talk(draft(flow), start, { type: 'jump', blockId: 'name' }, message('Ann'));
  expect(values(jumped).slice(1)).toEqual([['Who are you?'], []]);
  expect(jumped.at(-1)).toMatchObject({ outcome: 'ended', values: { name: 'Ann' } });
});

test('an app without a drawn flow answers from its knowledge and shows the scores', async () => {
  const turns = await talk(draft(null), start, message('when are you open'));
  expect(values(turns).at(-1)).toEqual(['Always.']);
  expect(turns.at(-1)?.findings).toMatchObject([
    { question: 'when are you open', kind: 'answer', candidates: [{ question: 'When are you open?' }] },
  ]);
});
