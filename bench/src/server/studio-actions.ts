/** Heavy actions of the Studio, as calls, each until the server is at rest again. */
import { setTimeout as pause } from 'node:timers/promises';
import { type App, createApp, duplicateApp, publishApp } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { importFaqs, listSources, understanding, uploadFile } from '@parrot/contract/knowledge';
import type { TestSession } from '@parrot/testkit';
import { benchFaqs } from '../answers/faq-set.ts';
import { openVisitor } from '../desk/visitor.ts';
import { cpuMsOf } from './process-figures.ts';
import type { Stall, WatchedServer } from './watched-server.ts';

const TEXT_BYTES = 16 * 1024 * 1024;
const POLL_MS = 100;
const PATIENCE_MS = 90_000;
/** At rest: less than this share of a core, a second long. */
const REST = { share: 0.1, sampleMs: 500, samples: 2 };

export type StudioActions = ReturnType<typeof createStudioActions>;

export function createStudioActions(server: WatchedServer, session: TestSession) {
  let apps = 0;
  const newApp = async (): Promise<AppId> => {
    const body = { appName: `Heavy${++apps}`, appType: 'Q&A' as const };
    return (await server.api.call(createApp, { session, body })).app.appId;
  };
  return {
    newApp,
    async importCsv(appId: AppId, count: number): Promise<void> {
      const rows = benchFaqs(count).map(({ questions, answer }) =>
        [questions.join('\n'), answer].map(quoted),
      );
      const form = new FormData();
      form.set('file', new File([['question,answer', ...rows.map(String)].join('\n')], 'faqs.csv'));
      const body = { appId, datasetName: 'Bench', languageCode: 'en' as const };
      await server.api.call(importFaqs, { session, body, form });
    },
    publish: async (appId: AppId): Promise<App> =>
      (await server.api.call(publishApp, { session, body: { appId } })).app,
    /** The bot is loaded for its first visitor. */
    async firstVisit({ parrotId }: App): Promise<void> {
      const [first] = benchFaqs(1);
      const visitor = await openVisitor(server, parrotId);
      const { value } = await visitor.ask(first?.asked ?? '');
      visitor.close();
      if (value !== first?.answer) throw new Error(`wrong answer of a published bot: ${value}`);
    },
    duplicate: async (appId: AppId): Promise<AppId> =>
      (await server.api.call(duplicateApp, { session, body: { appId, appName: `Heavy${++apps}` } })).app
        .appId,
    /** A text of 16 MB, until its passages are stored. */
    async readText(appId: AppId): Promise<void> {
      const form = new FormData();
      form.set('file', new File([longText(TEXT_BYTES)], 'handbook.txt'));
      await server.api.call(uploadFile, { session, body: { appId }, form });
      await until(async () => {
        const { items } = await server.api.call(listSources, { session, body: { appId } });
        if (items[0]?.state === 'error') throw new Error(`the text was not read: ${items[0].problem}`);
        return items[0]?.state === 'staged';
      });
    },
    /** Until every embedding is computed. */
    trained: (appId: AppId) =>
      until(async () => {
        const { encoder, learning } = await server.api.call(understanding, { session, body: { appId } });
        return encoder === 'ready' && learning === null;
      }),
  };
}

/** The longest stall during the work and what it starts in the background. */
export async function stallDuring(server: WatchedServer, work: () => Promise<unknown>): Promise<Stall> {
  await atRest(server);
  await server.longestStall();
  await work();
  await atRest(server);
  return server.longestStall();
}

export async function atRest(server: WatchedServer): Promise<void> {
  const pid = server.process.pid ?? 0;
  const patience = performance.now() + PATIENCE_MS;
  for (let calm = 0; calm < REST.samples && performance.now() < patience; ) {
    const before = cpuMsOf(pid) ?? 0;
    await pause(REST.sampleMs);
    const share = ((cpuMsOf(pid) ?? 0) - before) / REST.sampleMs;
    calm = share < REST.share ? calm + 1 : 0;
  }
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  const patience = performance.now() + PATIENCE_MS;
  while (!(await isDone())) {
    if (performance.now() > patience) throw new Error(`not done within ${PATIENCE_MS / 1000} s`);
    await pause(POLL_MS);
  }
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Chapters of different sentences. */
function longText(bytes: number): string {
  const paragraphs: string[] = [];
  const faqs = benchFaqs(10_000);
  for (let at = 0, length = 0; length < bytes; at += 1) {
    const { questions, answer } = faqs[at % faqs.length] as (typeof faqs)[number];
    const paragraph = `Case ${at}. ${questions.join(' ')} ${answer} ${answer}`;
    paragraphs.push(at % 10 === 0 ? `Chapter ${at / 10}\n\n${paragraph}` : paragraph);
    length += (paragraphs.at(-1) ?? '').length + 2;
  }
  return paragraphs.join('\n\n');
}
