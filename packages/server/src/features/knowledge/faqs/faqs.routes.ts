import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/knowledge';
import { type Route, route, uploadRoute } from '../../../platform/index.ts';
import type { UnderstandingOf } from '../answering/understanding.service.ts';
import type { FaqBulkService } from './faq-bulk.service.ts';
import type { FaqListsService } from './faq-lists.service.ts';
import type { FaqsService } from './faqs.service.ts';
import type { ImportService } from './import-export/import-faqs.service.ts';
import type { SimilarFaqs } from './similar-faqs.ts';
import type { TranslateFaqsService } from './translation/translate-faqs.service.ts';
import type { TryMeService } from './try-me/try-me.service.ts';

type Services = {
  faqs: FaqsService;
  lists: FaqListsService;
  bulk: FaqBulkService;
  translating: TranslateFaqsService;
  similar: SimilarFaqs;
  trial: TryMeService;
  imports: ImportService;
  understanding: UnderstandingOf;
};

export const faqsRoutes = ({
  faqs,
  lists,
  bulk,
  translating,
  similar,
  trial,
  imports,
  understanding,
}: Services): Route[] => [
  route(calls.listFaqs, async ({ caller, body }) => ({ ...DONE, ...(await lists.list(caller, body)) })),
  route(calls.openFaq, async ({ caller, body }) => ({
    ...DONE,
    items: await lists.open(caller, body.appId, body.faqId),
  })),
  route(calls.addFaq, async ({ caller, body }) => ({
    ...DONE,
    faq: await faqs.add(caller, body.appId, body.languageCode, body, body),
  })),
  route(calls.updateFaq, async ({ caller, body }) => ({
    ...DONE,
    faq: await faqs.update(caller, body.appId, body.faqId, body),
  })),
  route(calls.confirmFaq, async ({ caller, body }) => ({
    ...DONE,
    faq: await faqs.confirm(caller, body.appId, body.faqId),
  })),
  route(calls.deleteFaq, async ({ caller, body }) => {
    await faqs.remove(caller, body.appId, body.faqId);
    return DONE;
  }),
  route(calls.similarFaqs, async ({ caller, body }) => ({ ...DONE, items: await similar(caller, body) })),

  route(calls.topicDetails, async ({ caller, body }) => ({
    ...DONE,
    ...(await lists.topics(caller, body.appId, body.languageCode)),
  })),
  route(calls.faqTopics, async ({ caller, body }) => ({
    ...DONE,
    ...(await lists.names(caller, body.appId, body.languageCode)),
  })),
  route(calls.trainedLanguages, async ({ caller, body }) => ({
    ...DONE,
    languages: await lists.trainedLanguages(caller, body.appId),
  })),

  route(calls.deleteFaqs, async ({ caller, body }) => ({
    ...DONE,
    ...(await bulk.remove(caller, body.appId, body.selection, body.onlyNamed)),
  })),
  route(calls.restoreFaqs, async ({ caller, body }) => ({
    ...DONE,
    changed: await bulk.restore(caller, body.appId, body.undoId),
  })),
  route(calls.moveFaqs, async ({ caller, body }) => ({
    ...DONE,
    changed: await bulk.move(caller, body.appId, body.selection, body.to),
  })),
  route(calls.tagFaqs, async ({ caller, body }) => ({
    ...DONE,
    changed: await bulk.tag(caller, body.appId, body.selection, body),
  })),
  route(calls.exportFaqs, async ({ caller, body }) => ({
    ...DONE,
    ...(await bulk.export(caller, body.appId, body.selection, body.offset)),
  })),
  route(calls.planTranslation, async ({ caller, body }) => ({
    ...DONE,
    ...(await translating.plan(caller, body.appId, body.selection, body.to)),
  })),
  route(calls.translateFaqs, async ({ caller, body }) => ({
    ...DONE,
    results: await translating.translate(caller, body.appId, body.faqIds, body.to),
  })),

  uploadRoute(calls.previewImport, async ({ caller, body, file }) => ({
    ...DONE,
    ...(await imports.preview(caller, body, file.bytes)),
  })),
  uploadRoute(calls.importFaqs, async ({ caller, body, file }) => ({
    ...DONE,
    counts: await imports.import(caller, body, body.skipBad === 'true', file.bytes),
  })),

  route(calls.understanding, async ({ caller, body }) => ({
    ...DONE,
    ...(await understanding(caller, body.appId)),
  })),
  route(calls.tryQuestion, async ({ caller, body }) => ({
    ...DONE,
    ...(await trial.ask(caller, body.appId, body.question, body.previousQuestion)),
  })),
  route(calls.listTrymeFaqs, async ({ caller, body }) => ({
    ...DONE,
    items: await trial.list(caller, body.appId),
  })),
  route(calls.addTrymeFaq, async ({ caller, body }) => ({
    ...DONE,
    faq: await trial.add(caller, body.appId, body.languageCode, body),
  })),
  route(calls.removeTrymeFaq, async ({ caller, body }) => {
    await trial.remove(caller, body.appId, body.faqId);
    return DONE;
  }),
];
