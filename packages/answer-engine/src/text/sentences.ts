/**
 * Splits a text into sentences, each exactly as in the text. Linear in the length of the text, unlike
 * Intl.Segmenter.
 */

/**
 * White space after it is checked separately: a lookahead would take quadratic time for a run of full stops.
 */
const END = /[.!?…]+["'”’»)\]]*|[。！？]/gu;
const IDEOGRAPHIC = /[。！？]$/u;
/**
 * A full stop that ends no sentence: after initials, numbers and common abbreviations of our five languages.
 */
const SHORTENED =
  /(?:^|[\s(.])(?:\p{L}|\d{1,2}|mr|mrs|ms|dr|prof|sr|sra|st|no|nr|núm|vs|ca|approx|e\.g|i\.e|fig|vol|inkl|zzgl|bzw|ggf|evtl|abs|art|tel|str|mme|mlle|env|bl\.a|t\.ex|dvs|kl|jan|feb|aug|sept|okt|oct|nov|dez|dec)\.$/iu;
const MAX_SHORTENED_LENGTH = 12;
const GOES_ON = /^\s+\p{Ll}/u;

export function sentencesOf(text: string): string[] {
  // A line end is a sentence end: headings and list items have no full stop.
  return text.split('\n').flatMap(sentencesOfLine);
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length;
    if (!IDEOGRAPHIC.test(match[0]) && !/\s/.test(line[end] ?? '')) continue;
    const isShortened = SHORTENED.test(line.slice(Math.max(start, end - MAX_SHORTENED_LENGTH), end));
    if (isShortened || GOES_ON.test(line.slice(end, end + 20))) continue;
    sentences.push(line.slice(start, end).trim());
    start = end;
  }
  const rest = line.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}
