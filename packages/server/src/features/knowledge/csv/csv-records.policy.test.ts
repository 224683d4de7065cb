import { describe, expect, test } from 'vitest';
import { csvRecords } from './csv-records.ts';

async function read(text: string) {
  const records: (string[] | { unclosed: string })[] = [];
  for await (const { cells, unclosed } of csvRecords(text)) records.push(cells ?? { unclosed });
  return records;
}

test.each([
  ['a comma', 'a,b\n1,2\n'],
  ['a semicolon', 'a;b\n1;2\n'],
  ['a tab', 'a\tb\n1\t2\n'],
  ['a bar', 'a|b\n1|2'],
  ['a separator that is named', 'sep=#\na#b\n1#2\n'],
  ['the separator that the head has most of', '"x,y,z";b\n1;2\n'.replace('"x,y,z"', 'a')],
])('cells are separated by %s', async (_what, text) => {
  expect(await read(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

describe('quoted cells', () => {
  test('may contain separators, line ends and doubled quotation marks', async () => {
    expect(await read('a,b\n"x, y","1\n2"\n"say ""hi""",""\n')).toEqual([
      ['a', 'b'],
      ['x, y', '1\n2'],
      ['say "hi"', ''],
    ]);
    expect(await read('"""hi""\nthere",b\n')).toEqual([['"hi"\nthere', 'b']]);
  });

  test('do not count separators of the head when the separator is chosen', async () => {
    expect(await read('"a,b,c";d\n1;2\n')).toEqual([
      ['a,b,c', 'd'],
      ['1', '2'],
    ]);
  });

  test('that continue after the closing mark are taken as they are; blanks after it are ignored', async () => {
    expect(await read('a,b\n"Yes" we do,x\n"No" ,y\n')).toEqual([
      ['a', 'b'],
      ['"Yes" we do', 'x'],
      ['No', 'y'],
    ]);
  });

  test('quotation marks inside a plain cell are text', async () => {
    expect(await read('a,b\n5" nails,say "hi"\n')).toEqual([
      ['a', 'b'],
      ['5" nails', 'say "hi"'],
    ]);
  });
});

describe('a quotation mark that never closes', () => {
  test('ends the table with what was left of it', async () => {
    expect(await read('a,b\n1,2\nx,"open\nmore,3\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      { unclosed: 'x,"open\nmore,3\n' },
    ]);
  });

  test('is not closed by the opening mark of a later cell', async () => {
    const rest = 'x,"open\nmore,3\n"What, exactly?","This."\n';
    expect(await read(`a,b\n${rest}`)).toEqual([['a', 'b'], { unclosed: rest }]);
  });
});

test('blank lines count as records, rows may be longer or shorter than the head', async () => {
  expect(await read('a,b\n\n1\n1,2,3\n,')).toEqual([['a', 'b'], [''], ['1'], ['1', '2', '3'], ['', '']]);
  expect(await read('')).toEqual([]);
});

test('a reader that stops early leaves nothing running', async () => {
  for await (const { cells } of csvRecords('a,b\n'.repeat(200_000))) {
    expect(cells).toEqual(['a', 'b']);
    break;
  }
});

test('megabytes are read while others are served: long rows, many rows, a wide row', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const began = process.cpuUsage();
  expect(await read('word,word\n'.repeat(100_000))).toHaveLength(100_000);
  expect((await read(`a,b\n"${'long '.repeat(400_000)}",x\n`))[1]).toHaveLength(2);
  expect((await read(`${'a,'.repeat(200_000)}b\n`))[0]).toHaveLength(200_001);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
  expect(process.cpuUsage(began).user / 1_000).toBeLessThan(10_000);
});
