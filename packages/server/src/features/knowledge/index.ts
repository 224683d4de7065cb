/** Knowledge: what an app's bot answers from. */
import { afterCommit, type Platform, type Route } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import type { Models } from '../models/index.ts';
import type { Answering } from './answering/create-answering.ts';
import { createUnderstanding } from './answering/understanding.service.ts';
import { type AnswerCounts, createAnswerCounts } from './faqs/count-answers.ts';
import { createFaqBulkService } from './faqs/faq-bulk.service.ts';
import { createFaqListsService } from './faqs/faq-lists.service.ts';
import { createDeleteOldAnswers } from './faqs/faq-usage.ts';
import { faqsRoutes } from './faqs/faqs.routes.ts';
import { createFaqsService, type FaqAppAccess, type FaqsService } from './faqs/faqs.service.ts';
import { createImportService, type ImportService } from './faqs/import-export/import-faqs.service.ts';
import { createLoadLiveFaqs } from './faqs/live-faqs.ts';
import { createSearchFaqs, type SearchFaqs } from './faqs/search-faqs.ts';
import { createSimilarFaqs } from './faqs/similar-faqs.ts';
import { createTranslateFaqs } from './faqs/translation/translate-faqs.service.ts';
import { type AskDraft, createTryMeService } from './faqs/try-me/try-me.service.ts';
import { createGenerateFaqs } from './generated/generate-faqs.job.ts';
import { generatedRoutes } from './generated/generated.routes.ts';
import { createGeneratedService } from './generated/generated.service.ts';
import { createCrawlSites } from './sites/crawl-sites.job.ts';
import { createImportSite, type ImportSite } from './sites/import-site.ts';
import { sitesRoutes } from './sites/sites.routes.ts';
import { createSitesService } from './sites/sites.service.ts';
import { sourceReviewRoutes } from './source-review/source-review.routes.ts';
import { createSourceReview } from './source-review/source-review.service.ts';
import { createChangeSources } from './sources/change-sources.ts';
import { createDocumentsService, type DocumentsService } from './sources/documents/documents.service.ts';
import { createNotifySourcesRead } from './sources/notify-sources-read.ts';
import { createPresentSources } from './sources/present-sources.ts';
import { createReadSources, type ReadSources } from './sources/read-sources.job.ts';
import { createSampleDocuments } from './sources/sample-documents/sample-documents.service.ts';
import type { SourceAppAccess } from './sources/source-app-access.ts';
import { sourcesRoutes } from './sources/sources.routes.ts';
import { createSourcesService, type SourcesService } from './sources/sources.service.ts';
import { studioFilesRoutes } from './studio-files/studio-files.routes.ts';
import { createStudioFiles, type IsTextInFlows } from './studio-files/studio-files.service.ts';
import { createCheckUpkeep } from './upkeep/check-upkeep.job.ts';
import { createMergeFaqs } from './upkeep/merge-faqs.service.ts';
import { upkeepRoutes } from './upkeep/upkeep.routes.ts';
import { createUpkeepService } from './upkeep/upkeep.service.ts';

export { type Answering, createAnswering } from './answering/create-answering.ts';
export { addFaqs } from './faqs/add-faqs.ts';
export { countConfirmedFaqs } from './faqs/faqs.repository.ts';
/** For joins in read-only queries with explicit columns. */
export { faqs as faqsTable } from './faqs/faqs.tables.ts';
export { faqsVersioned } from './faqs/faqs.versioned.ts';
export { knowledgeRead } from './knowledge.topics.ts';
export { countKnowledgeByApp } from './knowledge-counts.repository.ts';
export { countSources } from './sources/count-sources.ts';
export { DOCUMENTS_PATH } from './sources/documents/document-links.ts';
export { passageUrl } from './sources/passage-url.ts';
export {
  deleteSourceFilesOfTenant,
  sourceFilesOfTenant,
  sourcesFolder,
} from './sources/source-files-of-tenant.repository.ts';
export { sourcesVersioned } from './sources/sources.versioned.ts';
export { studioFilePaths } from './studio-files/studio-files.repository.ts';

export type Knowledge = { routes: Route[] } & Pick<FaqsService, 'add' | 'changeAnswer'> &
  Pick<SourcesService, 'upload'> &
  Pick<ReadSources, 'start' | 'sweep' | 'resumeInterrupted' | 'readNow'> & {
    documents: DocumentsService;
    searchFaqs: SearchFaqs;
    importFaqs: ImportService['import'];
    /** Adds a site with pages that were read before. */
    importSite: ImportSite;
    countAnswers: AnswerCounts['count'];
    stop(): Promise<void>;
  };

type Needs = {
  apps: FaqAppAccess & SourceAppAccess & Pick<Apps, 'visibleAppIds'>;
  ask: AskDraft;
  models: Pick<Models, 'findFor' | 'forApp' | 'isConnected'>;
  answering: Pick<Answering, 'encoder' | 'ahead'>;
  isTextInFlows: IsTextInFlows;
};

export function createKnowledge(
  platform: Platform,
  { apps: appAccess, ask, models, answering, isTextInFlows }: Needs,
): Knowledge {
  const checking = createCheckUpkeep(platform);
  /** Every change of the knowledge passes here, so that it is checked soon. */
  const apps: Needs['apps'] = {
    ...appAccess,
    async bumpRevision(tx, appId, byUserId) {
      await appAccess.bumpRevision(tx, appId, byUserId);
      afterCommit(tx, () => checking.soon(appId));
    },
  };
  const loadLive = createLoadLiveFaqs(apps);
  const faqs = createFaqsService(platform, { apps, loadLive });
  const imports = createImportService(platform, { apps, onImported: answering.ahead.begin });
  const lists = createFaqListsService(platform, { apps, loadLive });
  const faqRoutes = faqsRoutes({
    faqs,
    lists,
    bulk: createFaqBulkService(platform, { apps, loadLive }),
    translating: createTranslateFaqs(platform, { apps, loadLive, models }),
    similar: createSimilarFaqs(platform, apps),
    trial: createTryMeService(platform, { apps, ask }),
    imports,
    understanding: createUnderstanding(platform, { apps, answering }),
  });
  const answerCounts = createAnswerCounts(platform);
  const forgetAnswers = createDeleteOldAnswers(platform);
  const drawing = createGenerateFaqs(platform, models);
  const onRead: typeof drawing.begin = (which) => {
    drawing.begin(which);
    answering.ahead.begin(which);
  };
  const readingDependencies = { apps, onRead, notifyRead: createNotifySourcesRead(platform) };
  const visits = createCrawlSites(platform, readingDependencies);
  const reading = createReadSources(platform, { ...readingDependencies, visits });
  const { sweep, resumeInterrupted, readNow } = reading;
  const present = createPresentSources(platform, apps);
  const changing = createChangeSources(platform, { apps, reading, visits, present });
  const sources = createSourcesService(platform, { apps, reading, present, sources: changing });
  const sites = createSitesService(platform, { sources: changing, visits, reading });
  const documents = createDocumentsService(platform, apps);
  const generated = createGeneratedService(platform, { apps, faqs, models, drawing });
  return {
    routes: [
      ...faqRoutes,
      ...sourcesRoutes({
        service: sources,
        documents,
        samples: createSampleDocuments(platform, { apps, upload: sources.upload }),
      }),
      ...sitesRoutes(sites),
      ...generatedRoutes(generated),
      ...sourceReviewRoutes(createSourceReview(platform, { apps })),
      ...upkeepRoutes(
        createUpkeepService(platform, { apps, checking }),
        createMergeFaqs(platform, { apps, lists }),
      ),
      ...studioFilesRoutes(createStudioFiles(platform, { apps, isTextInFlows })),
    ],
    documents,
    add: faqs.add,
    changeAnswer: faqs.changeAnswer,
    searchFaqs: createSearchFaqs(platform, apps),
    upload: sources.upload,
    importFaqs: imports.import,
    importSite: createImportSite(platform, { apps, sources: changing, onRead }),
    readNow,
    async start() {
      await drawing.start();
      answerCounts.start();
      await forgetAnswers.start();
      await reading.start();
      await checking.start();
    },
    countAnswers: answerCounts.count,
    stop: answerCounts.stop,
    sweep,
    resumeInterrupted,
  };
}
