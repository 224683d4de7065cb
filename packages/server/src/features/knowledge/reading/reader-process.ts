/** A process that reads documents, one after the other. It loads little before it has to. */
import type { DocumentInput } from './document.ts';
import { parseDocument } from './parse-document.ts';

process.on('message', (input: DocumentInput) => {
  // It answers with what was wrong rather than fail.
  void parseDocument(input).then((result) => process.send?.(result));
});
// A terminal signals every process it started; this one ends with the server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
