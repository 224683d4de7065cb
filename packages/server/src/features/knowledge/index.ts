/** Knowledge: what an app's bot answers from. */
import type { KnownFaq } from '@parrot/answer-engine';
import type { AppId } from '@parrot/contract/core';
import type { Platform, Route, Tx } from '../../platform/index.ts';
import { knownFaq } from './knowledge.present.ts';
import { allFaqs } from './knowledge.repository.ts';
import { knowledgeRoutes } from './knowledge.routes.ts';
import { type AppsDoor, createKnowledgeService, type KnowledgeService } from './knowledge.service.ts';

export type Knowledge = { routes: Route[] } & Pick<KnowledgeService, 'add'>;

export function createKnowledge(platform: Platform, needs: { apps: AppsDoor }): Knowledge {
  const service = createKnowledgeService(platform, needs.apps);
  return { routes: knowledgeRoutes(service), add: service.add };
}

/** An app's knowledge as a version keeps it. */
export const faqsForVersion = async (tx: Tx, appId: AppId): Promise<{ faqs: KnownFaq[] }> => ({
  faqs: (await allFaqs(tx, appId)).map(knownFaq),
});
