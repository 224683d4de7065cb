/** Unanswered questions for the builders of an app, and what they do about them. */
import {
  AppError,
  type AppId,
  type FaqId,
  type LanguageCode,
  LIMITS,
  type QuestionGroupId,
  type ReplyOf,
} from '@parrot/contract/core';
import { type FaqDraft, faqDraft } from '@parrot/contract/knowledge';
import type { countGroups, GroupState, openGroup, QuestionGroup } from '@parrot/contract/learning';
import type { Caller, Platform, Tx } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import type { Knowledge } from '../knowledge/index.ts';
import * as asked from './asked-questions.repository.ts';
import { presentGroup, presentQuestion } from './learning.present.ts';
import { findProposedChange, listFixes } from './proposals/proposed-fixes.repository.ts';
import { proposalsFrom } from './proposed-answers.policy.ts';
import * as groups from './question-groups.repository.ts';
import { botReplies, deskReplies } from './session-transcript.repository.ts';

type Page = { offset: number; limit: number };
type Listed = groups.GroupFilter & Page & { sortBy: 'often' | 'lately' };
type Answered = {
  appId: AppId;
  groupId: QuestionGroupId;
  languageCode: LanguageCode;
  alsoSolves: readonly QuestionGroupId[];
};

type Accepted = { appId: AppId; groupId: QuestionGroupId; fixId: string; instead: string };

export type LearningService = ReturnType<typeof createLearningService>;

export function createLearningService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { apps, knowledge }: { apps: Pick<Apps, 'requireApp'>; knowledge: Pick<Knowledge, 'add' | 'changeAnswer'> },
) {
  const inApp = <T>(caller: Caller, appId: AppId, work: (tx: Tx) => Promise<T>): Promise<T> =>
    database.tenant(caller.tenantId, async (tx) => {
      await apps.requireApp(tx, caller, appId);
      return work(tx);
    });

  const present = async (tx: Tx, found: readonly groups.GroupTotals[]): Promise<QuestionGroup[]> => {
    const ids = found.map(({ id }) => id);
    const firsts = await groups.firstQuestions(tx, ids);
    const days = await groups.dailyCounts(tx, ids, clock.now());
    return found.map((group) => presentGroup(group, { firsts, days }));
  };

  const requireGroup = async (tx: Tx, appId: AppId, id: QuestionGroupId): Promise<QuestionGroup> => {
    const found = await groups.findGroup(tx, appId, id);
    const [group] = found ? await present(tx, [found]) : [];
    if (!group) throw new AppError('not_found');
    return group;
  };

  return {
    list: (caller: Caller, { sortBy, offset, limit, ...filter }: Listed) =>
      inApp(caller, filter.appId, async (tx) => {
        const { items, total } = await groups.listGroups(tx, filter, { sortBy, offset, limit });
        return { items: await present(tx, items), total, offset };
      }),

    count: (caller: Caller, appId: AppId): Promise<Omit<ReplyOf<typeof countGroups>, 'status'>> =>
      inApp(caller, appId, async (tx) => {
        const counts = await groups.countByState(tx, appId);
        const of = (state: GroupState) => counts.get(state) ?? 0;
        return { open: of('open'), solved: of('solved'), ignored: of('ignored') };
      }),

    open: (
      caller: Caller,
      { appId, groupId, ...page }: Page & { appId: AppId; groupId: QuestionGroupId },
    ): Promise<Omit<ReplyOf<typeof openGroup>, 'status'>> =>
      database.tenant(caller.tenantId, async (tx) => {
        const { language } = await apps.requireApp(tx, caller, appId);
        const group = await requireGroup(tx, appId, groupId);
        const rows = await asked.listQuestions(tx, groupId, page);
        const replies = await botReplies(
          tx,
          rows.map(({ id }) => id),
        );
        const seesDesk = caller.rights.userInfo.deskAccess;
        return {
          group,
          items: rows.map((row) => presentQuestion(row, { botReply: replies.get(row.id) ?? '', seesDesk })),
          total: group.count,
          offset: page.offset,
          variants: await asked.wordingsOf(tx, groupId, LIMITS.faqQuestions),
          languageCode: (await asked.languageOf(tx, groupId)) ?? language,
          proposals: [...(await listFixes(tx, groupId)), ...proposalsFrom(await deskReplies(tx, groupId))],
        };
      }),

    /**
     * The FAQ is stored before the groups are solved: if the second step fails, the groups stay open and
     * nothing is lost.
     */
    async answer(
      caller: Caller,
      { appId, groupId, languageCode, alsoSolves }: Answered,
      draft: FaqDraft,
    ): Promise<{ faqId: FaqId; group: QuestionGroup }> {
      const before = await inApp(caller, appId, (tx) => requireGroup(tx, appId, groupId));
      if (before.state === 'solved') throw solvedAlready();
      const { faqId } = await knowledge.add(caller, appId, languageCode, draft);
      const group = await inApp(caller, appId, async (tx) => {
        const solved = { state: 'solved', faqId, decidedAt: clock.now() } as const;
        await groups.updateGroups(tx, appId, [groupId, ...alsoSolves], solved);
        return requireGroup(tx, appId, groupId);
      });
      return { faqId, group };
    },

    /**
     * As above: first the answer, then the group. `instead`: the current answer as the caller has seen it.
     */
    async acceptChange(
      caller: Caller,
      { appId, groupId, fixId, instead }: Accepted,
    ): Promise<{ faqId: FaqId; group: QuestionGroup }> {
      const change = await inApp(caller, appId, async (tx) => {
        if ((await requireGroup(tx, appId, groupId)).state === 'solved') throw solvedAlready();
        return findProposedChange(tx, groupId, fixId);
      });
      if (!change) throw new AppError('not_found');
      const answer = faqDraft.shape.answer.safeParse(change.answer);
      if (!answer.success) throw new AppError('bad_input');
      const { faqId } = await knowledge.changeAnswer(caller, appId, change.faqId, answer.data, instead);
      const group = await inApp(caller, appId, async (tx) => {
        await groups.updateGroups(tx, appId, [groupId], { state: 'solved', faqId, decidedAt: clock.now() });
        return requireGroup(tx, appId, groupId);
      });
      return { faqId, group };
    },

    setState: (
      caller: Caller,
      appId: AppId,
      ids: readonly QuestionGroupId[],
      state: Exclude<GroupState, 'solved'>,
    ): Promise<void> =>
      inApp(caller, appId, async (tx) => {
        const wanted = [...new Set(ids)];
        const found = await groups.updateGroups(tx, appId, wanted, { state, decidedAt: clock.now() });
        if (found < wanted.length) throw new AppError('not_found');
      }),
  };
}

const solvedAlready = () =>
  new AppError('conflict', {
    message: 'Someone else already answered this. Review the latest version and try again.',
  });
