/** Names the edit that made a reply differ. */
import type { Finding } from '@parrot/answer-engine';
import type { AnswerCause, ComparedReply } from '@parrot/contract/apps';
import type { KnowledgeChanges } from './knowledge-changes.ts';

type Reply = ComparedReply & { candidates: Finding['trace']['candidates'] };

/**
 * The entry behind the new reply or the old one, if it was edited; else a setting that decides about answers;
 * else an edited entry that now comes near. A lost answer is explained by its own entry first.
 */
export function answerCause(before: Reply, after: Reply, changes: KnowledgeChanges): AnswerCause {
  if (changes.dropsKnowledge) return { what: 'flow' };
  const [old, now] = [entryCause(before, changes), entryCause(after, changes)];
  const edited = isAnswer(after) && !isAnswer(before) ? (now ?? old) : (old ?? now);
  const [setting] = changes.settings;
  return (
    edited ??
    setting ??
    after.candidates.map(({ faqId }) => faqCause(faqId, changes)).find((cause) => cause !== undefined) ?? {
      what: 'otherEntries',
      count: changes.faqs.size + changes.sources.size,
    }
  );
}

export const isAnswer = ({ kind }: Pick<ComparedReply, 'kind'>): boolean =>
  kind === 'answer' || kind === 'written';

function entryCause({ faqId, sourceId }: Reply, changes: KnowledgeChanges): AnswerCause | undefined {
  if (faqId) return faqCause(faqId, changes);
  const source = sourceId && changes.sources.get(sourceId);
  return source && { what: 'source', sourceId, ...source };
}

function faqCause(faqId: NonNullable<Reply['faqId']>, { faqs }: KnowledgeChanges): AnswerCause | undefined {
  const faq = faqs.get(faqId);
  return faq && { what: 'faq', faqId, ...faq };
}
