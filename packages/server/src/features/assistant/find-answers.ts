/** Searches an app's knowledge for a question and returns quoted answers with their sources, best first. */

import type { KnowledgeAnswer } from '@parrot/contract/assistant';
import { isHttpUrl, type TenantId, type VersionId } from '@parrot/contract/core';
import type { AppSnapshot, Apps } from '../apps/index.ts';
import type { PrepareAnswers, PreparedAnswers } from '../bot-runner/index.ts';

type Finding = Awaited<ReturnType<PreparedAnswers['findAnswer']>>;
export type FoundAnswers = {
  finding: Finding;
  answers: KnowledgeAnswer[];
  /** Full passages, as model input. */
  passages: ReturnType<PreparedAnswers['passagesOf']>;
  snapshot: AppSnapshot;
};
/** Must not be called inside a transaction. */
export type FindAnswers = (
  tenantId: TenantId,
  versionId: VersionId,
  question: string,
) => Promise<FoundAnswers>;

/** Share of the answer threshold from which a candidate is listed. */
const MIN_SCORE_SHARE = 0.4;
const MAX_ANSWERS = 5;

export const createFindAnswers =
  ({
    apps,
    prepareAnswers,
  }: {
    apps: Pick<Apps, 'loadVersion'>;
    prepareAnswers: PrepareAnswers;
  }): FindAnswers =>
  async (tenantId, versionId, question) => {
    const snapshot = await apps.loadVersion(tenantId, versionId);
    const prepared = await prepareAnswers(snapshot);
    const finding = await prepared.findAnswer(question);
    const passages = prepared.passagesOf(finding);
    const minScore = finding.trace.threshold * MIN_SCORE_SHARE;
    const all = [
      ...confidentAnswer(finding, snapshot),
      ...similarFaqs(finding, snapshot),
      ...quotedPassages(finding, passages),
    ];
    const seen = new Set<string>();
    const answers = all
      .filter(({ text, score }) => score >= minScore && !seen.has(text) && seen.add(text))
      .sort((one, other) => other.score - one.score)
      .slice(0, MAX_ANSWERS);
    return { finding, answers, passages, snapshot };
  };

function confidentAnswer(finding: Finding, snapshot: AppSnapshot): KnowledgeAnswer[] {
  if (finding.kind !== 'answer') return [];
  const { answer: text, score, faqId = null } = finding;
  const named = faqId === null ? [] : sourcesOf(snapshot.faqs.find(({ answer }) => answer === text));
  const sources = finding.sources.length > 0 ? finding.sources : named;
  return [{ text, sources, score, faqId, madeBy: 'extract' }];
}

/** In the question's language if the FAQ is translated into it. */
function similarFaqs({ trace }: Finding, { faqs, language }: AppSnapshot): KnowledgeAnswer[] {
  return trace.candidates.flatMap(({ faqId, score }) => {
    const versions = faqs.filter((faq) => (faq.groupId ?? faq.faqId) === faqId);
    const faq =
      versions.find(({ languageCode }) => languageCode === (trace.language ?? language)) ?? versions[0];
    return faq
      ? [{ text: faq.answer, sources: sourcesOf(faq), score, faqId, madeBy: 'extract' as const }]
      : [];
  });
}

function quotedPassages({ trace }: Finding, passages: FoundAnswers['passages']): KnowledgeAnswer[] {
  return passages.flatMap(({ title, url, heading, text }) => {
    const near = trace.passages.find(
      (each) =>
        each.title === title && each.heading === heading && text.includes(each.snippet.replace(/…$/, '')),
    );
    if (!near) return [];
    return [
      {
        text: near.snippet,
        sources: [{ title, url }],
        score: near.score,
        faqId: null,
        madeBy: 'extract' as const,
      },
    ];
  });
}

const sourcesOf = (faq: AppSnapshot['faqs'][number] | undefined): KnowledgeAnswer['sources'] =>
  faq ? [{ title: faq.questions[0] ?? '', url: isHttpUrl(faq.link) ? faq.link : '' }] : [];
