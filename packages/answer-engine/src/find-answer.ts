import { type LanguageCode, withoutNamedLinks } from '@parrot/contract/core';
import { DEFAULT_THRESHOLD, decide, thresholdFor } from './faqs/decide.ts';
import { isTrained, matchFaqs, type Question } from './faqs/match-faqs.ts';
import { namesAnother } from './faqs/names.ts';
import { isRefused, refusedIn } from './faqs/refusals.ts';
import { readWithPrevious } from './follow-ups/read-with-previous.ts';
import type { AnswerThresholds, Ask, Decision, Finding, MatchedFaq, RetrievedPassage } from './knowledge.ts';
import { quotesDisagree } from './passages/disagreement.ts';
import { answerFrom, candidateOf, rankPassages } from './passages/rank-passages.ts';
import { semanticQuote } from './passages/semantic-quote.ts';
import { type Contents, contents, type PreparedKnowledge } from './prepare-knowledge.ts';
import { repeatedQuestions } from './repeated-questions.ts';
import { findEach } from './several-questions.ts';
import { type Correction, correctSpelling } from './spelling/correct-spelling.ts';
import { coreQuestion } from './text/core-question.ts';
import { detectLanguage } from './text/detect-language.ts';
import { normalized } from './text/tokens.ts';
import { askedQuantities, excludesQuantities, statesQuantities } from './units/fit-rows.ts';

const CANDIDATES = 3;
/** Score from which an FAQ's answer is given without searching documents. */
const SURE = 0.8;
const NEARLY = 0.8;
/** A longer text is slow to embed and adds nothing. */
const MAX_MEANT_LENGTH = 1_000;

export async function findAnswer(prepared: PreparedKnowledge, ask: Ask): Promise<Finding> {
  const started = performance.now();
  const knowledge = prepared[contents];
  const repeated = repeatedQuestions(knowledge);
  const find = async (each: Ask) => repeated.find(each) ?? computeFinding(knowledge, each, repeated.store);
  const findWithPrevious = async (each: Ask) => {
    const alone = await find(each);
    const { previous } = each;
    // 'Then don't cancel it' does not ask again how to cancel.
    if (!previous || refusedIn(each.question, alone.trace.language).length > 0) return alone;
    const search = { find, retrieve: (wanted: Ask & { most: number }) => findPassages(prepared, wanted) };
    return readWithPrevious(knowledge, { ...each, previous }, alone, search);
  };
  const isExact = knowledge.exact.has(normalized(ask.question));
  const several = isExact ? null : await findEach(knowledge, ask, findWithPrevious);
  const finding = several ?? (await findWithPrevious(ask));
  return { ...finding, trace: { ...finding.trace, milliseconds: performance.now() - started } };
}

/** What the bot would do at each of these thresholds. Searches once. */
export async function decideAtThresholds(
  prepared: PreparedKnowledge,
  ask: Ask,
  options: readonly AnswerThresholds[],
): Promise<Decision[]> {
  const search = await searchKnowledge(prepared[contents], ask);
  const decisions: Decision[] = [];
  for (const thresholds of options) decisions.push((await decideOn(search, thresholds)).decision);
  return decisions;
}

type Search = {
  knowledge: Contents;
  question: Question & { corrections: Correction[] };
  isExact: boolean;
  matched: MatchedFaq[];
  /** Numbers, sizes and dates that the question names. */
  quantities: ReturnType<typeof askedQuantities>;
  /** What the question asks not to happen. */
  refused: string[];
  /** Searched when needed, once. */
  passages: () => RetrievedPassage[];
};

async function searchKnowledge(knowledge: Contents, ask: Ask): Promise<Search> {
  // One of the bot's own questions needs no embedding.
  const read = await readQuestion(knowledge, ask);
  const isExact = knowledge.exact.has(normalized(read.text));
  const question = isExact ? read : await embedQuestion(knowledge, read);
  const matched = matchFaqs(knowledge, question, CANDIDATES);
  let passages: RetrievedPassage[] | undefined;
  return {
    knowledge,
    question,
    isExact,
    matched,
    quantities: isExact || matched.length === 0 ? [] : askedQuantities(question.text, question.language),
    refused: isExact || matched.length === 0 ? [] : refusedIn(question.text, question.language),
    passages: () => {
      passages ??= rankPassages(knowledge, question, CANDIDATES);
      return passages;
    },
  };
}

async function decideOn(
  { knowledge, question, isExact, matched, quantities, refused, passages }: Search,
  thresholds: AnswerThresholds,
) {
  const isOfOther = ({ faq, question: own }: MatchedFaq): boolean =>
    isRefused(faq, refused, question.language) ||
    (excludesQuantities(own, quantities, faq.languageCode) &&
      !statesQuantities(faq.answer, quantities, faq.languageCode)) ||
    namesAnother(knowledge.names, faq, question.text);
  const [best] = matched;
  const isDeclined = best !== undefined && isRefused(best.faq, refused, question.language);
  const byFaqs = decide(matched, thresholds, question.text, (match) => !isExact && isOfOther(match));
  // A written answer is preferred to a quote from a document, unless the quote has a higher score.
  const sureness = byFaqs.kind === 'answer' ? byFaqs.score : 0;
  const quoted = sureness >= SURE || isDeclined ? [] : passages();
  const quotable = inItsLanguage(quoted, question.language, thresholds.threshold);
  const isQuoted =
    quotable !== undefined && quotable.score >= thresholds.threshold && quotable.score > sureness;
  const contrary = isQuoted ? quoted.find((other) => contradicts(quotable, other)) : undefined;
  const decision = isQuoted
    ? withContrary(answerFrom(await quotedFor(quotable, knowledge, question)), contrary)
    : byFaqs;
  return {
    decision,
    quoted,
    contrary,
    threshold: isQuoted ? thresholds.threshold : thresholdFor(matched[0], thresholds),
  };
}

async function computeFinding(
  knowledge: Contents,
  ask: Ask,
  store: (ask: Ask, finding: Finding) => void,
): Promise<Finding> {
  const search = await searchKnowledge(knowledge, ask);
  const { question, isExact, matched } = search;
  const thresholds = { threshold: ask.threshold ?? DEFAULT_THRESHOLD, thresholds: ask.thresholds };
  const { decision, quoted, contrary, threshold } = await decideOn(search, thresholds);
  const finding: Finding = {
    ...decision,
    trace: {
      language: question.language ?? languageOfAnswer(decision),
      threshold,
      matcher: isTrained(knowledge, question) ? 'trained' : 'words',
      score: Math.max(matched[0]?.score ?? 0, quoted[0]?.score ?? 0),
      candidates: matched.map(({ faq, question: own, score, lexical, semantic }) => ({
        faqId: faq.faqId,
        question: own,
        score,
        lexical,
        semantic,
      })),
      passages: quoted.map(candidateOf),
      corrections: question.corrections,
      ...(contrary && quoted[0] && { disagreement: [quoted[0], contrary].map(disagreeing) }),
      milliseconds: 0,
    },
  };
  const hasFailed = !isExact && knowledge.embed !== undefined && question.vector === null;
  if (!hasFailed) store(ask, finding);
  return finding;
}

export async function findFaqs(
  prepared: PreparedKnowledge,
  { most = CANDIDATES, ...ask }: Ask & { most?: number },
): Promise<MatchedFaq[]> {
  const knowledge = prepared[contents];
  return matchFaqs(knowledge, await embedQuestion(knowledge, await readQuestion(knowledge, ask)), most);
}

export async function findPassages(
  prepared: PreparedKnowledge,
  { most = CANDIDATES, ...ask }: Ask & { most?: number },
): Promise<RetrievedPassage[]> {
  const knowledge = prepared[contents];
  return rankPassages(knowledge, await embedQuestion(knowledge, await readQuestion(knowledge, ask)), most);
}

async function embedQuestion<Read extends Question>(knowledge: Contents, question: Read): Promise<Read> {
  const { text } = question;
  const isMeant = /[\p{L}\p{N}]/u.test(text);
  const vectors = isMeant ? await knowledge.embed?.([text.slice(0, MAX_MEANT_LENGTH)]) : null;
  return { ...question, vector: vectors?.[0] ?? null };
}

async function readQuestion(
  { exact, spelling }: Contents,
  ask: Ask,
): Promise<Question & { corrections: Correction[] }> {
  // One of the bot's own questions stays as it is, even 'Hello'.
  const isOwn = exact.has(normalized(ask.question));
  const written = isOwn ? ask.question : coreQuestion(ask.question);
  // A few words that could be in several languages are taken to be in one of the bot's.
  const language =
    ask.languageCode ??
    (await detectLanguage(written)) ??
    (ask.languages ? await detectLanguage(written, ask.languages) : null);
  const isCorrect = isOwn || !spelling || exact.has(normalized(written));
  const { text, corrections } = isCorrect
    ? { text: written, corrections: [] }
    : correctSpelling(written, language, spelling);
  return { text, language, vector: null, corrections };
}

/** Within one language, words choose the sentence. */
async function quotedFor(
  best: RetrievedPassage,
  { embed }: Contents,
  { language, vector }: Question,
): Promise<RetrievedPassage> {
  const isAcross = language !== null && language !== best.languageCode;
  const quote = isAcross && vector && embed ? await semanticQuote(best.passage.text, vector, embed) : null;
  return quote === null ? best : { ...best, quote, shown: withoutNamedLinks(quote) };
}

/** The best passage, or one in the question's language if that is sure enough. */
const inItsLanguage = (
  quoted: readonly RetrievedPassage[],
  language: LanguageCode | null,
  threshold: number,
): RetrievedPassage | undefined =>
  quoted.find(({ languageCode, score }) => languageCode === language && score >= threshold) ?? quoted[0];

/** Another source that says the same with other numbers. */
const contradicts = (best: RetrievedPassage, other: RetrievedPassage): boolean =>
  other.passage.sourceId !== best.passage.sourceId &&
  other.languageCode === best.languageCode &&
  // The same content is nearly as strong.
  other.lexical >= NEARLY * best.lexical &&
  quotesDisagree(best.quote, other.quote, best.languageCode);

function withContrary(decision: Decision, contrary: RetrievedPassage | undefined): Decision {
  if (!contrary || decision.kind !== 'answer') return decision;
  const { title, url } = contrary.passage;
  return { ...decision, contradictedBy: { answer: contrary.shown, source: { title, url } } };
}

const disagreeing = (found: RetrievedPassage) => {
  const { sourceId, title, snippet } = candidateOf(found);
  return { sourceId, title, snippet };
};

const languageOfAnswer = (decision: Decision): LanguageCode | null =>
  decision.kind === 'answer' ? (decision.languageCode ?? null) : null;
