/** Knowledge: what an app's bot answers from. */
import type { Platform, Route } from '../../platform/index.ts';
import { knowledgeRoutes } from './knowledge.routes.ts';
import { type AppsDoor, createKnowledgeService, type KnowledgeService } from './knowledge.service.ts';

export { faqsForVersion, replaceFaqs } from './faq-versions.ts';
export { addFaqs, copyFaqs } from './fill-app.ts';

export type Knowledge = { routes: Route[] } & Pick<KnowledgeService, 'add'>;

export function createKnowledge(platform: Platform, needs: { apps: AppsDoor }): Knowledge {
  const service = createKnowledgeService(platform, needs.apps);
  return { routes: knowledgeRoutes(service), add: service.add };
}
