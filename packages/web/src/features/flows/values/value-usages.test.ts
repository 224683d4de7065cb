import { type Block, type Flow, flow as flowRules } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import { newBlock } from '../editor/new-block.ts';
import { everyBlock } from '../inspector/every-block.fixture.ts';
import { isMissing, missingTranslations } from '../texts/missing-translations.ts';
import { asType, nameProblem, withRenamedValue } from './value-changes.ts';
import { namesOf, valueUsages } from './value-usages.ts';

const made = (block: Partial<Block> & { type: Block['type'] }): Block =>
  ({ ...newBlock(block.type, { flow: { language: 'en' }, part: null }), ...block }) as Block;

/** Every place that can refer to a value. */
function flowWith(name: string): Flow {
  const mark = `{{${name}}}`;
  const texts = { en: `Hi ${mark} and {{ ${name} }}, not {{${name}2}}`, de: mark };
  const card = { imageUrl: mark, title: texts, text: texts, buttons: [{ label: texts, url: mark }] };
  const branch = {
    id: 'b1',
    match: 'all' as const,
    comparisons: [{ value: name, operator: 'is' as const, operand: mark }],
    expression: `${name} > 1 && "${name}" != other.${name} && size(${name}) > 0 && ${name}2 == '${name}'`,
  };
  const blocks: Block[] = [
    made({ type: 'start' }),
    made({ type: 'message', content: { kind: 'carousel', cards: [card] } }),
    made({ type: 'message', content: { kind: 'image', imageUrl: mark, description: texts } }),
    made({ type: 'message', content: { kind: 'file', name: 'a.pdf', url: mark } }),
    made({
      type: 'ask',
      prompt: texts,
      retry: texts,
      into: name,
      answer: { kind: 'choice', options: [{ id: 'o1', label: texts }], several: false },
    }),
    made({ type: 'buttons', prompt: texts, into: name, buttons: [{ id: 'yes', label: texts, url: mark }] }),
    made({ type: 'condition', branches: [branch] }),
    made({
      type: 'set-value',
      assignments: [
        { into: name, from: { kind: 'template', text: mark } },
        { into: null, from: { kind: 'expression', expression: name } },
      ],
    }),
    made({
      type: 'call-api',
      url: mark,
      headers: [{ name: 'X', value: mark }],
      body: `{"a": "${mark}"}`,
      results: [{ path: name, into: name }],
    }),
    made({ type: 'answer-from-knowledge', question: mark }),
    made({ type: 'route-by-intent', text: mark }),
    made({ type: 'translate', text: mark, into: name }),
    made({ type: 'rate', prompt: texts, into: name }),
    made({ type: 'hand-over', message: texts }),
    made({ type: 'end', message: texts }),
  ];
  return {
    ...everyBlock(),
    start: 'b-0',
    blocks: Object.fromEntries(blocks.map((block, at) => [`b-${at}`, block])),
    values: [{ name, type: 'text', scope: 'conversation', initial: null }],
    texts: { en: { unknown: `Sorry, ${mark}` } },
  };
}

test('renaming a value changes every reference and nothing else [DSG-02]', () => {
  const before = flowWith('order');
  const after = withRenamedValue(before, 'order', 'orderNumber');
  // Other occurrences are unchanged: quoted texts, response paths, longer names.
  const expected = JSON.parse(
    JSON.stringify(flowWith('orderNumber'))
      .replaceAll('orderNumber2', 'order2')
      .replaceAll('\\"orderNumber\\"', '\\"order\\"')
      .replaceAll("'orderNumber'", "'order'")
      .replaceAll('other.orderNumber', 'other.order')
      .replaceAll('{{ orderNumber }}', '{{orderNumber}}')
      .replaceAll('"path":"orderNumber"', '"path":"order"'),
  );
  expect(after).toEqual(expected);
  expect(flowRules.safeParse(after).success).toBe(true);
  expect(valueUsages(after, 'order')).toEqual([]);
  expect(valueUsages(before, 'order')).toEqual(Object.keys(before.blocks).filter((id) => id !== 'b-0'));
  expect(namesOf(before.blocks['b-6'] as Block)).toEqual(new Set(['order', 'other', 'order2']));
});

test('a taken, built-in or invalid name changes nothing', () => {
  const flow = { ...flowWith('order') };
  flow.values = [...flow.values, { name: 'total', type: 'number', scope: 'conversation', initial: null }];
  for (const [to, why] of [
    ['total', 'taken'],
    ['lastMessage', 'badName'],
    ['constructor', 'badName'],
    ['Order no', 'badName'],
  ] as const) {
    expect(nameProblem(flow, 'order', to)).toBe(why);
    expect(withRenamedValue(flow, 'order', to)).toBe(flow);
  }
});

test('the initial value is converted to the new type if possible', () => {
  expect(asType('12', 'number')).toBe(12);
  expect(asType('twelve', 'number')).toBeNull();
  expect(asType(12, 'text')).toBe('12');
  expect(asType('a', 'list')).toEqual(['a']);
  expect(asType(true, 'text')).toBeNull();
  expect(asType('2026-05-31', 'date')).toBe('2026-05-31');
  expect(asType(null, 'list')).toBeNull();
});

test('a translation is missing if a text exists in one language but not in another', () => {
  expect(isMissing({}, 'de')).toBe(false);
  expect(isMissing({ en: 'Hi', de: ' ' }, 'de')).toBe(true);
  expect(isMissing({ de: 'Hallo' }, 'en')).toBe(true);
  expect(missingTranslations(flowWith('order'), 'de').count).toBe(0);
  const french = missingTranslations(flowWith('order'), 'fr');
  expect(french.count).toBe(3 + 1 + 3 + 2 + 1 + 1 + 1);
  expect(french.blocks).toContain('b-5');
});
