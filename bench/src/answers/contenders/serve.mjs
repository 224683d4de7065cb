/**
 * A process that answers questions with less than the product does: `node serve.mjs kind`. Prints its port
 * when it is ready.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const [kind, argument = ''] = process.argv.slice(2);

/** Answers over HTTP, stores nothing. */
async function serveFastify() {
  const { fastify } = await import('fastify');
  const server = fastify();
  server.post('/ask', async (request) => ({ answer: `An answer to ${request.body.question}` }));
  await server.listen({ host: '127.0.0.1', port: 0 });
  return server.server.address().port;
}

/** Answers over a socket. */
async function serveSocket(answerTo) {
  const { Server } = await import('socket.io');
  const http = createServer();
  new Server(http).on('connection', (socket) =>
    socket.on('ask', (question, reply) => void answerTo(question).then(reply)),
  );
  await new Promise((resolve) => http.listen(0, '127.0.0.1', resolve));
  return http.address().port;
}

/** Stores question and answer in one statement, on the same built-in PostgreSQL as the product. */
async function createDurable(folder) {
  const { openDriver, readSettings } = await import('../../../../packages/server/dist/platform/index.js');
  const driver = await openDriver(readSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
  await driver.script('create table lines (id bigint generated always as identity primary key, line text)');
  return async (question) => {
    const answer = `An answer to ${question}`;
    await driver.query('insert into lines (line) values ($1), ($2)', [question, answer]);
    return answer;
  };
}

/** NLP.js, trained on some FAQs; stores nothing. */
async function createNlpJs(folder) {
  const { NlpManager } = createRequire(`${folder}/package.json`)('node-nlp');
  const manager = new NlpManager({
    languages: ['en'],
    nlu: { log: false },
    autoSave: false,
    forceNER: false,
  });
  const faqs = JSON.parse(process.env.FAQS ?? '[]');
  for (const { question, answer } of faqs) manager.addDocument('en', question, answer);
  await manager.train();
  return async (question) => (await manager.process('en', question)).intent;
}

const KINDS = {
  fastify: serveFastify,
  socket: () => serveSocket(async (question) => `An answer to ${question}`),
  durable: async () => serveSocket(await createDurable(argument)),
  'nlp-js': async () => serveSocket(await createNlpJs(argument)),
};

// In order: the database ends with its owner.
process.once('SIGTERM', () => process.exit());
console.log(`ready ${await KINDS[kind]()}`);
