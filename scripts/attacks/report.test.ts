import { ATTACK_ITEMS } from '@parrot/testkit/attacks';
import { expect, test } from 'vitest';

// Plain JavaScript, because it must run before anything is installed.
const { parseRecord } = await import(new URL('./record.mjs', import.meta.url).href);
const { attackLine, attackProblems, attackTable } = await import(
  new URL('./report.mjs', import.meta.url).href
);

const ITEMS = { ssrf: 'Private addresses', script: 'Script' };
const record = parseRecord(
  [
    '{"item":"ssrf","name":"loopback","blocked":true}',
    '{"item":"ssrf","name":"metadata","blocked":true}',
    '{"item":"script","name":"an image","blocked":true}',
    '{"of":"routes","covered":2,"all":2}',
    '{"of":"events","covered":1,"all":1}',
    '{"of":"roles","covered":7,"all":7}',
    '',
  ].join('\n'),
);

test('without attempts, every item of the suite is a problem', () => {
  const untried = attackProblems(ATTACK_ITEMS, { attempts: [], coverage: record.coverage });
  expect(untried).toHaveLength(Object.keys(ATTACK_ITEMS).length);
});

test('attempts are counted by item, with what is covered', () => {
  expect(attackTable(ITEMS, record).split('\n')).toEqual([
    'attack             tried  blocked',
    'Private addresses      2        2',
    'Script                 1        1',
    'all                    3        3',
    '',
    'routes covered: 2 of 2',
    'events covered: 1 of 1',
    'roles covered: 7 of 7',
  ]);
  expect(attackLine(record)).toBe('Attacks: 3 tried, 3 blocked; 2/2 routes, 1/1 events, 7/7 roles');
  expect(attackProblems(ITEMS, record)).toEqual([]);
});

test('an attack that works, an item without attacks and a route without one are problems', () => {
  const { attempts, coverage } = record;
  const worked = { item: 'script', name: 'a link', blocked: false };
  expect(attackProblems(ITEMS, { attempts: [...attempts, worked], coverage })).toEqual([
    'not blocked: script: a link',
  ]);
  expect(attackProblems({ ...ITEMS, sql: 'SQL' }, record)).toEqual(['not tried: SQL']);
  expect(attackProblems({ ssrf: 'Private addresses' }, record)).toEqual(['unknown item: script']);
  const partly = [{ of: 'routes', covered: 1, all: 2 }, ...coverage.slice(1, 2)];
  expect(attackProblems(ITEMS, { attempts, coverage: partly })).toEqual([
    'not covered: roles',
    'not all covered: 1 of 2 routes',
  ]);
});
