/** The child process that parses documents, one after the other. Loads parsers lazily. */
import type { DocumentInput } from './document.ts';
import { parseDocument } from './parse-document.ts';

process.on('message', (input: DocumentInput) => {
  // Problems are returned, not thrown.
  void parseDocument(input).then((result) => process.send?.(result));
});
// A terminal signals the whole process group; this process ends with the server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
