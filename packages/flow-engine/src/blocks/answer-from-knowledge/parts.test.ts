/** Findings of messages that ask several things. */
import { FLOW_TEXTS } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import { context, flowOf, message, on, play, sendMessage, text } from '../../flow.fixture.ts';
import type { Finding, FindingPart, Input } from '../../inputs.ts';

const texts = FLOW_TEXTS.en;
const listening = (more: object = {}) =>
  flowOf({
    first: {
      type: 'answer-from-knowledge',
      keepsListening: true,
      question: '',
      botEscalationCount: 2,
      next: { answered: null, unanswered: null },
      ...more,
    },
    after: text('Anything else?'),
  });

const answer = (answered: string): Finding => ({
  kind: 'answer',
  answer: answered,
  sources: [{ title: answered, url: '' }],
});
const warranty: FindingPart = { question: 'How long is the warranty?', finding: answer('Three years.') };
const shipping: FindingPart = { question: 'Do you ship to Norway?', finding: answer('Yes.') };
const left = (question: string, finding: Finding = { kind: 'unknown' }): FindingPart => ({
  question,
  finding,
});
const suggesting: Finding = { kind: 'didYouMean', suggestions: [{ question: 'What is covered?' }] };
const found = (...parts: FindingPart[]): Input => ({
  type: 'finding',
  finding: { ...answer('Three years.'), parts },
});
const replied = (answered: string, part: number) => ({
  ...sendMessage(answered, { sources: [{ title: answered, url: '' }], canRate: true }),
  part,
});
const asked = (flow = listening()) => play(flow, [message('Both?')]).session;

test('each answer is a message with its own sources [F-78]', () => {
  const before = { ...asked(), unanswered: 1 };
  const { effects, session } = on(listening(), before, found(warranty, shipping));
  expect(effects).toEqual([replied('Three years.', 0), replied('Yes.', 1)]);
  expect(session).toMatchObject({ waitingFor: 'message', question: null, unanswered: 0 });
});

test('what is left without an answer gets a text of its own and counts once [F-78]', () => {
  const unknown = on(listening(), asked(), found(warranty, left('And elephants?')));
  expect(unknown.effects).toEqual([
    replied('Three years.', 0),
    { ...sendMessage(texts.unknownRest), part: 1 },
  ]);
  expect(unknown.session.unanswered).toBe(1);
  const offered = on(listening(), asked(), found(warranty, left('And shades?', suggesting)));
  expect(offered.effects[1]).toEqual({
    ...sendMessage(texts.didYouMeanRest, { suggestions: ['What is covered?', texts.noneOfThese] }),
    part: 1,
  });
  const eager = listening({ botEscalationCount: 1 });
  expect(on(eager, asked(eager), found(warranty, left('And elephants?'))).effects[1]).toMatchObject({
    suggestions: [texts.talkToPerson],
    offersPerson: true,
  });
});

test('a request for an agent beside a question hands over after the answer [F-78]', () => {
  const request = found(warranty, left('Can I talk to someone?'));
  const handed = on(listening(), asked(), request);
  expect(handed.effects.map((effect) => (effect.type === 'sendMessage' ? effect.text : effect.type))).toEqual(
    ['Three years.', texts.handingOver, 'handOver'],
  );
  expect(handed.session.waitingFor).toBe('person');
  const alone = { ...context, desk: { enabled: false, available: false } };
  expect(on(listening(), asked(), request, alone).effects[1]).toMatchObject({ text: texts.unknownRest });
});

test('small talk beside a question needs no reply [F-78]', () => {
  const { effects } = on(listening(), asked(), found(warranty, left('How are you?')));
  expect(effects).toEqual([replied('Three years.', 0)]);
});

test('a block that does not listen sends all answers and takes answered [F-78]', () => {
  const once = listening({
    keepsListening: false,
    question: 'Both?',
    next: { answered: 'after', unanswered: null },
  });
  const { effects } = on(once, play(once, []).session, found(warranty, left('And elephants?')));
  expect(effects.map((effect) => effect.type === 'sendMessage' && effect.text)).toEqual([
    'Three years.',
    texts.unknownRest,
    'Anything else?',
    false,
  ]);
});
