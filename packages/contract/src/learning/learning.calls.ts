import * as z from 'zod';
import { answerLevel } from '../apps/answer-levels.ts';
import { needs, signedIn } from '../core/access/access.ts';
import { defineCall, done, pageOf, paging } from '../core/call.ts';
import { appId, askedId, conversationId, faqId, msgId, questionGroupId, versionId } from '../core/ids.ts';
import { languageCode } from '../core/language-code.ts';
import { LIMITS } from '../core/limits.ts';
import { flow } from '../flows/flow.ts';
import { faqDraft, topicPath } from '../knowledge/knowledge.shapes.ts';
import {
  groupState,
  proposedAnswer,
  questionGroup,
  unansweredQuestion,
  unansweredReason,
} from './learning.shapes.ts';
import { messageTrace } from './message-trace.ts';

const createApps = needs('Create Apps');
const groupIds = z.array(questionGroupId).min(1).max(LIMITS.bulk);
export const GROUP_SORTS = ['often', 'lately'] as const;

export const listGroups = defineCall({
  name: 'learning.listGroups',
  method: 'POST',
  base: 'parrot',
  path: '/learning/groups',
  access: createApps,
  summary: 'Unanswered questions of visitors, grouped by meaning.',
  body: z.object({
    appId,
    state: groupState.default('open'),
    why: unansweredReason.optional(),
    languageCode: languageCode.optional(),
    search: z.string().trim().max(200).default(''),
    sortBy: z.enum(GROUP_SORTS).default('often'),
    ...paging,
  }),
  reply: pageOf(questionGroup),
});

export const countGroups = defineCall({
  name: 'learning.countGroups',
  method: 'POST',
  base: 'parrot',
  path: '/learning/groups/count',
  access: createApps,
  summary: 'The number of open, solved and ignored question groups.',
  body: z.object({ appId }),
  reply: z.object({
    status: z.literal('success'),
    open: z.number().int(),
    solved: z.number().int(),
    ignored: z.number().int(),
  }),
});

export const openGroup = defineCall({
  name: 'learning.openGroup',
  method: 'POST',
  base: 'parrot',
  path: '/learning/group',
  access: createApps,
  summary:
    'One group with its questions, newest first, and the answers of agents to them. Only users with desk access see the conversations.',
  body: z.object({ appId, groupId: questionGroupId, ...paging }),
  reply: pageOf(unansweredQuestion).extend({
    group: questionGroup,
    /** The distinct wordings, most frequent first. */
    variants: z.array(z.string()),
    /** The most frequent language; the app's own if unknown. */
    languageCode,
    proposals: z.array(proposedAnswer),
  }),
});

/** An FAQ that is not saved yet. */
const drafted = faqDraft.safeExtend({ appId, groupId: questionGroupId, languageCode });

export const wouldAnswer = defineCall({
  name: 'learning.wouldAnswer',
  method: 'POST',
  base: 'parrot',
  path: '/learning/would-answer',
  access: createApps,
  summary: 'Which open questions the draft would answer with this FAQ if it were saved.',
  body: drafted,
  reply: z.object({
    status: z.literal('success'),
    groups: z.array(
      z.object({
        groupId: questionGroupId,
        /** The first question that was asked. */
        question: z.string(),
        /** Distinct wordings that were tested, and those it would answer. */
        asked: z.number().int(),
        answered: z.array(z.object({ text: z.string(), score: z.number() })),
      }),
    ),
    /** Whether time ran out before all were tested. */
    cutShort: z.boolean(),
  }),
});

const levelOutcome = z.enum(['answer', 'didYouMean', 'unknown']);

export const previewAnswerLevels = defineCall({
  name: 'learning.previewAnswerLevels',
  method: 'POST',
  base: 'parrot',
  path: '/learning/answer-levels',
  access: createApps,
  summary:
    'What the draft would do with the latest questions of visitors at each level of caution: of the app, or of one topic.',
  body: z.object({ appId, topic: topicPath.optional() }),
  reply: z.object({
    status: z.literal('success'),
    /** Questions that were tested; the latest come first. */
    asked: z.number().int(),
    levels: z.array(
      z.object({
        level: answerLevel,
        answer: z.number().int(),
        didYouMean: z.number().int(),
        unknown: z.number().int(),
      }),
    ),
    /** Questions for which the levels differ. */
    examples: z
      .array(z.object({ question: z.string(), outcomes: z.record(answerLevel, levelOutcome) }))
      .max(LIMITS.answerLevelExamples),
    /** Whether time ran out before all were tested. */
    cutShort: z.boolean(),
  }),
});

export const answerGroup = defineCall({
  name: 'learning.answerGroup',
  method: 'POST',
  base: 'parrot',
  path: '/learning/answer',
  access: createApps,
  summary: 'Saves an FAQ that answers a question group; the group, and others that it answers, are solved.',
  body: drafted.safeExtend({ alsoSolves: z.array(questionGroupId).max(LIMITS.bulk).default([]) }),
  reply: z.object({ status: z.literal('success'), faqId, group: questionGroup }),
});

export const acceptChange = defineCall({
  name: 'learning.acceptChange',
  method: 'POST',
  base: 'parrot',
  path: '/learning/change/accept',
  access: createApps,
  summary: 'Applies the answer an agent proposed to the FAQ; the question group is solved.',
  body: z.object({
    appId,
    groupId: questionGroupId,
    fixId: z.uuid('This suggestion is for another answer. Please reload the page.'),
    /** The answer it was compared with; if the FAQ has another answer now, nothing changes. */
    instead: z.string().max(LIMITS.faqAnswerLength),
  }),
  reply: z.object({ status: z.literal('success'), faqId, group: questionGroup }),
});

export const setGroupState = defineCall({
  name: 'learning.setGroupState',
  method: 'PUT',
  base: 'parrot',
  path: '/learning/groups/state',
  access: createApps,
  summary: 'Ignores question groups, or reopens them.',
  body: z.object({ appId, groupIds, state: groupState.exclude(['solved']) }),
  reply: done,
});

export const openTrace = defineCall({
  name: 'learning.openTrace',
  method: 'POST',
  base: 'parrot',
  path: '/learning/trace',
  /** The service checks the details: for editors of this app and agents of its desk. */
  access: signedIn,
  summary: 'The trace of a bot message, for editors of the app and agents of its desk.',
  body: z.object({ of: z.union([z.object({ askedId }), z.object({ conversationId, msgId })]) }),
  parseReply: true,
  reply: z.object({
    status: z.literal('success'),
    botReply: z.string(),
    at: z.iso.datetime(),
    version: z.object({ versionId, number: z.number().int() }),
    /** Without steps for users who can't edit apps. */
    trace: messageTrace,
    /** The flow of that version, reduced to the blocks that the steps name. */
    flow: z.object(flow.shape).nullable(),
  }),
});
