import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OWN_FOLDER } from './model-files.ts';
import { createTokenizer } from './tokenizer.ts';

const VOCABULARY = [
  '[UNK]',
  '[CLS]',
  '[SEP]',
  'how',
  'un',
  '##want',
  '##ed',
  'runn',
  '##ing',
  ',',
  '?',
  'é',
  'e',
  '中',
];
const vocab = Object.fromEntries(VOCABULARY.map((token, id) => [token, id]));
const tokenizerOf = (model: object = {}, normalizer: object = { lowercase: true, strip_accents: false }) =>
  createTokenizer(JSON.stringify({ normalizer, model: { type: 'WordPiece', vocab, ...model } }));
/** The tokens between the marks at both ends. */
const tokensOf = (text: string, { encode } = tokenizerOf()): string[] =>
  encode(text)
    .slice(1, -1)
    .map((id) => VOCABULARY[id] ?? '');

describe('word pieces', () => {
  test('are the longest that fit, from the left', () => {
    expect(tokensOf('unwanted running')).toEqual(['un', '##want', '##ed', 'runn', '##ing']);
  });

  test('a word with one unknown piece is unknown as a whole', () => {
    expect(tokensOf('unwantedly how')).toEqual(['[UNK]', 'how']);
  });

  test('punctuation and ideographs are words of their own', () => {
    expect(tokensOf('how,how?中中')).toEqual(['how', ',', 'how', '?', '中', '中']);
  });

  test('a word over the limit of the model is unknown without a search', () => {
    expect(tokensOf('unwanted', tokenizerOf({ max_input_chars_per_word: 7 }))).toEqual(['[UNK]']);
    expect(tokensOf('unwanted', tokenizerOf({ max_input_chars_per_word: 8 }))).toHaveLength(3);
  });

  test('the prefix of continuing pieces and the unknown token are those of the model', () => {
    const own = { '<unk>': 0, '[CLS]': 1, '[SEP]': 2, ab: 3, '@@c': 4 };
    const { encode } = tokenizerOf({ vocab: own, unk_token: '<unk>', continuing_subword_prefix: '@@' });
    expect(encode('abc x')).toEqual([1, 3, 4, 0, 2]);
  });
});

describe('text is normalized as the model was trained', () => {
  test('case counts only where the model says so', () => {
    expect(tokensOf('HOW')).toEqual(['how']);
    expect(tokensOf('HOW', tokenizerOf({}, { lowercase: false }))).toEqual(['[UNK]']);
  });

  test('accents are removed only where the model says so, and by default with the case', () => {
    expect(tokensOf('É')).toEqual(['é']);
    expect(tokensOf('É', tokenizerOf({}, { lowercase: true, strip_accents: true }))).toEqual(['e']);
    expect(tokensOf('É', tokenizerOf({}, { lowercase: true }))).toEqual(['e']);
  });

  test('two ways to write the same letter are one', () => {
    expect(tokensOf('e\u0301')).toEqual(tokensOf('\u00e9'));
  });

  test('control characters are removed, and any white space separates words', () => {
    expect(tokensOf('h\u0000o\ufffdw')).toEqual(['how']);
    expect(tokensOf('how\thow\u00a0how\r\nhow')).toEqual(['how', 'how', 'how', 'how']);
  });
});

describe('any text gives a sequence of bounded length', () => {
  test.each([
    ['nothing', '', 2],
    ['white space', ' \n\t ', 2],
    ['an unpaired surrogate', '\ud800', 3],
    ['an emoji', '🦜', 3],
    ['many words', 'how '.repeat(10_000), 256],
    ['one endless word', 'x'.repeat(1_000_000), 3],
    ['a word at the limit that splits into many pieces', `${'how '.repeat(253)}unwanted`, 256],
  ])('%s', (_what, text, length) => {
    const ids = tokenizerOf().encode(text);
    expect(ids).toHaveLength(length);
    expect([ids[0], ids.at(-1)]).toEqual([vocab['[CLS]'], vocab['[SEP]']]);
  });
});

test.each([
  ['of another kind', { type: 'BPE' }, /BPE/],
  ['without an unknown token', { vocab: { '[CLS]': 1, '[SEP]': 2 } }, /\[UNK\]/],
  ['without the marks at both ends', { vocab: { '[UNK]': 0 } }, /\[CLS\]/],
])('a tokenizer %s is refused', (_what, model, message) => {
  expect(() => tokenizerOf(model)).toThrow(message);
});

test('a file that is not JSON is refused', () => {
  expect(() => createTokenizer('no JSON')).toThrow(SyntaxError);
});

test('our own tokenizer gives the ids that the model was trained on', () => {
  const { encode } = createTokenizer(readFileSync(join(OWN_FOLDER, 'tokenizer.json'), 'utf8'));
  expect(encode('How do I reset my password?')).toEqual([2, 265, 215, 51, 23231, 162, 18889, 35, 3]);
  expect(encode('¿Cómo restablezco mi contraseña?')).toEqual([
    2, 100, 28779, 38128, 40528, 907, 40254, 35, 3,
  ]);
  expect(encode('Straße 5€')).toEqual([2, 42564, 25, 27767, 3]);
  expect(encode('🦜')).toEqual([2, 1, 3]);
});
