/** The designer at a step, with a fake server that stores the settings of one app. */
import {
  type AppSettings,
  appDetails,
  appInstalls,
  compareVersions,
  defaultSettings,
  listVersions,
  publishChecks,
  shareCode,
  type Translations,
  updateApp,
} from '@parrot/contract/apps';
import { PREVIEW_READY, type PreviewMessage } from '@parrot/contract/conversations';
import type { LanguageCode } from '@parrot/contract/core';
import { listFaqs, topicDetails } from '@parrot/contract/knowledge';
import { previewAnswerLevels } from '@parrot/contract/learning';
import { readRetention } from '@parrot/contract/privacy';
import { act, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { vi } from 'vitest';
import { errorAnswer, type TestServer } from '../../../testing/server.ts';
import { anApp, openPage, pageFrom } from '../studio.fixture.tsx';
import DesignerPage from './designer-page.tsx';

export const done = { status: 'success' } as const;
export const app = anApp({ language: 'en', faqCount: 2, hasUnpublishedChanges: true });

type StoredSettings = { settings: AppSettings; revision: number };
type Change = { revision: number } & { [Part in keyof AppSettings]?: Partial<AppSettings[Part]> };

export const newStoredSettings = (): StoredSettings => ({
  settings: defaultSettings(app.appName),
  revision: 1,
});

export function changed(
  settings: AppSettings,
  { appearance, palette, behaviour, gptData, translations = {} }: Partial<Change>,
): AppSettings {
  return {
    appearance: { ...settings.appearance, ...appearance },
    palette: { ...settings.palette, ...palette },
    behaviour: { ...settings.behaviour, ...behaviour },
    gptData: { ...settings.gptData, ...gptData },
    translations: mergedTranslations(settings.translations, translations),
  };
}

/** Merged text by text; an empty one is removed. */
function mergedTranslations(before: Translations, change: Translations): Translations {
  const merged = structuredClone(before);
  for (const [language, texts] of Object.entries(change) as [LanguageCode, object][]) {
    const left = Object.entries({ ...merged[language], ...texts }).filter(([, text]) => text !== '');
    if (left.length > 0) merged[language] = Object.fromEntries(left);
    else delete merged[language];
  }
  return merged;
}

/** Answers `apps.update` and checks the revision, like the server. */
export function serveSettings(server: TestServer, stored: StoredSettings): void {
  server.answer(appDetails, () => ({ ...done, app, ...stored }));
  server.answer(readRetention, { ...done, days: null });
  server.answer(topicDetails, { ...done, topics: [], total: 0 });
  server.answer(previewAnswerLevels, { ...done, asked: 0, levels: [], examples: [], cutShort: false });
  server.respond(updateApp, ({ body }) => {
    const change = body as Change;
    if (change.revision !== stored.revision)
      return errorAnswer('conflict', { message: 'Ada Berg changed these settings just now.' });
    stored.settings = changed(stored.settings, change);
    stored.revision += 1;
    return { status: 200, content: { ...done, app, ...stored } };
  });
}

type Opening = { stored?: StoredSettings; part?: string; prepare?: (server: TestServer) => void };

export async function openStep(step: string, { stored = newStoredSettings(), part, prepare }: Opening = {}) {
  const opened = await openPage(<DesignerPage />, {
    at: `/home/studio/designer?app=${app.appId}&step=${step}${part ? `&part=${part}` : ''}`,
    prepare: (server) => {
      serveSettings(server, stored);
      server.answer(listFaqs, pageFrom([]));
      server.answer(listVersions, pageFrom([]));
      server.answer(compareVersions, { ...done, changes: [] });
      server.answer(publishChecks, { ...done, checks: [] });
      server.answer(appInstalls, { ...done, items: [] });
      server.answer(shareCode, {
        ...done,
        parrotId: app.parrotId,
        embedCode: '<script async crossorigin src="https://parrot.example/widget/prt_1.js"></script>',
        testPageUrl: 'https://parrot.example/try/prt',
        results: [],
      });
      prepare?.(server);
    },
  });
  await screen.findByRole('heading', { level: 1, name: app.appName });
  // The pointer-events check is off: nothing is hidden by styles, and the check takes most of the time.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...opened, user, stored };
}

/** Acts as the page in the iframe: reports that it is ready, and stores the messages. */
export async function answerPreview(): Promise<{ last: () => PreviewMessage | undefined }> {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Chat preview');
  const page = frame.contentWindow as Window;
  const reply: PreviewMessage[] = [];
  vi.spyOn(page, 'postMessage').mockImplementation((message: PreviewMessage) => void reply.push(message));
  const ready = new MessageEvent('message', {
    data: PREVIEW_READY,
    source: page,
    origin: window.location.origin,
  });
  act(() => void window.dispatchEvent(ready));
  return { last: () => reply.at(-1) };
}
