import { proposeFix } from '@parrot/contract/assistant';
import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/learning';
import { type Route, route } from '../../platform/index.ts';
import type { LearningService } from './learning.service.ts';
import type { OpenTrace } from './message-trace.service.ts';
import type { PreviewAnswerLevels } from './preview-answer-levels.ts';
import type { ProposeFix } from './proposals/propose-fix.ts';
import type { WouldAnswer } from './would-answer.ts';

type Services = {
  learning: LearningService;
  wouldAnswer: WouldAnswer;
  openTrace: OpenTrace;
  propose: ProposeFix;
  previewAnswerLevels: PreviewAnswerLevels;
};

export const learningRoutes = ({
  learning,
  wouldAnswer,
  openTrace,
  propose,
  previewAnswerLevels,
}: Services): Route[] => [
  route(calls.listGroups, async ({ caller, body }) => ({ ...DONE, ...(await learning.list(caller, body)) })),
  route(calls.countGroups, async ({ caller, body }) => ({
    ...DONE,
    ...(await learning.count(caller, body.appId)),
  })),
  route(calls.openGroup, async ({ caller, body }) => ({ ...DONE, ...(await learning.open(caller, body)) })),
  route(calls.wouldAnswer, async ({ caller, body }) => ({
    ...DONE,
    ...(await wouldAnswer(caller, body, body)),
  })),
  route(calls.previewAnswerLevels, async ({ caller, body }) => ({
    ...DONE,
    ...(await previewAnswerLevels(caller, body.appId, body.topic)),
  })),
  route(calls.answerGroup, async ({ caller, body }) => ({
    ...DONE,
    ...(await learning.answer(caller, body, body)),
  })),
  route(calls.acceptChange, async ({ caller, body }) => ({
    ...DONE,
    ...(await learning.acceptChange(caller, body)),
  })),
  route(calls.setGroupState, async ({ caller, body }) => {
    await learning.setState(caller, body.appId, body.groupIds, body.state);
    return DONE;
  }),
  route(proposeFix, async ({ caller, body }) => {
    await propose(caller, body);
    return DONE;
  }),
  route(calls.openTrace, async ({ caller, body }) => ({ ...DONE, ...(await openTrace(caller, body.of)) })),
];
