import { expect, test } from 'vitest';
import { flowOf, message, on, play, sentTexts, text } from '../../flow.fixture.ts';

const intents = [{ id: 'returns', name: 'Returns', phrases: ['send it back'] }];
const routing = (template: string) => ({
  type: 'route-by-intent',
  text: template,
  intents,
  next: { returns: 'back', otherwise: 'other' },
});
const rest = { back: text('Returns'), other: text('Something else') };

test('Route by intent requests the intent and takes its branch, or otherwise [F-52]', () => {
  const flow = flowOf({ first: routing('I am {{visitorName}}'), ...rest });
  const { effects, session } = play(flow, []);
  expect(effects).toEqual([{ type: 'findIntent', text: 'I am Ann', intents }]);
  expect(session.waitingFor).toBe('intent');
  const taken = on(flow, session, { type: 'intent', intentId: 'returns' });
  expect(sentTexts(taken)).toEqual(['Returns']);
  expect(taken.trace[0]?.values).toEqual({ branch: 'returns' });
  for (const intentId of [null, 'gone', 'constructor'])
    expect(sentTexts(on(flow, session, { type: 'intent', intentId }))).toEqual(['Something else']);
});

test("left blank it uses the visitor's last message; without one it takes otherwise [F-52]", () => {
  const ask = {
    type: 'ask',
    prompt: { en: 'How can I help?' },
    answer: { kind: 'text', minLength: 0, maxLength: 100 },
    into: null,
    retry: {},
    tries: 3,
    canSkip: false,
    next: { done: 'route', gaveUp: null },
  };
  const flow = flowOf({ first: ask, route: routing(''), ...rest });
  expect(play(flow, [message('It’s broken')]).effects).toEqual([
    { type: 'findIntent', text: 'It’s broken', intents },
  ]);
  expect(sentTexts(play(flowOf({ first: routing(''), ...rest }), []))).toEqual(['Something else']);
});
