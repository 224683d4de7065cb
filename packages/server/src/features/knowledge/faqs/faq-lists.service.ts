/** Reads for builders: the list of FAQs, one FAQ with its translations, the topic tree, the languages. */
import { AppError, type AppId, type FaqId, LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { type Faq, type ListedFaq, TOPIC_LEVELS } from '@parrot/contract/knowledge';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import type { AppSummary } from '../../apps/index.ts';
import { userNames } from '../../users/index.ts';
import * as counts from './faq-counts.repository.ts';
import { originalFirst, stateOf, stateOfRow } from './faq-state.policy.ts';
import { answersSince } from './faq-usage.repository.ts';
import { lastUncountedDay } from './faq-usage.ts';
import { editorsOf, presentFaq } from './faqs.present.ts';
import type { FaqAppAccess } from './faqs.service.ts';
import { type FaqQuery, findFaqs, groupOf, headsOfGroups } from './find-faqs.repository.ts';
import { type LoadLiveFaqs, NOTHING_LIVE } from './live-faqs.ts';

export type FaqListsService = ReturnType<typeof createFaqListsService>;

export function createFaqListsService(
  { database, clock }: Platform,
  { apps, loadLive }: { apps: FaqAppAccess; loadLive: LoadLiveFaqs },
) {
  const readApp = <T>(
    caller: Caller,
    appId: AppId,
    work: (tx: Tx, app: AppSummary) => Promise<T>,
  ): Promise<T> =>
    database.tenant(caller.tenantId, async (tx) => work(tx, await apps.requireApp(tx, caller, appId)));
  const liveOf = async (caller: Caller, appId: AppId) => {
    const { versionId } = await readApp(caller, appId, async (_tx, app) => app);
    return (await loadLive(caller.tenantId, versionId)).faqs;
  };

  return {
    async list(caller: Caller, query: FaqQuery) {
      // What is published is loaded outside of the transaction, and before it only for a filter.
      const filtered = query.states.length > 0 ? await liveOf(caller, query.appId) : undefined;
      const found = await readApp(caller, query.appId, async (tx, { versionId }) => {
        const day = lastUncountedDay(clock.now());
        const { items, total } = await findFaqs(tx, query, filtered ?? NOTHING_LIVE, day);
        const groupIds = [...new Set(items.map(({ groupId }) => groupId))];
        const groups = inGroups((await headsOfGroups(tx, query.appId, groupIds)).sort(originalFirst));
        const asked = await answersSince(tx, query.appId, groupIds, day);
        return { versionId, items, total, groups, asked, names: await userNames(tx, editorsOf(items)) };
      });
      const { items, total, groups, asked, names } = found;
      const live = filtered ?? (await loadLive(caller.tenantId, found.versionId)).faqs;
      const listed = items.map((row): ListedFaq => {
        const group = groups.get(row.groupId) ?? [];
        return {
          ...presentFaq(row, stateOfRow(row, group, live), names),
          asked: asked.get(row.groupId) ?? 0,
          languages: group.map((each) => ({
            languageCode: each.languageCode,
            faqId: each.id,
            state: stateOf(each, group, live),
          })),
        };
      });
      return { items: listed, total, offset: query.offset };
    },

    async open(caller: Caller, appId: AppId, faqId: FaqId): Promise<Faq[]> {
      const live = await liveOf(caller, appId);
      const { group, names } = await readApp(caller, appId, async (tx) => {
        const group = await groupOf(tx, appId, faqId);
        return { group, names: await userNames(tx, editorsOf(group)) };
      });
      if (group.length === 0) throw new AppError('not_found');
      return group.map((row) => presentFaq(row, stateOfRow(row, group, live), names));
    },

    topics: (caller: Caller, appId: AppId, languageCode: LanguageCode | undefined) =>
      readApp(caller, appId, async (tx) => {
        const topics = await counts.countByTopic(tx, appId, languageCode);
        return { topics, total: topics.reduce((sum, topic) => sum + topic.count, 0) };
      }),

    names: (caller: Caller, appId: AppId, languageCode: LanguageCode | undefined) =>
      readApp(caller, appId, async (tx) => {
        const topics = await counts.countByTopic(tx, appId, languageCode);
        const [domain, topic, subtopicLevel1, subtopicLevel2] = TOPIC_LEVELS.map((level) =>
          [...new Set(topics.map((each) => each[level]))].filter((name) => name !== '').sort(),
        ) as [string[], string[], string[], string[]];
        return { domain, topic, subtopicLevel1, subtopicLevel2, ...(await counts.namesInUse(tx, appId)) };
      }),

    async trainedLanguages(caller: Caller, appId: AppId) {
      const found = await readApp(caller, appId, async (tx, app) => ({
        app,
        ...(await counts.countByLanguage(tx, appId)),
      }));
      const { app, languages, groups } = found;
      const published = (await loadLive(caller.tenantId, app.versionId)).languages;
      const known = new Map(languages.map((each) => [each.languageCode, each]));
      const shown = [
        ...app.languages,
        ...LANGUAGES.filter((code) => !app.languages.includes(code) && known.has(code)),
      ];
      return shown.map((languageCode, index) => {
        const { faqs, ...rest } = known.get(languageCode) ?? {
          faqs: 0,
          questions: 0,
          unconfirmed: 0,
          stale: 0,
        };
        const role: 'own' | 'chosen' | 'other' =
          index === 0 ? 'own' : app.languages.includes(languageCode) ? 'chosen' : 'other';
        return {
          ...rest,
          languageCode,
          role,
          faqs,
          published: published.get(languageCode) ?? 0,
          missing: groups - faqs,
        };
      });
    },
  };
}

function inGroups<Head extends { groupId: FaqId }>(heads: readonly Head[]): Map<FaqId, Head[]> {
  const groups = new Map<FaqId, Head[]>();
  for (const head of heads) groups.set(head.groupId, [...(groups.get(head.groupId) ?? []), head]);
  return groups;
}
