/** A published bot with the maximum number of FAQs. */
import { type App, createApp, publishApp } from '@parrot/contract/apps';
import { addFaq } from '@parrot/contract/knowledge';
import { signInAs } from '@parrot/testkit';
import type { Stage } from '../stage.ts';
import { copyFaq } from './copy-faq.ts';
import { type BenchFaq, benchFaqs } from './faq-set.ts';

export type LargeApp = { app: App; faqs: BenchFaq[]; fillSeconds: number; publishSeconds: number };

/** The first FAQ is added by the Studio's call and copied. */
export async function publishLargeApp(stage: Stage, count: number): Promise<LargeApp> {
  const [first, ...others] = benchFaqs(count);
  if (!first) throw new Error('An app without FAQs cannot be published.');
  const { appId, faqId } = await stage.withServer(async (server, { owner }) => {
    const session = await signInAs(server, owner.emailId);
    const body = { appName: 'LargeBot', appType: 'Q&A' as const };
    const { app } = await server.api.call(createApp, { session, body });
    const { faq } = await server.api.call(addFaq, {
      session,
      body: { appId: app.appId, question: first.questions, answer: first.answer },
    });
    return { appId: app.appId, faqId: faq.faqId };
  });

  const began = performance.now();
  await copyFaq(await stage.store(), { appId, faqId }, others);
  const fillSeconds = (performance.now() - began) / 1000;

  return stage.withServer(async (server, { owner }) => {
    const session = await signInAs(server, owner.emailId);
    const asked = performance.now();
    const { app } = await server.api.call(publishApp, { session, body: { appId } });
    return { app, faqs: [first, ...others], fillSeconds, publishSeconds: (performance.now() - asked) / 1000 };
  });
}
