/** The FAQs of an app. Changes reach visitors with the next version. */
import { isDeepStrictEqual } from 'node:util';
import { AppError, type AppId, badField, type FaqId, type LanguageCode, LIMITS } from '@parrot/contract/core';
import type { Faq, FaqDraft } from '@parrot/contract/knowledge';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { type ActivityEntry, recordActivity } from '../../activity/index.ts';
import type { AppSummary, Apps } from '../../apps/index.ts';
import { userNames } from '../../users/index.ts';
import { countKnowledge } from '../sources/count-sources.ts';
import { stateOfRow } from './faq-state.policy.ts';
import { editorsOf, newFaqRow, presentFaq, sharedOf, textOf } from './faqs.present.ts';
import * as repository from './faqs.repository.ts';
import type { FaqRow } from './faqs.tables.ts';
import { groupOf } from './find-faqs.repository.ts';
import type { LoadLiveFaqs } from './live-faqs.ts';

/** What this slice needs from apps. */
export type FaqAppAccess = Pick<
  Apps,
  'requireApp' | 'requireEditable' | 'bumpRevision' | 'trackKnowledgeStatus' | 'loadVersion' | 'loadDraft'
>;
export type FaqsService = ReturnType<typeof createFaqsService>;

/** With `translationOf`, a translation of that FAQ. */
type TranslationLink = { translationOf?: FaqId | undefined; confirmed?: boolean };

export function createFaqsService(
  { database, clock }: Platform,
  { apps, loadLive }: { apps: FaqAppAccess; loadLive: LoadLiveFaqs },
) {
  /**
   * Changes the knowledge of an app. The app is locked first, so that changes and publishing are serialized.
   */
  const change = async (
    caller: Caller,
    appId: AppId,
    action: ActivityEntry['action'],
    work: (tx: Tx, app: AppSummary) => Promise<FaqRow>,
  ): Promise<Faq> => {
    const { faq, group, names, versionId } = await database.tenant(caller.tenantId, async (tx) => {
      const app = await apps.requireEditable(tx, caller, appId);
      const { appName, versionId } = app;
      await apps.bumpRevision(tx, appId, caller.userId);
      const faq = await work(tx, app);
      await apps.trackKnowledgeStatus(tx, appId, () => countKnowledge(tx, appId));
      await recordActivity(tx, caller, clock.now(), {
        action,
        subjectId: faq.id,
        subjectName: faq.questions[0] ?? '',
        values: { appId, appName },
      });
      const names = await userNames(tx, editorsOf([faq]));
      return { faq, names, versionId, group: await groupOf(tx, appId, faq.id) };
    });
    const { faqs: live } = await loadLive(caller.tenantId, versionId);
    return presentFaq(faq, stateOfRow(faq, group, live), names);
  };

  return {
    add: (
      caller: Caller,
      appId: AppId,
      languageCode: LanguageCode | undefined,
      draft: FaqDraft,
      { translationOf, confirmed = true }: TranslationLink = {},
    ): Promise<Faq> =>
      change(caller, appId, 'faq.added', async (tx, { language }) => {
        if ((await repository.countFaqs(tx, appId)) >= LIMITS.faqsPerApp) throw tooManyFaqs();
        const owner = {
          tenantId: caller.tenantId,
          appId,
          languageCode: languageCode ?? language,
          updatedBy: caller.userId,
        };
        const made = newFaqRow(owner, textOf(draft), clock.now());
        const group = translationOf ? await groupOf(tx, appId, translationOf) : [];
        if (translationOf && group.length === 0) throw new AppError('not_found');
        const row = group.length === 0 ? made : asTranslation({ ...made, confirmed }, group);
        await requireFreeTag(tx, row);
        await repository.insertFaq(tx, row);
        return row;
      }),

    update: (
      caller: Caller,
      appId: AppId,
      faqId: FaqId,
      draft: FaqDraft & Pick<TranslationLink, 'confirmed'>,
    ): Promise<Faq> =>
      change(caller, appId, 'faq.changed', async (tx) => {
        const group = await groupOf(tx, appId, faqId);
        const row = group.find(({ id }) => id === faqId);
        if (!row) throw new AppError('not_found');
        const now = clock.now();
        const edited = { updatedAt: now, updatedBy: caller.userId };
        const text = textOf(draft);
        await requireFreeTag(tx, { ...row, ...text });
        const isReworded = text.answer !== row.answer || !isDeepStrictEqual(text.questions, row.questions);
        // A rewritten translation counts as up to date with its original.
        const reworded = isReworded && {
          textAt: now,
          confirmed: draft.confirmed ?? true,
          originalAt: originalAtOf(row, group),
        };
        const changed = await repository.updateFaq(tx, appId, faqId, {
          ...text,
          ...reworded,
          ...edited,
        });
        if (!changed) throw new AppError('not_found');
        const others = group.filter(
          (other) => other.id !== faqId && !isDeepStrictEqual(sharedOf(other), sharedOf(text)),
        );
        const ids = others.map(({ id }) => id);
        await repository.updateFaqs(tx, appId, ids, { ...sharedOf(text), ...edited });
        return changed;
      }),

    /** Changes only the answer, and only if it still is `instead`. */
    changeAnswer: (
      caller: Caller,
      appId: AppId,
      faqId: FaqId,
      answer: string,
      instead: string,
    ): Promise<Faq> =>
      change(caller, appId, 'faq.changed', async (tx) => {
        const group = await groupOf(tx, appId, faqId);
        const row = group.find(({ id }) => id === faqId);
        if (!row) throw new AppError('not_found');
        if (row.answer !== instead) throw changedMeanwhile();
        const now = clock.now();
        const changed = await repository.updateFaq(tx, appId, faqId, {
          answer,
          textAt: now,
          confirmed: true,
          originalAt: originalAtOf(row, group),
          updatedAt: now,
          updatedBy: caller.userId,
        });
        if (!changed) throw new AppError('not_found');
        return changed;
      }),

    confirm: (caller: Caller, appId: AppId, faqId: FaqId): Promise<Faq> =>
      change(caller, appId, 'faq.changed', async (tx) => {
        const group = await groupOf(tx, appId, faqId);
        const row = group.find(({ id }) => id === faqId);
        if (!row) throw new AppError('not_found');
        const changes = { confirmed: true, originalAt: originalAtOf(row, group) };
        // Confirming does not change the text, but lets it be published.
        const edited = row.confirmed ? {} : { updatedAt: clock.now(), updatedBy: caller.userId };
        const changed = await repository.updateFaq(tx, appId, faqId, { ...changes, ...edited });
        if (!changed) throw new AppError('not_found');
        return changed;
      }),

    remove: (caller: Caller, appId: AppId, faqId: FaqId): Promise<Faq> =>
      change(caller, appId, 'faq.deleted', async (tx) => {
        const gone = await repository.deleteFaq(tx, appId, faqId);
        if (!gone) throw new AppError('not_found');
        return gone;
      }),
  };
}

/** Shared fields are stored in every language. */
function asTranslation(made: FaqRow, group: readonly FaqRow[]): FaqRow {
  const [original] = group;
  if (!original) return made;
  if (group.some(({ languageCode }) => languageCode === made.languageCode)) throw translatedAlready();
  const row = { ...made, ...sharedOf(original), groupId: original.groupId };
  return { ...row, originalAt: originalAtOf(row, group) };
}

const originalAtOf = ({ id, groupId }: FaqRow, group: readonly FaqRow[]): Date | null =>
  id === groupId ? null : (group.find((each) => each.id === groupId)?.textAt ?? null);

async function requireFreeTag(tx: Tx, { appId, uniqueTag, groupId }: FaqRow): Promise<void> {
  if (uniqueTag === '') return;
  const owner = (await repository.ownersOfTags(tx, appId, [uniqueTag])).get(uniqueTag) ?? groupId;
  if (owner !== groupId) throw badField('uniqueTag', 'Another question already has this unique tag.');
}

const changedMeanwhile = () =>
  new AppError('conflict', {
    message: 'Someone else changed this answer. Review the latest version and try again.',
  });

const translatedAlready = () =>
  badField('languageCode', 'This question already has a translation in this language.');

export const tooManyFaqs = () =>
  new AppError('bad_input', {
    message: `An app can have at most ${LIMITS.faqsPerApp.toLocaleString('en')} questions. Delete some first.`,
  });
