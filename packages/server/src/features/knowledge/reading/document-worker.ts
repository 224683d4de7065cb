/** A thread that reads documents, one after the other. It loads little before it has to. */
import { parentPort } from 'node:worker_threads';
import type { DocumentInput } from './document.ts';
import { parseDocument } from './parse-document.ts';

parentPort?.on('message', (input: DocumentInput) => {
  // It answers with what was wrong rather than fail.
  void parseDocument(input).then((result) => parentPort?.postMessage(result));
});
