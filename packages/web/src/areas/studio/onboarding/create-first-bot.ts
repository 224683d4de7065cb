/** Makes somebody's first bot, step by step. What is made already is not made again when a later step had failed. */
import { type App, createApp, type OnboardingState, updateAppDetails } from '@parrot/contract/apps';
import { type AppId, LIMITS } from '@parrot/contract/core';
import { addFaq } from '@parrot/contract/knowledge';
import { addSource, type ChosenSource, checkSource } from '../../../features/apps/create/add-source.ts';
import { ApiError } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/call.ts';

type Faqs = OnboardingState['faqs'];

/** Names the bot: a new one, or the one there is. */
export async function nameBot(appId: AppId | null, appName: string): Promise<App> {
  const { app } = appId
    ? await call(updateAppDetails, { body: { appId, appName } })
    : await call(createApp, { body: { appName, appType: 'Q&A' } });
  return app;
}

const MOST_TRIES = 50;

/** Makes a bot for somebody who gave it no name: the given one, with a number behind it where that is taken. */
export async function createUnnamedBot(name: string): Promise<App> {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : String(number);
    try {
      return await nameBot(null, name.slice(0, LIMITS.appName.max - suffix.length) + suffix);
    } catch (error) {
      const isTaken = error instanceof ApiError && error.code === 'app_name_taken';
      if (!isTaken || number >= MOST_TRIES) throw error;
    }
  }
}

/** Lets the bot read a page or a file, and makes it one that answers from such. Refuses what can't be read. */
export async function addFirstSource(appId: AppId, source: ChosenSource): Promise<void> {
  await checkSource(source);
  await call(updateAppDetails, { body: { appId, appType: 'GenAI' } });
  await addSource(appId, source);
}

/** Lets the bot know the answers, one after the other; tells after each which are left. */
export async function addFirstFaqs(
  appId: AppId,
  faqs: Faqs,
  onTaught: (left: Faqs) => unknown,
): Promise<void> {
  for (const [index, { question, answer }] of faqs.entries()) {
    await call(addFaq, { body: { appId, question: [question.trim()], answer } });
    await onTaught(faqs.slice(index + 1));
  }
}
