/** Knowledge: what an app's bot answers from. */
import type { Platform, Route } from '../../platform/index.ts';
import type { Models } from '../models/index.ts';
import type { Answering } from './answering/create-answering.ts';
import { createUnderstanding } from './answering/understanding.service.ts';
import type { AppsOfSources } from './apps-of-sources.ts';
import { createChangeSources } from './change-sources.ts';
import { createDocumentsService, type DocumentsService } from './documents.service.ts';
import { createForgetAnswers } from './faqs/faq-answers.ts';
import { createFaqBulkService } from './faqs/faq-bulk.service.ts';
import { createFaqListsService } from './faqs/faq-lists.service.ts';
import { createLoadLive } from './faqs/live-faqs.ts';
import { createSimilarFaqs } from './faqs/similar-faqs.ts';
import { createTranslateFaqs } from './faqs/translate-faqs.service.ts';
import { type AskDraft, createTryService } from './faqs/try.service.ts';
import { createDrawUpQuestions } from './generated/draw-up-questions.ts';
import { generatedRoutes } from './generated/generated.routes.ts';
import { createGeneratedService } from './generated/generated.service.ts';
import { createImportService } from './imports/import.service.ts';
import { knowledgeRoutes } from './knowledge.routes.ts';
import { type AppsDoor, createKnowledgeService, type KnowledgeService } from './knowledge.service.ts';
import { createPresentSources } from './present-sources.ts';
import { createReadSources, type ReadSources } from './read-sources.ts';
import { createSampleDocuments } from './sample-documents/samples.service.ts';
import { sitesRoutes } from './sites/sites.routes.ts';
import { createSitesService } from './sites/sites.service.ts';
import { createVisitSites } from './sites/visit-sites.ts';
import { sourcesRoutes } from './sources.routes.ts';
import { createSourcesService, type SourcesService } from './sources.service.ts';
import { studioFilesRoutes } from './studio-files.routes.ts';
import { createStudioFiles } from './studio-files.service.ts';
import { createTellRead } from './tell-read.ts';

export { type Answering, createAnswering } from './answering/create-answering.ts';
export { DOCUMENTS_PATH } from './document-links.ts';
export { faqsForVersion, replaceFaqs } from './faq-versions.ts';
export { countAnswers } from './faqs/faq-answers.ts';
export { addFaqs, copyFaqs } from './fill-app.ts';
export { knowledgeRead } from './knowledge.topics.ts';
export { placeUrl } from './place-url.ts';
export { copySources, countSources, replaceSources, sourcesForVersion } from './source-versions.ts';

export type Knowledge = { routes: Route[] } & Pick<KnowledgeService, 'add' | 'changeAnswer'> &
  Pick<SourcesService, 'upload'> &
  Pick<ReadSources, 'start' | 'sweep' | 'takeUp' | 'readNow'> & { documents: DocumentsService };

type Needs = {
  apps: AppsDoor & AppsOfSources;
  ask: AskDraft;
  models: Pick<Models, 'findFor' | 'forApp' | 'isConnected'>;
  answering: Pick<Answering, 'encoder' | 'ahead'>;
};

export function createKnowledge(platform: Platform, { apps, ask, models, answering }: Needs): Knowledge {
  const loadLive = createLoadLive(apps);
  const faqs = createKnowledgeService(platform, { apps, loadLive });
  const faqRoutes = knowledgeRoutes({
    faqs,
    lists: createFaqListsService(platform, { apps, loadLive }),
    bulk: createFaqBulkService(platform, { apps, loadLive }),
    translating: createTranslateFaqs(platform, { apps, loadLive, models }),
    similar: createSimilarFaqs(platform, apps),
    trial: createTryService(platform, { apps, ask }),
    imports: createImportService(platform, { apps, onImported: answering.ahead.begin }),
    understanding: createUnderstanding(platform, { apps, answering }),
  });
  const forgetAnswers = createForgetAnswers(platform);
  const drawing = createDrawUpQuestions(platform, models);
  const onRead: typeof drawing.begin = (which) => {
    drawing.begin(which);
    answering.ahead.begin(which);
  };
  const news = { apps, onRead, tellRead: createTellRead(platform) };
  const visits = createVisitSites(platform, news);
  const reading = createReadSources(platform, { ...news, visits });
  const { sweep, takeUp, readNow } = reading;
  const present = createPresentSources(platform, apps);
  const changing = createChangeSources(platform, { apps, reading, visits, present });
  const sources = createSourcesService(platform, { apps, reading, present, sources: changing });
  const sites = createSitesService(platform, { sources: changing, visits, reading });
  const documents = createDocumentsService(platform, apps);
  const generated = createGeneratedService(platform, { apps, faqs, models, drawing });
  return {
    routes: [
      ...faqRoutes,
      ...sourcesRoutes({ service: sources, documents, samples: createSampleDocuments(sources) }),
      ...sitesRoutes(sites),
      ...generatedRoutes(generated),
      ...studioFilesRoutes(createStudioFiles(platform, apps)),
    ],
    documents,
    add: faqs.add,
    changeAnswer: faqs.changeAnswer,
    upload: sources.upload,
    readNow,
    async start() {
      await drawing.start();
      await forgetAnswers.start();
      await reading.start();
    },
    sweep,
    takeUp,
  };
}
