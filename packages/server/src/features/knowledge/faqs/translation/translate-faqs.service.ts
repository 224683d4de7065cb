/**
 * Translates many FAQs with a model, some per call. The results are drafts, published only once a builder
 * confirms them.
 */
import { type AppId, type FaqId, type LanguageCode, LIMITS, type ReplyOf } from '@parrot/contract/core';
import type { FaqSelection, planTranslation, translateFaqs } from '@parrot/contract/knowledge';
import type { Caller, Platform, Tx } from '../../../../platform/index.ts';
import { recordActivity } from '../../../activity/index.ts';
import { type Model, ModelError, type Models, noModelError, translate } from '../../../models/index.ts';
import { newFaqRow, sharedOf } from '../faqs.present.ts';
import * as repository from '../faqs.repository.ts';
import type { FaqAppAccess } from '../faqs.service.ts';
import type { FaqRow, FaqText } from '../faqs.tables.ts';
import { faqsOfGroups, groupsOf, selectedGroups } from '../find-faqs.repository.ts';
import type { LoadLiveFaqs } from '../live-faqs.ts';
import { type ToTranslate, textsToTranslate, toTranslate, translatedText } from './translate-faqs.policy.ts';

/** Texts per call, so that the client can show progress. */
const TEXTS_PER_CALL = 24;
/** Parallel calls, limited because of provider rate limits. */
const CONCURRENCY = 4;

type Result = ReplyOf<typeof translateFaqs>['results'][number];
type Plan = Omit<ReplyOf<typeof planTranslation>, 'status'>;
type TranslatedText = Pick<FaqText, 'questions' | 'answer'>;
type Written = { text: TranslatedText } | Pick<Result, 'problem' | 'message'>;
export type TranslateFaqsService = ReturnType<typeof createTranslateFaqs>;

type Needs = { apps: FaqAppAccess; loadLive: LoadLiveFaqs; models: Pick<Models, 'findFor'> };

export function createTranslateFaqs(
  { database, clock, heavyWork }: Platform,
  { apps, loadLive, models }: Needs,
) {
  /** The requested FAQs with their groups; empty for deleted ones. */
  const read = (caller: Caller, appId: AppId, faqIds: readonly FaqId[]) =>
    database.tenant(caller.tenantId, async (tx) => {
      await apps.requireEditable(tx, caller, appId);
      return groupsNamed(tx, appId, faqIds);
    });

  /** The app is locked. Translations written by a builder meanwhile stay. */
  const store = (caller: Caller, appId: AppId, to: LanguageCode, drafts: ReadonlyMap<FaqId, Draft>) =>
    database.tenant(caller.tenantId, async (tx): Promise<Map<FaqId, 'translated' | 'kept' | 'tooMany'>> => {
      const { appName } = await apps.requireEditable(tx, caller, appId);
      const now = clock.now();
      const groups = await groupsNamed(tx, appId, [...drafts.keys()]);
      const outcomes = new Map<FaqId, 'translated' | 'kept' | 'tooMany'>();
      let room = LIMITS.faqsPerApp - (await repository.countFaqs(tx, appId));
      const rows: FaqRow[] = [];
      for (const [faqId, { from, text }] of drafts) {
        const wanted = toTranslate(groups.get(faqId) ?? [], to);
        if (!wanted) outcomes.set(faqId, 'kept');
        else if (!wanted.before && room <= 0) outcomes.set(faqId, 'tooMany');
        else {
          if (!wanted.before) room -= 1;
          rows.push(rowOf(wanted, { from, text, to, now, by: caller }));
          outcomes.set(faqId, 'translated');
        }
      }
      if (rows.length === 0) return outcomes;
      await repository.putFaqs(tx, rows);
      await apps.bumpRevision(tx, appId, caller.userId);
      const values = { appId, appName, count: String(rows.length) };
      const entry = { action: 'faq.manyChanged', subjectId: appId, subjectName: appName, values } as const;
      await recordActivity(tx, caller, now, entry);
      return outcomes;
    });

  const translateSome = async (
    caller: Caller,
    appId: AppId,
    faqIds: readonly FaqId[],
    to: LanguageCode,
  ): Promise<Result[]> => {
    const { tenantId } = caller;
    const groups = await read(caller, appId, faqIds);
    const found = await models.findFor(tenantId, appId);
    if ('none' in found) throw noModelError(found.none);
    const results: Result[] = [];
    const drafts = new Map<FaqId, Draft>();
    let texts = 0;
    for (const faqId of new Set(faqIds)) {
      const group = groups.get(faqId) ?? [];
      const wanted = toTranslate(group, to);
      if (!wanted) {
        results.push(resultOf(faqId, group[0], group.length === 0 ? 'gone' : 'kept'));
        continue;
      }
      if (texts >= TEXTS_PER_CALL) break;
      texts += textsToTranslate(wanted.from).length;
      const written = await translated(found.model, wanted.from, to);
      if ('text' in written) drafts.set(faqId, { from: wanted.from, text: written.text });
      else results.push({ ...resultOf(faqId, wanted.from, 'failed'), ...written });
      // The next text would fail too, so the rest is left.
      if ('problem' in written && written.problem === 'model') break;
    }
    const outcomes = await store(caller, appId, to, drafts);
    for (const [faqId, outcome] of outcomes) {
      const { from } = drafts.get(faqId) ?? {};
      results.push(
        outcome === 'tooMany'
          ? { ...resultOf(faqId, from, 'failed'), problem: 'tooMany' }
          : resultOf(faqId, from, outcome),
      );
    }
    return results;
  };

  return {
    async plan(caller: Caller, appId: AppId, selection: FaqSelection, to: LanguageCode): Promise<Plan> {
      const { tenantId } = caller;
      const { versionId } = await database.tenant(tenantId, (tx) => apps.requireApp(tx, caller, appId));
      const { faqs: live } = await loadLive(tenantId, versionId);
      const groups = await database.tenant(tenantId, async (tx) => {
        const ids = await selectedGroups(tx, appId, selection, live);
        return byGroup(await faqsOfGroups(tx, appId, ids));
      });
      const wanted = [...groups.values()].flatMap((group) => toTranslate(group, to)?.from.id ?? []);
      const faqIds = wanted.slice(0, LIMITS.faqSelection);
      const found = await models.findFor(tenantId, appId);
      return {
        faqIds,
        left: wanted.length - faqIds.length,
        kept: groups.size - wanted.length,
        model: 'none' in found ? found.none : 'connected',
      };
    },

    translate: (caller: Caller, appId: AppId, faqIds: readonly FaqId[], to: LanguageCode) =>
      heavyWork.run(caller.tenantId, () => translateSome(caller, appId, faqIds, to)),
  };
}

type Draft = { from: FaqRow; text: TranslatedText };

const resultOf = (faqId: FaqId, row: FaqRow | undefined, outcome: Result['outcome']): Result => ({
  faqId,
  question: row?.questions[0] ?? '',
  outcome,
  problem: null,
  message: '',
});

async function translated(model: Model, from: FaqRow, to: LanguageCode): Promise<Written> {
  const texts = textsToTranslate(from);
  const done: (string | null)[] = [];
  const waiting = [...texts.entries()];
  const stop = new AbortController();
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, text] = next;
      done[at] = (await translate(model, text, to, { signal: stop.signal })).text;
    }
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  } catch (error) {
    stop.abort();
    if (error instanceof ModelError) return { problem: 'model', message: error.message };
    throw error;
  }
  const text = translatedText(done);
  if (!text) return { problem: 'unfaithful', message: '' };
  const isTooLong =
    text.answer.length > LIMITS.faqAnswerLength ||
    text.questions.some(({ length }) => length > LIMITS.faqQuestionLength);
  return isTooLong ? { problem: 'tooLong', message: '' } : { text };
}

type DraftContext = Draft & { to: LanguageCode; now: Date; by: Caller };

/** All but the text is the original's: topic and tags, and initially its link and image. */
function rowOf({ before }: ToTranslate, { from, text, to, now, by }: DraftContext): FaqRow {
  const fresh = { textAt: now, originalAt: from.textAt, updatedAt: now, updatedBy: by.userId };
  if (before) return { ...before, ...text, ...fresh };
  const { tenantId, appId, groupId, link, imageLink, imageType } = from;
  const whole = { ...sharedOf(from), link, imageLink, imageType, ...text };
  const made = newFaqRow({ tenantId, appId, languageCode: to, updatedBy: by.userId }, whole, now);
  return { ...made, ...fresh, groupId, confirmed: false };
}

async function groupsNamed(tx: Tx, appId: AppId, faqIds: readonly FaqId[]): Promise<Map<FaqId, FaqRow[]>> {
  const groupIds = await groupsOf(tx, appId, faqIds);
  const groups = byGroup(await faqsOfGroups(tx, appId, [...new Set(groupIds.values())]));
  return new Map([...groupIds].map(([faqId, groupId]) => [faqId, groups.get(groupId) ?? []]));
}

function byGroup(rows: readonly FaqRow[]): Map<FaqId, FaqRow[]> {
  const groups = new Map<FaqId, FaqRow[]>();
  for (const row of rows) groups.set(row.groupId, [...(groups.get(row.groupId) ?? []), row]);
  return groups;
}
