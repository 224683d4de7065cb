import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  openVisitorConversation,
  sendVisitorMessage,
  visitorMessageAdded,
} from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import { health } from '@parrot/contract/installation';
import { createApiClient, findRedis, openSocket, startTestRedis } from '@parrot/testkit';
import { failToStart } from '@parrot/testkit/process';
import { newEmptyDatabase, newTestDatabase } from '@parrot/testkit/stores';
import { expect, onTestFinished, test } from 'vitest';
import { claimDataFolder } from '../platform/index.ts';
import { describeStartError, start } from './start.ts';

async function emptyFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'parrot-start-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

async function newStore(): Promise<Record<string, string>> {
  const { url, drop } = await newTestDatabase();
  onTestFinished(async () => void (await drop()));
  return { DATA_DIR: await emptyFolder(), DATABASE_URL: url };
}

/** The message of a start that fails. */
const failing = (settings: Record<string, string>): Promise<string> =>
  start({ NODE_ENV: 'test', PORT: '0', ...settings }, () => undefined).then(
    () => 'It started.',
    describeStartError,
  );

test('an invalid setting ends the start with one sentence', async () => {
  const { code, output: printed } = await failToStart({
    folder: await emptyFolder(),
    settings: { PORT: 'eighty' },
  });
  expect(code).toBe(1);
  expect(printed.trim()).toBe('Invalid settings: PORT must be a whole number from 0 to 65535.');
});

test('a data folder in use by another process is reported in one sentence', async () => {
  const folder = await emptyFolder();
  const claim = await claimDataFolder(folder);
  expect(await failing({ DATA_DIR: folder })).toMatch(
    /^Another Parrot \(process \d+\) already uses the data folder \S+\. Please stop it, or set DATA_DIR to another folder\.$/,
  );
  await claim.release();
});

test('a folder that cannot be written to is reported in one sentence', async () => {
  const file = join(await emptyFolder(), 'a-file');
  await writeFile(file, '');
  expect(await failing({ DATA_DIR: join(file, 'data') })).toMatch(
    /^The data folder \S+ can't be written to \(ENOTDIR\)\. Please set DATA_DIR to a folder that can\.$/,
  );
});

test('an unreachable database is reported in one sentence, and the folder is free again', async () => {
  const folder = await emptyFolder();
  const away = { DATA_DIR: folder, DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' };
  expect(await failing(away)).toBe(
    'Cannot connect to the database at 127.0.0.1:1 (ECONNREFUSED). Check DATABASE_URL.',
  );
  await (await claimDataFolder(folder)).release();
});

test('a port in use is reported in one sentence; with another one the same folder starts, and stops', async () => {
  const store = await newStore();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  expect(await failing({ ...store, PORT: String(port), DEMO: 'no' })).toBe(
    `Port ${port} is in use. Stop the other process, or set PORT to another port.`,
  );

  let printed = '';
  const started = await start({ NODE_ENV: 'test', ...store, PORT: '0', DEMO: 'no' }, (text) => {
    printed += text;
  });
  const url = /Parrot is ready: (\S+)/.exec(printed)?.[1];
  expect((await fetch(`${url}/api/v1/health`)).status).toBe(200);
  await started.stop();
  await expect(fetch(`${url}/api/v1/health`)).rejects.toThrow();
});

/** The landing page's questions, with a part of the answer. */
const LANDING_QUESTIONS = {
  en: {
    'How long does it take to start?': 'within minutes',
    'Which languages does it speak?': 'Swedish',
    'Can a person take over?': 'a person can take over',
    'What does it cost?': 'depends on your plan',
  },
  es: {
    '¿Cuánto se tarda en empezar?': 'cuestión de minutos',
    '¿Qué idiomas habla?': 'sueco',
    '¿Puede tomar el relevo una persona?': 'una persona puede',
    '¿Cuánto cuesta?': 'depende de tu plan',
  },
  de: {
    'Wie lange dauert der Einstieg?': 'in wenigen Minuten',
    'Welche Sprachen spricht er?': 'Schwedisch',
    'Kann ein Mensch übernehmen?': 'ein Mensch kann jederzeit',
    'Was kostet es?': 'hängt von Ihrem Tarif ab',
  },
  fr: {
    'Combien de temps faut-il pour démarrer ?': 'en quelques minutes',
    'Quelles langues parle-t-il ?': 'suédois',
    'Une personne peut-elle prendre le relais ?': 'une personne peut',
    'Combien ça coûte ?': 'dépend de votre forfait',
  },
  sv: {
    'Hur lång tid tar det att komma igång?': 'inom några minuter',
    'Vilka språk talar den?': 'svenska',
    'Kan en människa ta över?': 'en människa kan',
    'Vad kostar det?': 'beror på ditt abonnemang',
  },
};

test('without the demo, a bot of the product answers on the landing page in each language, with its source, after every start', async () => {
  const store = await newStore();
  const settings = { NODE_ENV: 'test', ...store, PORT: '0', DEMO: 'no', LANDING_BOT: 'yes' };
  const landingBot = async (ask: (url: string, parrotId: string) => Promise<void>) => {
    let printed = '';
    const started = await start(settings, (text) => {
      printed += text;
    });
    const url = /Parrot is ready: (\S+)/.exec(printed)?.[1] ?? '';
    const page = await (await fetch(url)).text();
    const [parrotId] = /prt_[a-z0-9]+/.exec(page) ?? [''];
    await ask(url, parrotId);
    await started.stop();
    return parrotId;
  };
  const first = await landingBot(async (url, parrotId) => {
    for (const [language, pairs] of Object.entries(LANDING_QUESTIONS)) {
      const visitor = await openSocket({ url }, 'visitor', { parrotId, language });
      await visitor.ask(openVisitorConversation, {});
      for (const [value, answer] of Object.entries(pairs)) {
        await visitor.ask(sendVisitorMessage, { msgId: newId('msg'), value });
        const { message } = await visitor.next(
          visitorMessageAdded,
          ({ message }) => message.userType === 'bot',
        );
        expect(message.value).toContain(answer);
        expect(message.sources).not.toEqual([]);
      }
      visitor.close();
    }
  });
  expect(first).toMatch(/^prt_/);
  expect(await landingBot(async () => undefined)).toBe(first);
});

const redisProgram = await findRedis();

test.skipIf(!redisProgram)(
  'processes that start together share an empty database; one without Redis is refused; a stop drains',
  async () => {
    const redis = await startTestRedis(redisProgram ?? '');
    const { url, drop } = await newEmptyDatabase();
    onTestFinished(async () => {
      await drop();
      await redis.stop();
    });
    const own = {
      DATA_DIR: await emptyFolder(),
      DATABASE_URL: url,
      SECRET_KEY: 'the same key for all processes of a test',
      DEMO: 'no',
      LOG_LEVEL: 'silent',
    };
    const startAs = async (role: string) => {
      let printed = '';
      const settings = {
        NODE_ENV: 'test',
        PORT: '0',
        ...own,
        REDIS_URL: redis.url,
        ROLE: role,
        DRAIN_SECONDS: '1',
      };
      const { stop } = await start(settings, (text) => {
        printed += text;
      });
      const [, address = ''] = /Parrot is ready: (\S+)/.exec(printed) ?? [];
      const api = createApiClient(address);
      return { stop, readiness: async () => (await api.answer(health, {})).status };
    };
    const [web, worker] = await Promise.all([startAs('web'), startAs('worker')]);
    expect([await web.readiness(), await worker.readiness()]).toEqual([200, 200]);

    expect(await failing(own)).toMatch(
      /^Another Parrot already uses the data.* at \S+\. .* To run several, set REDIS_URL for each\.$/,
    );

    const stopped = web.stop();
    await expect.poll(web.readiness).toBe(503);
    expect(await worker.readiness()).toBe(200);
    await stopped;
    await worker.stop();
  },
);
