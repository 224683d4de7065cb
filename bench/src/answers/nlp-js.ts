/** NLP.js, to compare our answers with. Not a dependency: it is downloaded when the bench needs it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { KnownFaq } from '@parrot/answer-engine';
import { fetchPackage } from '../fetched-package.ts';

export const NLP_JS = { name: 'node-nlp', version: '4.27.0' };

type Manager = {
  addDocument(language: string, text: string, intent: string): void;
  train(): Promise<unknown>;
  process(language: string, text: string): Promise<{ intent: string }>;
};
type Library = { NlpManager: new (options: object) => Manager };

/** Trained on the questions of the FAQs; returns the FAQ whose answer it would give. */
export async function nlpJs(faqs: readonly KnownFaq[]): Promise<(question: string) => Promise<string>> {
  const { NlpManager } = await libraryOf();
  const manager = new NlpManager({
    languages: ['en'],
    nlu: { log: false },
    autoSave: false,
    forceNER: false,
  });
  for (const { questions, answer } of faqs)
    for (const question of questions) manager.addDocument('en', question, answer);
  await manager.train();
  return async (question) => (await manager.process('en', question)).intent;
}

async function libraryOf(): Promise<Library> {
  const folder = await fetchPackage(NLP_JS.name, NLP_JS.version);
  return createRequire(join(folder, 'package.json'))(NLP_JS.name) as Library;
}
