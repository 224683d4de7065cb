/** FAQ calls with the ids of another tenant. */
import { randomUUID } from 'node:crypto';
import { type FaqId, newId } from '@parrot/contract/core';
import { type Attempt, foreignForm, hidden } from './foreign-attempts.fixture.ts';

/** An FAQ of theirs, in their app and in an app of ours. */
const theirFaq: Attempt = async (server, tenants, call) => {
  await hidden(({ appId, faqId }) => ({ appId, faqId }))(server, tenants, call);
  const { appId } = tenants.ours.app;
  await hidden(({ faqId }) => ({ appId, faqId }))(server, tenants, call);
};
const theirSelection: Attempt = async (server, tenants, call) => {
  const selection = (faqId: FaqId) => ({ faqIds: [faqId] });
  await hidden(({ appId, faqId }) => ({ appId, selection: selection(faqId) }))(server, tenants, call);
  const { appId } = tenants.ours.app;
  await hidden(({ faqId }) => ({ appId, selection: selection(faqId) }))(server, tenants, call);
};

const FAQ = { question: ['What?'], answer: 'That.' };

export const FOREIGN_FAQ_CALLS: Record<string, Attempt> = {
  'knowledge.listFaqs': hidden(({ appId }) => ({ appId })),
  'knowledge.openFaq': theirFaq,
  'knowledge.confirmFaq': theirFaq,
  'knowledge.similarFaqs': hidden(({ appId }) => ({ appId, languageCode: 'en', question: ['What?'] })),
  'knowledge.topicDetails': hidden(({ appId }) => ({ appId })),
  'knowledge.faqTopics': hidden(({ appId }) => ({ appId })),
  'knowledge.trainedLanguages': hidden(({ appId }) => ({ appId })),
  'knowledge.deleteFaqs': theirSelection,
  'knowledge.restoreFaqs': hidden(({ appId }) => ({ appId, undoId: randomUUID() })),
  'knowledge.moveFaqs': hidden(({ appId, faqId }) => ({
    appId,
    selection: { faqIds: [faqId] },
    to: { topic: 'Ours' },
  })),
  'knowledge.tagFaqs': hidden(({ appId, faqId }) => ({
    appId,
    selection: { faqIds: [faqId] },
    add: ['#ours'],
  })),
  'knowledge.exportFaqs': hidden(({ appId, faqId }) => ({ appId, selection: { faqIds: [faqId] } })),
  'knowledge.planTranslation': hidden(({ appId, faqId }) => ({
    appId,
    selection: { faqIds: [faqId] },
    to: 'de',
  })),
  'knowledge.translateFaqs': hidden(({ appId, faqId }) => ({ appId, faqIds: [faqId], to: 'de' })),
  'knowledge.previewImport': foreignForm,
  'knowledge.importFaqs': foreignForm,
  'knowledge.understanding': hidden(({ appId }) => ({ appId })),
  'knowledge.tryQuestion': hidden(({ appId }) => ({ appId, question: 'When are you open?' })),
  'knowledge.listTrymeFaqs': hidden(({ appId }) => ({ appId })),
  'knowledge.addTrymeFaq': hidden(({ appId }) => ({ appId, ...FAQ })),
  'knowledge.removeTrymeFaq': theirFaq,
  'knowledge.addFaq': hidden(({ appId }) => ({ appId, ...FAQ })),
  'knowledge.updateFaq': hidden(({ appId, faqId }) => ({ appId, faqId, ...FAQ })),
  'knowledge.listUpkeep': hidden(({ appId }) => ({ appId })),
  'knowledge.checkUpkeep': hidden(({ appId }) => ({ appId })),
  'knowledge.dismissFinding': hidden(({ appId }) => ({ appId, findingId: newId('fnd') })),
  'knowledge.mergeFaqs': hidden(({ appId, faqId }) => ({ appId, keep: faqId, remove: faqId })),
  'knowledge.deleteFaq': hidden(({ appId, faqId }) => ({ appId, faqId })),
};
