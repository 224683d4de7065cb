import { defaultSettings } from '@parrot/contract/apps';
import { flow as flowShape } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import { message, on, play, sentTexts } from './flow.fixture.ts';
import { blankFlow, findProblems, type Input, questionsAndAnswersFlow } from './index.ts';

const defaults = defaultSettings('Polly');
const settings = {
  ...defaults,
  appearance: { ...defaults.appearance, welcomeMsg: 'Hallo!' },
  translations: { en: { welcomeMsg: 'Hello!' }, sv: { welcomeMsg: '' } },
};
const given = {
  languages: ['de', 'en'],
  secrets: [],
  deskEnabled: true,
  agentCount: 1,
  hasModel: false,
} as const;

test('questions and answers greets in each language and keeps answering [F-24]', () => {
  const flow = questionsAndAnswersFlow({ language: 'de', settings });
  expect(flowShape.parse(flow)).toEqual(flow);
  expect(findProblems(flow, given)).toEqual([]);
  expect(flow.blocks.welcome).toMatchObject({ content: { words: { de: 'Hallo!', en: 'Hello!' } } });
  let { session } = play(flow, []);
  for (const written of ['one', 'two', 'three']) {
    const finding: Input = { type: 'finding', finding: { kind: 'answer', answer: written, sources: [] } };
    const answered = on(flow, on(flow, session, message(written)).session, finding);
    expect(sentTexts(answered)).toEqual([written]);
    session = answered.session;
  }
  const silent = { ...settings, appearance: { ...settings.appearance, welcomeMsg: '' }, translations: {} };
  expect(play(questionsAndAnswersFlow({ language: 'de', settings: silent }), [])).toMatchObject({
    effects: [],
    session: { waitingFor: 'message' },
  });
});

test('a new app starts with a greeting and, if it has knowledge, with answering [F-24] [APP-07]', () => {
  const functional = blankFlow('de', settings, 'FUNCTIONAL');
  expect(flowShape.parse(functional)).toEqual(functional);
  expect(Object.keys(functional.places)).toEqual(Object.keys(functional.blocks));
  expect(sentTexts(play(functional, []))).toEqual(['Hallo!']);
  expect(findProblems(functional, given)).toEqual([
    { kind: 'deadEnd', severity: 'warning', blockId: 'welcome', values: { branch: 'done' } },
  ]);
  const custom = blankFlow('de', settings, 'CUSTOM');
  expect(play(custom, [message('Wo?')]).effects).toEqual([{ type: 'findAnswer', question: 'Wo?' }]);
  expect(findProblems(custom, given)).toEqual([]);
});
