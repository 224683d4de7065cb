import { describe, expect, test } from 'vitest';
import { parseRichText } from '../core/index.ts';
import { LIMITS } from '../core/limits.ts';
import {
  fillResponse,
  missingVariables,
  responseActions,
  responseDraft,
  responseTextProblem,
  variablesIn,
} from './index.ts';

const FIELDS = ['plan'];
const filled = (text: string, values: Record<string, string>) =>
  fillResponse(text, new Map(Object.entries(values)));

describe('the text of a response', () => {
  test('gets each value once; a fallback replaces a missing one', () => {
    const text = 'Hi {{ visitor.name|there }}, {{visitor.plan | }}{{app.name}}: {{visitor.name | }}.';
    expect(filled(text, { 'app.name': 'Shop' })).toBe('Hi there, Shop: .');
    expect(filled(text, { 'visitor.name': '{{app.name}}', 'app.name': 'Shop' })).toBe(
      'Hi {{app.name}}, Shop: {{app.name}}.',
    );
    expect(
      missingVariables('{{visitor.name}} {{visitor.name | x}} {{today}}', new Map([['today', '1']])),
    ).toEqual(['visitor.name']);
  });

  test.each([
    ['**bold** and *italic*'],
    ['[here](https://evil.example)'],
    ['![x](https://evil.example/x.png)'],
    ['- item'],
    ['1. item'],
    ['a · b\nc · d\ne · f'],
    ['one\ntwo'],
  ])('takes %j as plain text', (value) => {
    for (const text of [
      '{{visitor.name}}',
      'Hi {{visitor.name}} again',
      '{{visitor.name}}{{visitor.email}}',
    ]) {
      const blocks = parseRichText(
        filled(text, { 'visitor.name': value, 'visitor.email': '(https://a.example)' }),
      );
      expect(blocks).toHaveLength(1);
      const [block] = blocks;
      const parts = block?.kind === 'text' ? block.parts : [];
      // A bare address is a link in any text, but none that is named otherwise.
      const named = parts.filter(
        (part) => part.kind === 'link' && JSON.stringify(part.parts).includes('here'),
      );
      expect([named, parts.filter(({ kind }) => !['text', 'link'].includes(kind))]).toEqual([[], []]);
    }
  });

  test('two values make no link together', () => {
    const text = filled('{{visitor.name}}{{visitor.email}}', {
      'visitor.name': '[here]',
      'visitor.email': '(https://evil.example)',
    });
    expect(JSON.stringify(parseRichText(text))).toContain('[here]');
  });

  const nested = '{{visitor.'.repeat(10) + '}}'.repeat(10);
  test.each([
    ['{{visitor.name}} {{visitor.plan}} {{today | soon}} {single} }}', undefined],
    ['{{visitor.age}}', 'Unknown variable “visitor.age”.'],
    ['{{visitor.Name}}', 'Unknown variable “visitor.Name”.'],
    ['{{secret.key}}', 'Unknown variable “secret.key”.'],
    ['{{}}', expect.stringContaining('Write variables such as')],
    ['{{visitor.name', expect.stringContaining('Write variables such as')],
    [nested, expect.stringContaining('Write variables such as')],
    ['{'.repeat(LIMITS.messageLength), expect.stringContaining('Write variables such as')],
  ])('%j is checked', (text, problem) => {
    expect(responseTextProblem(text, FIELDS)).toEqual(problem);
  });

  test('of any length is read in one pass', () => {
    const long = '{{a'.repeat(100_000);
    expect([variablesIn(long), variablesIn(`${long}}}`)]).toEqual([[], ['a']]);
  });
});

test('a response has a text or actions, and its actions don’t cancel each other out', () => {
  const draft = { title: 'T', hashtags: ['#t1'], text: ' ', appIds: [] };
  expect(responseDraft.safeParse(draft).error?.issues).toMatchObject([{ path: ['text'] }]);
  expect(responseDraft.safeParse({ ...draft, actions: [{ kind: 'close' }] }).success).toBe(true);
  const tagId = `tag_${'a'.repeat(20)}`;
  for (const actions of [
    [{ kind: 'close' }, { kind: 'close' }],
    [
      { kind: 'addTag', tagId },
      { kind: 'removeTag', tagId },
    ],
    [{ kind: 'setStatus', status: 'closed' }],
    [{ kind: 'assign', agentId: 'you' }],
    [{ kind: 'explode' }],
  ])
    expect(responseActions.safeParse(actions).success).toBe(false);
});
