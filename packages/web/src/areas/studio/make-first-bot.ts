/** Makes somebody's first bot step by step. What is made already is not made again when a later step had failed. */
import { createApp, updateOnboardingStatus } from '@parrot/contract/apps';
import type { AppId, FaqId } from '@parrot/contract/core';
import { addFaq, updateFaq } from '@parrot/contract/knowledge';
import { call } from '../../shared/http/call.ts';

export type FirstBot = { name: string; question: string; answer: string };
export type Made = { appId?: AppId; faqId?: FaqId };

export const EMPTY_BOT: FirstBot = { name: '', question: '', answer: '' };

export async function makeFirstBot(
  { name, question, answer }: FirstBot,
  before: Made,
  onMade: (made: Made) => void,
): Promise<AppId> {
  const appId = before.appId ?? (await newApp(name));
  onMade({ ...before, appId });
  const content = { appId, question: [question], answer };
  // It may have been changed since the try that stored it.
  const { faq } = before.faqId
    ? await call(updateFaq, { body: { ...content, faqId: before.faqId } })
    : await call(addFaq, { body: content });
  onMade({ appId, faqId: faq.faqId });
  await call(updateOnboardingStatus, { body: { onboardingStatus: 'finished' } });
  return appId;
}

async function newApp(name: string): Promise<AppId> {
  const { app } = await call(createApp, { body: { appName: name.trim(), appType: 'Q&A' } });
  return app.appId;
}
