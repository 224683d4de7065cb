/** The servers that ours is compared with; those that could not be fetched are reported. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchPackage } from '../../fetched-package.ts';
import { NotAvailable } from '../../not-available.ts';
import type { BenchFaq } from '../faq-set.ts';
import { NLP_JS } from '../nlp-js.ts';
import { type Contender, served, startContender } from './contender.ts';

const NODE_RED = { name: 'node-red', version: '4.1.2' };
/** NLP.js trains 10,000 intents for hours. */
const NLP_JS_FAQS = 100;

export type Contenders = { all: Contender[]; missing: string[]; close(): Promise<void> };

export async function startContenders(faqs: readonly BenchFaq[], visitors: number): Promise<Contenders> {
  const folder = await mkdtemp(join(tmpdir(), 'parrot-bench-'));
  const all: Contender[] = [];
  const missing: string[] = [];
  const start = (program: Parameters<typeof startContender>[0]) => startContender(program, visitors);
  const starts = [
    () => start({ name: 'bare Fastify', args: served('fastify'), over: 'http' }),
    () => start({ name: 'bare Socket.IO', args: served('socket'), over: 'socket' }),
    () =>
      start({ name: 'Socket.IO and one durable insert', args: served('durable', folder), over: 'socket' }),
    async () => {
      const FAQS = JSON.stringify(
        faqs.slice(0, NLP_JS_FAQS).map(({ questions, answer }) => ({ question: questions[0], answer })),
      );
      const args = served('nlp-js', await fetchPackage(NLP_JS.name, NLP_JS.version));
      return start({ name: `NLP.js, ${NLP_JS_FAQS} FAQs, in memory`, args, env: { FAQS }, over: 'socket' });
    },
    async () => {
      const library = await fetchPackage(NODE_RED.name, NODE_RED.version);
      const program = join(folder, 'node-red.cjs');
      await writeFile(program, nodeRedProgram(join(library, 'node_modules/node-red'), folder));
      return start({ name: `Node-RED ${NODE_RED.version}, in memory`, args: [program], over: 'http' });
    },
  ];
  const close = async () => {
    await Promise.all(all.map((contender) => contender.close()));
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  try {
    for (const each of starts) {
      try {
        all.push(await each());
      } catch (error) {
        if (!(error instanceof NotAvailable)) throw error;
        missing.push(error.message);
      }
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { all, missing, close };
}

/** A flow with three nodes that answers a request, as its docs embed it into a server. */
function nodeRedProgram(library: string, folder: string): string {
  const flow = [
    { id: 'tab', type: 'tab', label: 'bot' },
    { id: 'in', type: 'http in', z: 'tab', url: '/ask', method: 'post', wires: [['answer']] },
    {
      id: 'answer',
      type: 'function',
      z: 'tab',
      func: "msg.payload = { answer: 'An answer to ' + msg.payload.question }; return msg;",
      outputs: 1,
      wires: [['out']],
    },
    { id: 'out', type: 'http response', z: 'tab', wires: [] },
  ];
  const settings = {
    httpAdminRoot: false,
    userDir: folder,
    flowFile: 'flow.json',
    logging: { console: { level: 'off' } },
  };
  return `
const http = require('node:http');
const { createRequire } = require('node:module');
require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'flow.json'))}, ${JSON.stringify(JSON.stringify(flow))});
const library = createRequire(${JSON.stringify(join(library, 'package.json'))});
const RED = library(${JSON.stringify(library)});
const app = library('express')();
const server = http.createServer(app);
RED.init(server, ${JSON.stringify(settings)});
app.use('/', RED.httpNode);
server.listen(0, '127.0.0.1', async () => {
  const started = new Promise((resolve) => RED.events.once('flows:started', resolve));
  await RED.start();
  await started;
  console.log('ready ' + server.address().port);
});`;
}
