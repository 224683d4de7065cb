import { defaultSettings, type Palette } from '@parrot/contract/apps';
import type { FlowProblem } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import { type DraftFacts, publishChecks } from './publish-checks.policy.ts';
import { publishRefusal } from './publish-refusal.policy.ts';

const settings = defaultSettings('Polly');
const NO_SOURCES = { ready: 0, reading: 0, failed: 0 };
const NO_TESTS = { passed: 0, failed: 0, unfinished: 0 };
const draft = (change: Partial<DraftFacts> = {}): DraftFacts => ({
  appType: 'Q&A',
  settings,
  faqCount: 2,
  sources: NO_SOURCES,
  flow: null,
  tests: NO_TESTS,
  agentCount: 1,
  hasIdentitySecret: false,
  ...change,
});
const problem = (severity: FlowProblem['severity']): FlowProblem => ({
  kind: 'deadEnd',
  severity,
  blockId: 'ask',
  values: {},
});
const states = (given: DraftFacts) =>
  Object.fromEntries(publishChecks(given).map(({ check, state }) => [check, state]));
const check = (name: string, given: DraftFacts) => publishChecks(given).find((entry) => entry.check === name);
const withPalette = (palette: Partial<Palette>) =>
  draft({ settings: { ...settings, palette: { ...settings.palette, ...palette } } });
const behaving = (behaviour: Partial<typeof settings.behaviour>, agentCount = 1) =>
  draft({ settings: { ...settings, behaviour: { ...settings.behaviour, ...behaviour } }, agentCount });

test('a draft with content and agents gets advice about its sites only', () => {
  const fine = { knowledge: 'fine', contrast: 'fine', handOver: 'fine' };
  expect(states(draft())).toEqual({ ...fine, domains: 'advice' });
  expect(states(behaving({ allowedDomains: ['example.com'] }))).toEqual({ ...fine, domains: 'fine' });
});

test('without an FAQ it cannot be published', () => {
  expect(check('knowledge', draft({ faqCount: 0 }))).toEqual({
    check: 'knowledge',
    state: 'stop',
    values: { count: '0', sources: '0' },
  });
  const withDocuments = { faqCount: 0, sources: { ...NO_SOURCES, ready: 1 } };
  expect(check('knowledge', draft(withDocuments))?.state).toBe('stop');
  expect(check('knowledge', draft({ ...withDocuments, appType: 'GenAI' }))?.state).toBe('fine');
  expect(states(draft({ faqCount: 0, appType: 'GenAI' }))).toMatchObject({
    knowledge: 'stop',
    sources: 'fine',
  });
});

test('documents being read block publishing, failed ones do not', () => {
  const state = (sources: object) =>
    check('sources', draft({ appType: 'GenAI', sources: { ...NO_SOURCES, ready: 2, ...sources } }))?.state;
  expect([state({}), state({ failed: 1 }), state({ failed: 1, reading: 1 })]).toEqual([
    'fine',
    'advice',
    'stop',
  ]);
});

test('a flow reports its blockers and warnings, and needs knowledge only if a block answers from it', () => {
  const drawn = (problems: FlowProblem[], answersFromKnowledge = false) =>
    draft({ appType: 'FUNCTIONAL', faqCount: 0, flow: { problems, answersFromKnowledge } });
  expect(Object.keys(states(drawn([])))).toEqual(['flow', 'contrast', 'domains', 'handOver']);
  expect(check('flow', drawn([]))?.state).toBe('fine');
  expect(check('flow', drawn([problem('warning')]))?.state).toBe('advice');
  expect(check('flow', drawn([problem('stop'), problem('warning')]))).toEqual({
    check: 'flow',
    state: 'stop',
    values: { stops: '1', warnings: '1' },
  });
  expect(check('knowledge', drawn([], true))?.state).toBe('advice');
});

test('a failed test and a missing secret warn, if there are tests and if visitors must be identified', () => {
  expect(Object.keys(states(draft()))).not.toEqual(expect.arrayContaining(['tests']));
  expect(check('tests', draft({ tests: { ...NO_TESTS, passed: 2 } }))?.state).toBe('fine');
  expect(check('tests', draft({ tests: { passed: 2, failed: 1, unfinished: 0 } }))).toEqual({
    check: 'tests',
    state: 'advice',
    values: { passed: '2', failed: '1', unfinished: '0' },
  });
  expect(check('tests', draft({ tests: { ...NO_TESTS, unfinished: 1 } }))?.state).toBe('advice');
  const authentication = { ...settings, behaviour: { ...settings.behaviour, authentication: true } };
  expect(check('identity', draft())).toBeUndefined();
  expect(check('identity', draft({ settings: authentication }))?.state).toBe('advice');
  expect(check('identity', draft({ settings: authentication, hasIdentitySecret: true }))?.state).toBe('fine');
});

test('a refusal lists everything that blocks publishing, and the first block to fix', () => {
  const refusal = (change: Partial<DraftFacts>, where?: string) => {
    const given = draft(change);
    return publishRefusal(publishChecks(given), { appType: given.appType, where })?.message;
  };
  expect(refusal({})).toBeUndefined();
  expect(refusal({ faqCount: 0 })).toMatch(/isn’t ready.* Add a question and its answer first\.$/);
  expect(refusal({ appType: 'GenAI', faqCount: 0, sources: { ...NO_SOURCES, reading: 2 } })).toMatch(
    /Add a document, page, or question first\. .*still being read \(2\)/,
  );
  const flow = { problems: [problem('stop')], answersFromKnowledge: false };
  expect(refusal({ appType: 'CUSTOM', flow }, 'Order number')).toMatch(
    /\(1\), starting with “Order number”\.$/,
  );
});

test('unreadable colors are reported, the worst pair by name and ratio [DSG-04]', () => {
  expect(check('contrast', withPalette({ brandColor: '#FFD233' }))?.state).toBe('fine');
  const weak = withPalette({ navbarTextcolor: '#5F8F77', userChatBubbleTextColor: '#11794A' });
  expect(check('contrast', weak)).toEqual({
    check: 'contrast',
    state: 'advice',
    values: {
      pair: 'userChatBubbleTextColor',
      textColor: '#11794A',
      ground: '#11794A',
      ratio: '1.0',
      count: '2',
    },
  });
});

test('a ratio just below the limit is not rounded up to it', () => {
  const almost = withPalette({ navbarColor: '#777777', navbarTextcolor: '#ffffff' });
  expect(check('contrast', almost)?.values.ratio).toBe('4.4');
});

test('an empty desk matters only if the bot can hand over', () => {
  expect(check('handOver', behaving({}, 0))?.state).toBe('advice');
  expect(check('handOver', behaving({ agentEscalation: false }, 0))?.state).toBe('fine');
});
