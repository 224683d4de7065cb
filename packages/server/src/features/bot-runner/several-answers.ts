/** Each answer of a message that asks several things names the question that it answers. */
import type { Finding, QuestionPart } from '@parrot/answer-engine';
import { titled } from './contradiction-notice.ts';

/** Changes the answers of parts, and of nothing else. */
export function mapParts<Found extends Finding>(
  finding: Found,
  map: (part: QuestionPart) => QuestionPart['finding'],
): Found {
  const { parts } = finding;
  return parts ? { ...finding, parts: parts.map((part) => ({ ...part, finding: map(part) })) } : finding;
}

export const addTitles = <Found extends Finding>(finding: Found): Found =>
  mapParts(finding, ({ title, finding: part }) =>
    part.kind === 'answer' ? { ...part, answer: `${titled(title)}${part.answer}` } : part,
  );

/** For those who try a question and see one answer. */
export function joinParts<Found extends Finding>(finding: Found): Found {
  const answers = (addTitles(finding).parts ?? []).flatMap(({ finding: part }) =>
    part.kind === 'answer' ? [part] : [],
  );
  if (finding.kind !== 'answer' || answers.length < 2) return finding;
  return {
    ...finding,
    answer: answers.map(({ answer }) => answer).join('\n\n'),
    sources: answers.flatMap(({ sources }) => sources),
  };
}
