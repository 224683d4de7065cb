/** Flows of a block or two. */
import { flowOf, text, value } from './flow.fixture.ts';
import type { Input } from './index.ts';

export const answers = {
  type: 'answer-from-knowledge',
  keepsListening: true,
  question: '',
  botEscalationCount: 2,
  next: { answered: null, unanswered: null },
};
export const ask = {
  type: 'ask',
  prompt: { en: 'Your name?' },
  answer: { kind: 'text', minLength: 0, maxLength: 100 },
  into: 'name',
  retry: {},
  tries: 3,
  canSkip: false,
  next: { done: null, gaveUp: null },
};
export const faq = flowOf({ first: text('Hello!', 'answers'), answers });
export const asking = flowOf({ first: ask }, { values: [value('name', 'text')] });
export const unknown: Input = { type: 'finding', finding: { kind: 'unknown' } };
export const circle = flowOf({ first: text('tick', 'second'), second: text('tock', 'first') });
