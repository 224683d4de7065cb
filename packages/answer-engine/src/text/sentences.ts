/** A text as its sentences, each as it stands in the text. In time that grows with the text alone, unlike Intl.Segmenter's. */

/** Followed by white space, which is checked apart: a lookahead would make a run of full stops take quadratic time. */
const END = /[.!?…]+["'”’»)\]]*|[。！？]/gu;
const IDEOGRAPHIC = /[。！？]$/u;
/** What ends with a full stop and ends no sentence: initials, numbers, and the common shortenings of our five languages. */
const SHORTENED =
  /(?:^|[\s(.])(?:\p{L}|\d{1,2}|mr|mrs|ms|dr|prof|sr|sra|st|no|nr|núm|vs|ca|approx|e\.g|i\.e|fig|vol|inkl|zzgl|bzw|ggf|evtl|abs|art|tel|str|mme|mlle|env|bl\.a|t\.ex|dvs|kl|jan|feb|aug|sept|okt|oct|nov|dez|dec)\.$/iu;
const LONGEST_SHORTENED = 12;
const GOES_ON = /^\s+\p{Ll}/u;

export function sentencesOf(text: string): string[] {
  // A line is over where it ends: headings and points of a list have no full stop.
  return text.split('\n').flatMap(sentencesOfLine);
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length;
    if (!IDEOGRAPHIC.test(match[0]) && !/\s/.test(line[end] ?? '')) continue;
    const isShortened = SHORTENED.test(line.slice(Math.max(start, end - LONGEST_SHORTENED), end));
    if (isShortened || GOES_ON.test(line.slice(end, end + 20))) continue;
    sentences.push(line.slice(start, end).trim());
    start = end;
  }
  const rest = line.slice(start).trim();
  return rest === '' ? sentences : [...sentences, rest];
}
