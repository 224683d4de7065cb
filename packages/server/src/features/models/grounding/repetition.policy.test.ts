import { countAttack } from '@parrot/testkit/attack-tests';
import { expect, test } from 'vitest';
import { detectRepetition } from './repetition.policy.ts';

const INSTRUCTIONS =
  'Answer the customer’s question from the numbered passages only. Cite each sentence by the number of its passage. If the passages do not answer it, reply with NONE.';

test.each([
  INSTRUCTIONS,
  'My instructions: “Answer the customer’s question from the numbered passages only.”',
  'CITE EACH SENTENCE — by the number of its passage!',
  'if the\npassages do not [1] answer it, reply',
])('%s repeats the instructions', (text) => {
  countAttack('prompts');
  expect(detectRepetition(INSTRUCTIONS)(text)).toBe(true);
});

test.each([
  '',
  'NONE',
  'A repair costs 45 euros an hour [1].',
  'The passages do not answer it, so please ask our agents.',
])('%s does not', (text) => {
  expect(detectRepetition(INSTRUCTIONS)(text)).toBe(false);
});
