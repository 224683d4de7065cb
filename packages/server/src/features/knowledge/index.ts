/** Knowledge: what an app's bot answers from. */
import type { Platform, Route } from '../../platform/index.ts';
import { knowledgeRoutes } from './knowledge.routes.ts';
import { type AppsDoor, createKnowledgeService, type KnowledgeService } from './knowledge.service.ts';
import { type AppsOfSources, createReadSources, type ReadSources } from './read-sources.ts';
import { sourcesRoutes } from './sources.routes.ts';
import { createSourcesService, type SourcesService } from './sources.service.ts';

export { faqsForVersion, replaceFaqs } from './faq-versions.ts';
export { addFaqs, copyFaqs } from './fill-app.ts';
export { copySources, countSources, replaceSources, sourcesForVersion } from './source-versions.ts';

export type Knowledge = { routes: Route[] } & Pick<KnowledgeService, 'add'> &
  Pick<SourcesService, 'upload'> &
  Pick<ReadSources, 'start' | 'sweep' | 'takeUp' | 'readNow'>;

export function createKnowledge(platform: Platform, { apps }: { apps: AppsDoor & AppsOfSources }): Knowledge {
  const service = createKnowledgeService(platform, apps);
  const reading = createReadSources(platform, apps);
  const { start, sweep, takeUp, readNow } = reading;
  const sources = createSourcesService(platform, { apps, reading });
  return {
    routes: [...knowledgeRoutes(service), ...sourcesRoutes(sources)],
    add: service.add,
    upload: sources.upload,
    readNow,
    start,
    sweep,
    takeUp,
  };
}
