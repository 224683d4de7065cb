/** Creates the demo's bots over the course of some days, as a team would. */
import { defaultTexts } from '@parrot/contract/apps';
import type { AppId, ParrotId } from '@parrot/contract/core';
import { faqDraft } from '@parrot/contract/knowledge';
import type { Caller } from '../../platform/index.ts';
import type { ParrotServer } from '../create-server.ts';
import { createProductBot, PRODUCT_BOT } from '../landing-bot/create-product-bot.ts';
import type { DaysAgo } from './days-ago.ts';
import {
  DEMO_BOTS,
  DEMO_DOCUMENT_BOT,
  DEMO_EDITS,
  DEMO_ORDER_SERVICE,
  DEMO_RECIPES,
  type DemoBot,
} from './demo-bots.ts';
import { DEMO_HELP_SITE, DEMO_WARRANTY_DOCUMENT } from './demo-help-site.ts';
import { DEMO_TRANSLATIONS, STORE_LANGUAGES } from './demo-translations.ts';
import type { DemoAnswer } from './history/replay-transcript.ts';

type Bot = { appId: AppId; parrotId: ParrotId };
type Bots = {
  /** By name. */
  bots: Map<string, Bot>;
  /** StoreAssist's answers, by language and key. */
  answers: Map<string, DemoAnswer>;
};

const FIRST_BOT_DAYS_AGO = 43;
const TRANSLATED_DAYS_AGO = 33;

export async function seedBots(
  server: ParrotServer,
  owner: Caller,
  { daysAgo, stopping }: { daysAgo: DaysAgo; stopping: AbortSignal },
): Promise<Bots> {
  const bots = new Map<string, Bot>();
  const answers: Bots['answers'] = new Map();
  const steps: [string, () => Promise<Bot>][] = [
    [PRODUCT_BOT, () => createProductBot(server, { owner, hasAgents: true })],
    ...DEMO_BOTS.map((bot): [string, () => Promise<Bot>] => [
      bot.appName,
      () => createFaqBot(server, owner, bot, answers),
    ]),
    [DEMO_DOCUMENT_BOT.appName, () => createDocumentBot(server, owner)],
    ...DEMO_RECIPES.map(({ appName, recipeId }): [string, () => Promise<Bot>] => [
      appName,
      () => createRecipeBot(server, owner, appName, recipeId),
    ]),
  ];
  for (const [index, [appName, create]] of steps.entries()) {
    stopping.throwIfAborted();
    bots.set(appName, await daysAgo(FIRST_BOT_DAYS_AGO - index, create));
  }
  return { bots, answers };
}

/** What the builder added since: languages, then a few answers. */
export async function seedEdits(
  server: ParrotServer,
  builder: Caller,
  { bots, answers, daysAgo }: Bots & { daysAgo: DaysAgo },
): Promise<void> {
  const { apps, knowledge } = server.slices;
  const store = bots.get('StoreAssist');
  if (!store) return;
  await daysAgo(TRANSLATED_DAYS_AGO, () => addLanguages(server, builder, { appId: store.appId, answers }));
  for (const { daysAgo: days, bot, faq, note } of DEMO_EDITS)
    await daysAgo(days, async () => {
      const appId = bots.get(bot)?.appId;
      if (!appId) return;
      await knowledge.add(builder, appId, 'en', faqDraft.parse(faq));
      if (note) await apps.publish(builder, appId, note);
    });
}

async function createFaqBot(
  { slices: { apps, knowledge } }: ParrotServer,
  owner: Caller,
  { appName, faqs, published, hasCalls }: DemoBot,
  answers: Bots['answers'],
): Promise<Bot> {
  const { appId, parrotId } = await apps.create(owner, { appName, appType: 'Q&A', language: 'en' });
  for (const { key, ...faq } of faqs) {
    const { groupId: faqId } = await knowledge.add(owner, appId, 'en', faqDraft.parse(faq));
    if (key) answers.set(`en ${key}`, { answer: faq.answer, faqId });
  }
  if (hasCalls)
    await apps.updateSettings(owner, appId, {
      revision: 1,
      reset: [],
      behaviour: {
        isVideoCallRequired: true,
        multilingualSelection: true,
        languageList: [...STORE_LANGUAGES],
      },
      translations: Object.fromEntries(
        STORE_LANGUAGES.map((language) => [language, defaultTexts(appName, language)]),
      ),
    });
  if (published) await apps.publish(owner, appId, 'The first version, in English');
  return { appId, parrotId };
}

/** One file with all translations, as a translator would return it. */
async function addLanguages(
  { slices: { apps, knowledge } }: ParrotServer,
  owner: Caller,
  { appId, answers }: { appId: AppId; answers: Bots['answers'] },
): Promise<void> {
  const rows = DEMO_TRANSLATIONS.map(({ language, key, questions, answer }) => {
    const faqId = answers.get(`en ${key}`)?.faqId ?? null;
    answers.set(`${language} ${key}`, { answer, faqId });
    return [faqId ?? '', language, ...questions, answer];
  });
  const table = [['group', 'language', 'question 1', 'question 2', 'answer'], ...rows];
  const csv = table.map((cells) => cells.map(quoted).join(',')).join('\n');
  const request = {
    appId,
    datasetName: 'Translations',
    languageCode: 'de',
    existing: 'keep',
  } as const;
  await knowledge.importFaqs(owner, request, false, new TextEncoder().encode(csv));
  await apps.publish(owner, appId, 'German, Spanish, French and Swedish');
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

async function createRecipeBot(
  { slices: { apps, flows } }: ParrotServer,
  owner: Caller,
  appName: string,
  recipeId: string,
): Promise<Bot> {
  const { appId, parrotId } = await flows.createAppFromRecipe(owner, recipeId, appName, 'en');
  const { flow, revision } = await flows.drafts.fetch(owner, appId);
  const values = flow.values.map((value) =>
    value.name === DEMO_ORDER_SERVICE.name ? { ...value, initial: DEMO_ORDER_SERVICE.url } : value,
  );
  await flows.drafts.save(owner, appId, revision, { ...flow, values });
  await apps.publish(owner, appId, '');
  return { appId, parrotId };
}

async function createDocumentBot({ slices: { apps, knowledge } }: ParrotServer, owner: Caller): Promise<Bot> {
  const { appName } = DEMO_DOCUMENT_BOT;
  const { appId, parrotId } = await apps.create(owner, { appName, appType: 'GenAI', language: 'en' });
  for (const { fileName, text } of [DEMO_DOCUMENT_BOT, DEMO_WARRANTY_DOCUMENT]) {
    const bytes = new TextEncoder().encode(text);
    const { sourceId: id } = await knowledge.upload(owner, appId, { fileName, bytes });
    await knowledge.readNow({ tenantId: owner.tenantId, appId, id });
  }
  await knowledge.importSite(owner, appId, DEMO_HELP_SITE);
  await apps.publish(owner, appId, '');
  return { appId, parrotId };
}
