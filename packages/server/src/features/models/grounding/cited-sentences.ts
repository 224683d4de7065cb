/** What a model wrote with citations such as [1], as plain sentences and the passages each of them cites. */
import { sentencesOf } from '@parrot/answer-engine';

const CITATION = /\[\s*\d+(?:\s*,\s*\d+)*\s*\]/g;
const CITATION_AFTER_STOP = /([.!?…]+)((?:\s*\[\s*\d+(?:\s*,\s*\d+)*\s*\])+)/g;
const EMPHASIS = /\*\*|__|`+|^#+\s*|^\s*[-*•]\s+/g;

/** `cited`: indexes of passages, counted from 0. They can be out of range. */
export type CitedSentence = { text: string; cited: number[] };

/** `isComplete` is false while the text is streamed: its last sentence may continue. */
export function citedSentences(written: string, { isComplete }: { isComplete: boolean }): CitedSentence[] {
  // A citation goes before the full stop, so that it stays with its sentence.
  const sentences = sentencesOf(written.replace(CITATION_AFTER_STOP, ' $2$1'));
  return (isComplete ? sentences : sentences.slice(0, -1)).map((sentence) => ({
    text: withoutMarks(sentence),
    cited: citationsIn(sentence),
  }));
}

const citationsIn = (sentence: string): number[] =>
  (sentence.match(CITATION) ?? []).flatMap((mark) =>
    (mark.match(/\d+/g) ?? []).map((number) => Number(number) - 1).filter((index) => index >= 0),
  );

const withoutMarks = (sentence: string): string =>
  sentence
    .replace(CITATION, '')
    .replace(EMPHASIS, '')
    .replace(/\s+([.,;:!?…])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
