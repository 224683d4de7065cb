/** Creates a user's first bot, step by step. A retry continues with what was already created. */
import { type App, createApp, updateAppDetails } from '@parrot/contract/apps';
import { type AppId, type LanguageCode, LIMITS } from '@parrot/contract/core';
import { addFaq } from '@parrot/contract/knowledge';
import { addSource, type ChosenSource, checkSource } from '../../../features/apps/create/add-source.ts';
import { ApiError } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/call.ts';
import type { DraftFaq } from './draft-faq.ts';

/** Names the bot: creates one in that language, or renames the existing one. */
export async function nameBot(appId: AppId | null, appName: string, language: LanguageCode): Promise<App> {
  const { app } = appId
    ? await call(updateAppDetails, { body: { appId, appName } })
    : await call(createApp, { body: { appName, language, appType: 'Q&A' } });
  return app;
}

const MOST_TRIES = 50;

/** Creates a bot under a default name, with a number appended if it is taken. */
export async function createUnnamedBot(name: string, language: LanguageCode): Promise<App> {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : String(number);
    try {
      return await nameBot(null, name.slice(0, LIMITS.appName.max - suffix.length) + suffix, language);
    } catch (error) {
      const isTaken = error instanceof ApiError && error.code === 'app_name_taken';
      if (!isTaken || number >= MOST_TRIES) throw error;
    }
  }
}

/** Adds a website or file to the bot and makes it a GenAI app. Rejects an unreadable source. */
export async function addFirstSource(appId: AppId, source: ChosenSource): Promise<void> {
  await checkSource(source);
  await call(updateAppDetails, { body: { appId, appType: 'GenAI' } });
  await addSource(appId, source);
}

/** Adds the FAQs one after the other; reports after each which are left. */
export async function addFirstFaqs(
  appId: AppId,
  faqs: readonly DraftFaq[],
  onTaught: (left: DraftFaq[]) => unknown,
): Promise<void> {
  for (const [index, { question, answer }] of faqs.entries()) {
    await call(addFaq, { body: { appId, question: [question.trim()], answer } });
    await onTaught(faqs.slice(index + 1));
  }
}
