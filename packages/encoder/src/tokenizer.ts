/** A WordPiece tokenizer as in BERT: converts text to token ids. */

/** Including the tokens at both ends; longer text is truncated. */
const MAX_TOKENS = 256;
/** One punctuation mark, symbol or ideograph, or a run of other characters. */
const SINGLE = '\\p{P}$+<=>^`|~\\u4e00-\\u9fff\\u3400-\\u4dbf\\uf900-\\ufaff';
const WORD = new RegExp(`[${SINGLE}]|[^\\s${SINGLE}]+`, 'gu');
const CONTROL = /\ufffd|\p{Cc}/gu;
const MARK = /\p{Mn}+/gu;
/** Characters read: more cannot produce further tokens, and hostile text must not cost more. */
const MAX_TEXT_LENGTH = 8_000;

export type Tokenizer = { encode(text: string): number[] };

/** The fields of `tokenizer.json` that are read, as the `tokenizers` library writes them. */
type TokenizerFile = {
  normalizer?: { lowercase?: boolean; strip_accents?: boolean | null } | null;
  model: {
    type?: string;
    vocab: Record<string, number>;
    unk_token?: string;
    continuing_subword_prefix?: string;
    max_input_chars_per_word?: number;
  };
};

export function createTokenizer(json: string): Tokenizer {
  const { normalizer, model } = JSON.parse(json) as TokenizerFile;
  if (model.type !== undefined && model.type !== 'WordPiece')
    throw new Error(`unsupported tokenizer type ${model.type}; expected WordPiece`);
  const vocabulary = new Map(Object.entries(model.vocab));
  const lowercase = normalizer?.lowercase ?? true;
  const stripAccents = normalizer?.strip_accents ?? lowercase;
  const prefix = model.continuing_subword_prefix ?? '##';
  const longestWord = model.max_input_chars_per_word ?? 100;
  const [unknown, first, last] = [model.unk_token ?? '[UNK]', '[CLS]', '[SEP]'].map(numberOf) as [
    number,
    number,
    number,
  ];

  function numberOf(token: string): number {
    const found = vocabulary.get(token);
    if (found === undefined) throw new Error(`the tokenizer has no ${token} token`);
    return found;
  }

  function readable(text: string): string {
    const clean = text
      .slice(0, MAX_TEXT_LENGTH)
      .normalize('NFC')
      .replace(CONTROL, (mark) => (/\s/.test(mark) ? ' ' : ''));
    const cased = lowercase ? clean.toLowerCase() : clean;
    return stripAccents ? cased.normalize('NFD').replace(MARK, '') : cased;
  }

  /** Greedy longest match. A word that cannot be split completely is one unknown token. */
  function pieces(word: string): number[] {
    const letters = Array.from(word);
    if (letters.length > longestWord) return [unknown];
    const found: number[] = [];
    let start = 0;
    while (start < letters.length) {
      let end = letters.length;
      let number: number | undefined;
      for (; end > start && number === undefined; end -= 1)
        number = vocabulary.get((start > 0 ? prefix : '') + letters.slice(start, end).join(''));
      if (number === undefined) return [unknown];
      found.push(number);
      start = end + 1;
    }
    return found;
  }

  return {
    encode(text) {
      const numbers = [first];
      for (const [word] of readable(text).matchAll(WORD)) {
        if (numbers.length >= MAX_TOKENS - 1) break;
        numbers.push(...pieces(word));
      }
      numbers.length = Math.min(numbers.length, MAX_TOKENS - 1);
      numbers.push(last);
      return numbers;
    },
  };
}
