/** Findings of questions asked before, until training changes what the engine knows. */
import type { Ask, Finding } from './knowledge.ts';
import type { Contents } from './prepare-knowledge.ts';

/** Per version of an app; the least recently asked is dropped first. */
const MAX_FINDINGS = 1_000;
/** Longer questions are hardly ever repeated. */
const MAX_LENGTH = 1_000;

type RepeatedQuestions = {
  find(ask: Ask): Finding | undefined;
  store(ask: Ask, finding: Finding): void;
};

const caches = new WeakMap<Contents, { trainedBy: unknown[]; questions: RepeatedQuestions }>();

/** What is stored after training has gone on is never found. */
export function repeatedQuestions(knowledge: Contents): RepeatedQuestions {
  const trainedBy = [knowledge.matcher, knowledge.passageMeaning, knowledge.embed];
  const cache = caches.get(knowledge);
  if (cache && trainedBy.every((part, at) => part === cache.trainedBy[at])) return cache.questions;
  const questions = createRepeatedQuestions();
  caches.set(knowledge, { trainedBy, questions });
  return questions;
}

function createRepeatedQuestions(): RepeatedQuestions {
  const findings = new Map<string, Finding>();
  return {
    find(ask) {
      const key = keyOf(ask);
      const finding = findings.get(key);
      if (!finding) return undefined;
      findings.delete(key);
      findings.set(key, finding);
      return finding;
    },
    store(ask, finding) {
      if (ask.question.length > MAX_LENGTH) return;
      findings.set(keyOf(ask), finding);
      const [oldest] = findings.keys();
      if (findings.size > MAX_FINDINGS && oldest !== undefined) findings.delete(oldest);
    },
  };
}

const keyOf = ({ question, languageCode, languages, threshold, thresholds }: Ask): string =>
  JSON.stringify([question, languageCode, languages, threshold, thresholds && numberOf(thresholds)]);

const numbers = new WeakMap<object, number>();
let numbered = 0;

function numberOf(thresholds: object): number {
  const known = numbers.get(thresholds);
  if (known !== undefined) return known;
  numbered += 1;
  numbers.set(thresholds, numbered);
  return numbered;
}
