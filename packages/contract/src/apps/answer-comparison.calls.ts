/** What publishing the draft would change for questions that visitors really asked. */
import * as z from 'zod';
import { needs } from '../core/access/access.ts';
import { defineCall, pageOf, paging } from '../core/call.ts';
import { appId, faqId, sourceId } from '../core/ids.ts';

/** Worst first. 'changed': the answer differs, and nothing says which one is better. */
export const ANSWER_OUTCOMES = ['worse', 'changed', 'better', 'same'] as const;
const answerOutcome = z.enum(ANSWER_OUTCOMES);
export type AnswerOutcome = z.infer<typeof answerOutcome>;

/**
 * What a bot replies to a question. 'written': a model writes the answer, from the passage in `text`;
 * 'didYouMean': it suggests questions.
 */
const comparedReply = z.object({
  kind: z.enum(['answer', 'written', 'didYouMean', 'unknown']),
  /** The answer, or the suggested questions one per line; empty if it does not know. */
  text: z.string(),
  /** The question of the FAQ, or the title of the source, behind the reply. */
  title: z.string(),
  faqId: faqId.optional(),
  sourceId: sourceId.optional(),
  score: z.number(),
});
export type ComparedReply = z.infer<typeof comparedReply>;

const changeKind = z.enum(['added', 'changed', 'removed']);
/** The edit that made the reply differ. */
const answerCause = z.discriminatedUnion('what', [
  z.object({ what: z.literal('faq'), change: changeKind, faqId, name: z.string() }),
  z.object({ what: z.literal('source'), change: changeKind, sourceId, name: z.string() }),
  /** `name` is the setting, such as 'behaviour.answerThreshold'. */
  z.object({ what: z.literal('setting'), name: z.string(), before: z.string(), after: z.string() }),
  /** The flow of the draft no longer answers from knowledge. */
  z.object({ what: z.literal('flow') }),
  /** None of the entries behind the replies: this many other ones compete with them. */
  z.object({ what: z.literal('otherEntries'), count: z.number().int().min(0) }),
]);
export type AnswerCause = z.infer<typeof answerCause>;

const comparedAnswer = z.object({
  question: z.string(),
  /** How often visitors asked it; 0 for a question of a recorded test. */
  asked: z.number().int().min(0),
  /** The recorded test that the question is from; empty for visitors' questions. */
  testName: z.string(),
  outcome: answerOutcome,
  /** What says that a reply is right or wrong. */
  evidence: z.enum(['none', 'helpful', 'unhelpful', 'agent', 'test']),
  before: comparedReply,
  after: comparedReply,
  /** Null if the reply is the same. */
  cause: answerCause.nullable(),
});
export type ComparedAnswer = z.infer<typeof comparedAnswer>;

const answerComparison = z.object({
  /** 'none': the app is not published, so there is nothing to compare with. */
  state: z.enum(['none', 'waiting', 'running', 'done', 'failed']),
  /** Questions compared so far, of how many. */
  done: z.number().int().min(0),
  total: z.number().int().min(0),
  counts: z.object({
    worse: z.number().int(),
    changed: z.number().int(),
    better: z.number().int(),
    same: z.number().int(),
  }),
  /** Identifies the run; empty without one. */
  runId: z.string(),
});
export type AnswerComparison = z.infer<typeof answerComparison>;

export const openAnswerComparison = defineCall({
  name: 'apps.openAnswerComparison',
  method: 'POST',
  base: 'parrot',
  path: '/apps/answer-comparison',
  access: needs('Create Apps'),
  summary:
    'Compares the draft with the published version on recent questions of visitors. Starts the comparison unless there is one of this draft, and returns how far it is.',
  body: z.object({ appId }),
  reply: z.object({ status: z.literal('success'), comparison: answerComparison }),
});

export const listComparedAnswers = defineCall({
  name: 'apps.listComparedAnswers',
  method: 'POST',
  base: 'parrot',
  path: '/apps/answer-comparison/list',
  access: needs('Create Apps'),
  summary: 'The compared questions with one outcome, most frequent first.',
  body: z.object({ appId, outcome: answerOutcome, ...paging }),
  reply: pageOf(comparedAnswer),
});
