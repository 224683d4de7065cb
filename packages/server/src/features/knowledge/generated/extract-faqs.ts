/** Extracts FAQs from documents without a language model: from questions, definitions and steps. */
import { sentencesOf } from '@parrot/answer-engine/sentences';
import type { LanguageCode } from '@parrot/contract/core';
import type { Passage } from '@parrot/contract/knowledge';
import { inSlices, mapInSlices } from '../../../platform/index.ts';
import { extractFromTables } from './extract-from-tables.ts';
import { QUESTION_TEMPLATES, questionIn } from './question-templates.ts';
import { type ExtractedFaq, type Section, sectionsOf } from './sections.ts';

const MAX_ANSWER_LENGTH = 1_500;
const MIN_ANSWER_LENGTH = 2;
const MIN_ANSWER_WORDS = 60;
const MAX_EXTRACTED = 900;
/** Headings that name a section and not a subject. */
const NOT_A_SUBJECT =
  /^(introduction|contents|table of contents|overview|summary|notes?|more|about|home|welcome|einleitung|inhalt|übersicht|introducción|índice|resumen|sommaire|présentation|inledning|innehåll|översikt|\d+(\.\d+)*)$/i;

export async function extractFaqs(
  passages: readonly Passage[],
  language: LanguageCode,
): Promise<ExtractedFaq[]> {
  const sections = await sectionsOf(passages);
  const tables = await extractFromTables(passages, language);
  const extracted = await mapInSlices(sections, (section, at) =>
    fromSection(section, language, at === 0 && sections.length > 1),
  );
  return distinct([...extracted.flat(), ...tables]);
}

function fromSection(section: Section, language: LanguageCode, isTitle: boolean): ExtractedFaq[] {
  const { heading, text } = section;
  const wording = QUESTION_TEMPLATES[language];
  const asked = heading === '' ? undefined : questionIn(heading, language);
  if (asked) return toExtracted(section, 'question', [asked], text, 0.9);
  const [, does] = wording.howTo.heading.exec(heading) ?? [];
  const howTo = does && wording.howTo.ask(does);
  if (howTo) return toExtracted(section, 'steps', [howTo], text, hasSteps(text) ? 0.85 : 0.7);
  const lines = fromLines(section, language);
  if (lines.length > 0) return lines;
  const explained = fromDefinition(section, language);
  if (explained.length > 0) return explained;
  const isSubject = heading.length >= 3 && heading.length <= 60 && !NOT_A_SUBJECT.test(heading) && !isTitle;
  const isShort = text.length >= MIN_ANSWER_WORDS && text.length <= MAX_EXTRACTED && !/ · /.test(text);
  return isSubject && isShort
    ? toExtracted(section, 'heading', [wording.about(heading), heading], text, 0.4)
    : [];
}

const hasSteps = (text: string): boolean => /^\s*(\d{1,2}[.)]|•)\s/m.test(text);

/** Lines that ask, each followed by its answer: plain, or marked with Q and A. */
function fromLines(section: Section, language: LanguageCode): ExtractedFaq[] {
  const found: { question: string; answer: string[] }[] = [];
  for (const line of section.text.split('\n')) {
    const isAnswer = /^\s*a(?:nswer)?\s*[.:)]\s*/i.exec(line);
    const question = isAnswer ? undefined : questionIn(line, language);
    // A question in the middle of a text is part of the text.
    if (question && line.trim().length <= 160) found.push({ question, answer: [] });
    else found.at(-1)?.answer.push(isAnswer ? line.slice(isAnswer[0].length) : line);
  }
  return found.flatMap(({ question, answer }) =>
    toExtracted(section, 'question', [question], answer.join('\n'), 0.8),
  );
}

function fromDefinition(section: Section, language: LanguageCode): ExtractedFaq[] {
  const { definition, notAThing, ask } = QUESTION_TEMPLATES[language];
  return section.text.split('\n').flatMap((paragraph) => {
    const [first = ''] = sentencesOf(paragraph);
    const [, article = '', thing = '', verb = ''] = definition.exec(first) ?? [];
    const wordCount = thing.split(/\s+/).length;
    if (thing === '' || wordCount > 6 || notAThing.test(article + thing) || notAThing.test(thing)) return [];
    // A named thing, not any sentence with a verb.
    if (!/^[\p{Lu}\p{N}]/u.test(thing) && article === '') return [];
    const shown = article.toLowerCase() + thing;
    return toExtracted(section, 'definition', [ask(shown.trim(), verb.toLowerCase())], paragraph, 0.6);
  });
}

function toExtracted(
  { heading, place: fragment, text }: Section,
  from: ExtractedFaq['from'],
  question: string[],
  answerText: string,
  confidence: number,
): ExtractedFaq[] {
  const answer = cutOff(answerText.trim());
  if (answer.length < MIN_ANSWER_LENGTH || !/[\p{L}\p{N}]/u.test(answer)) return [];
  return [{ from, question, answer, heading, place: fragment, passage: cutOff(text), confidence }];
}

/** Cuts after a whole sentence or line. */
function cutOff(text: string): string {
  if (text.length <= MAX_ANSWER_LENGTH) return text;
  let shortened = '';
  for (const line of text.split('\n'))
    for (const [at, sentence] of sentencesOf(line).entries()) {
      const joined = shortened === '' ? sentence : `${shortened}${at === 0 ? '\n' : ' '}${sentence}`;
      if (joined.length > MAX_ANSWER_LENGTH) return shortened || text.slice(0, MAX_ANSWER_LENGTH);
      shortened = joined;
    }
  return shortened;
}

/** The first of several with the same question. */
async function distinct(all: readonly ExtractedFaq[]): Promise<ExtractedFaq[]> {
  const byQuestion = new Map<string, ExtractedFaq>();
  await inSlices(all, (faq) => {
    const plain = (faq.question[0] ?? '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
    if (!byQuestion.has(plain)) byQuestion.set(plain, faq);
  });
  return [...byQuestion.values()];
}
