/** NLP.js, to compare our answers with. Not a dependency: it is downloaded when the bench needs it. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { KnownFaq } from '@parrot/answer-engine';
import { NotAvailable } from '../not-available.ts';

const FOLDER = fileURLToPath(new URL('../../../.cache/competitors/nlp-js', import.meta.url));
const PACKAGE = 'node-nlp@4.27.0';
const PATIENCE_MS = 120_000;

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
  if (!existsSync(join(FOLDER, 'node_modules/node-nlp'))) {
    await mkdir(FOLDER, { recursive: true });
    const args = ['install', '--prefix', FOLDER, '--no-save', '--ignore-scripts', '--silent', PACKAGE];
    await promisify(execFile)('npm', args, { timeout: PATIENCE_MS }).catch((error: Error) => {
      throw new NotAvailable(
        `${PACKAGE} could not be fetched, so it is not measured (${error.message.split('\n')[0]}).`,
      );
    });
  }
  return createRequire(join(FOLDER, 'package.json'))('node-nlp') as Library;
}
