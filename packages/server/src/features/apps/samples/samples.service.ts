/** Sample apps, to view and to copy. */
import { type App, type AppCounts, defaultSettings, type SampleApp } from '@parrot/contract/apps';
import { AppError, type AppId, type LanguageCode, type TenantId } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import type { AppsService } from '../apps.service.ts';
import type { CreateApp } from '../create-app.ts';
import type { AppLists } from '../list/app-lists.service.ts';
import type { Sample } from './sample.ts';
import { sampleIn } from './sample-texts.ts';
import { SAMPLES } from './samples.ts';

/** Adds FAQs to an app. Implemented by the knowledge slice. */
export type AddFaqs = (
  tx: Tx,
  app: { tenantId: TenantId; appId: AppId; languageCode: LanguageCode; at: Date },
  faqs: readonly SampleApp['faqs'][number][],
) => Promise<void>;

type Query = { search: string; language: LanguageCode; offset: number; limit: number };
type CopyRequest = { sampleId: string; appName: string; language: LanguageCode };
type Listed = { items: SampleApp[]; total: number; offset: number; counts: AppCounts };
type Needs = {
  createApp: CreateApp;
  lists: Pick<AppLists, 'counts'>;
  apps: Pick<AppsService, 'readApp'>;
  addFaqs: AddFaqs;
};

export type SamplesService = ReturnType<typeof createSamplesService>;

export function createSamplesService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { createApp, lists, apps, addFaqs }: Needs,
) {
  return {
    async list(caller: Caller, { search, language, offset, limit }: Query): Promise<Listed> {
      const term = search.trim().toLowerCase();
      const samples = await Promise.all(SAMPLES.map((sample) => sampleIn(language, sample)));
      const found = samples.filter((sample) => textOf(sample).includes(term));
      return {
        items: found.slice(offset, offset + limit).map(presentSample),
        total: found.length,
        offset,
        counts: await lists.counts(caller),
      };
    },

    copy: (caller: Caller, { sampleId, appName, language }: CopyRequest): Promise<App> =>
      database.tenant(caller.tenantId, async (tx) => {
        const sample = SAMPLES.find((known) => known.sampleId === sampleId);
        if (!sample) throw new AppError('not_found');
        const { appType: type, description, welcome, faqs } = await sampleIn(language, sample);
        const at = clock.now();
        const { appearance, ...settings } = defaultSettings(appName, language);
        const app = {
          name: appName,
          type,
          language,
          description,
          settings: { ...settings, appearance: { ...appearance, welcomeMsg: welcome } },
          status: 'draft' as const,
        };
        const values = { sample: sample.appName };
        const appId = await createApp(tx, caller, at, app, { action: 'app.created', values });
        await addFaqs(tx, { tenantId: caller.tenantId, appId, languageCode: language, at }, faqs);
        return apps.readApp(tx, caller, appId);
      }),
  };
}

const presentSample = ({ welcome: _, ...sample }: Sample): SampleApp => sample;

/** The text that searches match. */
const textOf = ({ appName, description, faqs }: Sample): string =>
  [appName, description, ...faqs.flatMap(({ topic, questions }) => [topic, ...questions])]
    .join('\n')
    .toLowerCase();
