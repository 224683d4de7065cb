import type { LanguageCode } from '@parrot/contract/core';
import { DEFAULT_THRESHOLD, decide } from './faqs/decide.ts';
import { isTrained, matchFaqs, type Question } from './faqs/match-faqs.ts';
import type { Ask, Decision, Finding, MatchedFaq, RetrievedPassage } from './knowledge.ts';
import { answerFrom, candidateOf, rankPassages } from './passages/rank-passages.ts';
import { semanticQuote } from './passages/semantic-quote.ts';
import { type Contents, contents, type PreparedKnowledge } from './prepare-knowledge.ts';
import { repeatedQuestions } from './repeated-questions.ts';
import { detectLanguage } from './text/detect-language.ts';
import { normalized } from './text/tokens.ts';

const CANDIDATES = 3;
/** Score from which an FAQ's answer is given without searching documents. */
const SURE = 0.8;
/** A longer text is slow to embed and adds nothing. */
const MAX_MEANT_LENGTH = 1_000;

export async function findAnswer(prepared: PreparedKnowledge, ask: Ask): Promise<Finding> {
  const started = performance.now();
  const knowledge = prepared[contents];
  const repeated = repeatedQuestions(knowledge);
  const finding = repeated.find(ask) ?? (await computeFinding(knowledge, ask, repeated.store));
  return { ...finding, trace: { ...finding.trace, milliseconds: performance.now() - started } };
}

async function computeFinding(
  knowledge: Contents,
  ask: Ask,
  store: (ask: Ask, finding: Finding) => void,
): Promise<Finding> {
  const { threshold = DEFAULT_THRESHOLD } = ask;
  // One of the bot's own questions needs no embedding.
  const isExact = knowledge.exact.has(normalized(ask.question));
  const question = isExact ? await readQuestion(ask) : await embedQuestion(knowledge, ask);
  const matched = matchFaqs(knowledge, question, CANDIDATES);
  const byFaqs = decide(matched, threshold);
  // A written answer is preferred to a quote from a document, unless the quote has a higher score.
  const sureness = byFaqs.kind === 'answer' ? byFaqs.score : 0;
  const quoted = sureness >= SURE ? [] : rankPassages(knowledge, question, CANDIDATES);
  const [best] = quoted;
  const decision =
    best && best.score >= threshold && best.score > sureness
      ? answerFrom(await quotedFor(best, knowledge, question))
      : byFaqs;
  const finding: Finding = {
    ...decision,
    trace: {
      language: question.language ?? languageOfAnswer(decision),
      threshold,
      matcher: isTrained(knowledge, question) ? 'trained' : 'words',
      score: Math.max(matched[0]?.score ?? 0, best?.score ?? 0),
      candidates: matched.map(({ faq, question: own, score, lexical, semantic }) => ({
        faqId: faq.faqId,
        question: own,
        score,
        lexical,
        semantic,
      })),
      passages: quoted.map(candidateOf),
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
  return matchFaqs(knowledge, await embedQuestion(knowledge, ask), most);
}

export async function findPassages(
  prepared: PreparedKnowledge,
  { most = CANDIDATES, ...ask }: Ask & { most?: number },
): Promise<RetrievedPassage[]> {
  const knowledge = prepared[contents];
  return rankPassages(knowledge, await embedQuestion(knowledge, ask), most);
}

async function embedQuestion(knowledge: Contents, ask: Ask): Promise<Question> {
  const question = await readQuestion(ask);
  const { text } = question;
  const isMeant = /[\p{L}\p{N}]/u.test(text);
  const vectors = isMeant ? await knowledge.embed?.([text.slice(0, MAX_MEANT_LENGTH)]) : null;
  return { ...question, vector: vectors?.[0] ?? null };
}

async function readQuestion(ask: Ask): Promise<Question> {
  const text = ask.question;
  // A few words that could be in several languages are taken to be in one of the bot's.
  const language =
    ask.languageCode ??
    (await detectLanguage(text)) ??
    (ask.languages ? await detectLanguage(text, ask.languages) : null);
  return { text, language, vector: null };
}

/** Within one language, words choose the sentence. */
async function quotedFor(
  best: RetrievedPassage,
  { embed }: Contents,
  { language, vector }: Question,
): Promise<RetrievedPassage> {
  const isAcross = language !== null && language !== best.languageCode;
  const quote = isAcross && vector && embed ? await semanticQuote(best.passage.text, vector, embed) : null;
  return quote === null ? best : { ...best, quote };
}

const languageOfAnswer = (decision: Decision): LanguageCode | null =>
  decision.kind === 'answer' ? (decision.languageCode ?? null) : null;
