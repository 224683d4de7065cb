/** The child process that parses documents, one after the other. Loads parsers lazily. */
import type { ReaderInput, ReaderMessage, ReadResult } from './document.ts';
import { parseDocument } from './parse-document.ts';

let portions: Uint8Array[] = [];

process.on('message', (input: ReaderInput) => {
  if ('portion' in input) return void portions.push(input.portion);
  const bytes = Buffer.concat(portions);
  portions = [];
  // Problems are returned, not thrown.
  void parseDocument({ ...input.document, bytes }).then(sendInPortions);
});

/** One large message would stop the server while it is decoded. */
const PORTION = 200;

function sendInPortions(result: ReadResult): void {
  const send = (message: ReaderMessage) => process.send?.(message);
  if ('problem' in result) return void send({ result });
  const { passages } = result;
  for (let from = 0; from < passages.length; from += PORTION)
    send({ portion: passages.slice(from, from + PORTION) });
  send({ result: { ...result, passages: [] } });
}

// A terminal signals the whole process group; this process ends with the server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
