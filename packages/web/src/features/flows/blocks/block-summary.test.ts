import { BLOCK_TYPES, type Block, type BlockOf } from '@parrot/contract/flows';
import { expect, test } from 'vitest';
import { newBlock } from '../editor/new-block.ts';
import { everyBlock } from '../inspector/every-block.fixture.ts';
import { blockSummary, markedBlockSummary } from './block-summary.ts';
import { namedBranchesOf } from './branch-names.ts';

const flow = everyBlock({ parts: [{ id: 'part-1', name: 'Collect address', start: 'start' }] });
const like = <Type extends Block['type']>(type: Type, change: Partial<BlockOf<Type>> = {}): Block =>
  ({ ...newBlock(type, { flow, part: null }), ...change }) as Block;
const summarize = (block: Block, language: 'en' | 'de' = 'en') => blockSummary(block, flow, language);

test('every new block has a one-line summary [DSG-02]', () => {
  const lines = Object.fromEntries(BLOCK_TYPES.map((type) => [type, summarize(like(type))]));
  expect(lines).toEqual({
    start: 'Chat opens',
    message: 'Hello!',
    ask: '“What would you like to tell us?”',
    buttons: 'What would you like to do?',
    condition: 'No comparisons yet',
    'set-value': '… = …',
    'call-api': 'GET https://',
    'answer-from-knowledge': 'Keeps answering questions',
    'route-by-intent': '1 intent, 0 examples',
    translate: 'lastMessage to Visitor’s language',
    wait: '5 seconds',
    rate: 'How did we do?',
    'hand-over': 'To an agent at the desk (waits up to 10 minutes)',
    'go-to': 'Not connected yet',
    'reusable-part': 'No part selected yet',
    'business-hours': 'Opening hours of the app',
    end: 'Conversation ends',
  });
});

test('a summary uses the language being edited and shows values by name', () => {
  const ask = like('ask', {
    prompt: { en: 'Which  order\nis it?', de: 'Welche Bestellung?' },
    into: 'orderNo',
  });
  expect(summarize(ask)).toBe('“Which order is it?” Saved as orderNo');
  expect(markedBlockSummary(ask, flow, 'de')).toBe('“Welche Bestellung?” Saved as {{orderNo}}');
  expect(summarize(like('call-api', { url: 'https://api.halden.no/orders/{{orderNo}}' }))).toBe(
    'GET /orders/orderNo',
  );
  expect(summarize(like('reusable-part', { runs: 'part-1' }))).toBe('Collect address');
  expect(summarize(like('go-to', { next: { done: 'rate' } }))).toBe('To Rate');
  const nine = [{ from: '09:00', until: '12:00' }];
  const days = { mon: nine, tue: [], wed: nine, thu: nine, fri: [], sat: [], sun: [] };
  expect(summarize(like('business-hours', { source: 'own', days, timeZone: 'Europe/Oslo' }))).toBe(
    'Mon 09:00–12:00, Wed–Thu 09:00–12:00 (Europe/Oslo)',
  );
  const branches = [
    {
      id: 'b1',
      match: 'any' as const,
      expression: '',
      comparisons: [
        { value: 'total', operator: 'greater' as const, operand: '{{limit}}' },
        { value: 'member', operator: 'isYes' as const, operand: 'left over' },
      ],
    },
  ];
  const condition = like('condition', { branches, next: { b1: null, otherwise: 'end' } });
  expect(summarize(condition)).toBe('total is greater than limit or member is yes');
  expect(namedBranchesOf(condition, flow, 'en')).toEqual([
    { branch: 'b1', name: 'total is greater than limit or member is yes', to: null },
    { branch: 'otherwise', name: 'Otherwise', to: 'end' },
  ]);
});

test('a summary has the whole text, and braces in a title are plain text', () => {
  const text = `First line.\n${'word '.repeat(800).trim()}`;
  expect(summarize(like('message', { content: { kind: 'text', words: { en: text } } }))).toBe(text);
  const odd = like('message', { content: { kind: 'file', name: '$t(types.end.name) {{count}}', url: '' } });
  expect(markedBlockSummary(odd, flow, 'en')).toBe('File: $t(types.end.name) {{count}}');
});
