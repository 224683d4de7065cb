/** Sample documents for trying out a bot, added like uploads, in the language of the app. */
import { AppError, type AppId } from '@parrot/contract/core';
import type { SampleDocument, Source } from '@parrot/contract/knowledge';
import type { Caller, Platform } from '../../../../platform/index.ts';
import type { SourceAppAccess } from '../source-app-access.ts';
import type { SourcesService } from '../sources.service.ts';
import { SAMPLES } from './all-samples.ts';
import type { Translations } from './sample-document.ts';
import { german } from './texts/de.ts';
import { spanish } from './texts/es.ts';
import { french } from './texts/fr.ts';
import { swedish } from './texts/sv.ts';

const TRANSLATIONS: Translations = { de: german, es: spanish, fr: french, sv: swedish };

type Needs = Pick<SourcesService, 'upload'> & { apps: Pick<SourceAppAccess, 'requireApp'> };
export type SampleDocuments = ReturnType<typeof createSampleDocuments>;

export const createSampleDocuments = ({ database }: Platform, { upload, apps }: Needs) => ({
  list: (): SampleDocument[] => SAMPLES.map(({ content: _content, ...sample }) => sample),

  async add(caller: Caller, appId: AppId, sampleId: string): Promise<Source> {
    const sample = SAMPLES.find((each) => each.sampleId === sampleId);
    if (!sample) throw new AppError('not_found');
    const { language } = await database.tenant(caller.tenantId, (tx) => apps.requireApp(tx, caller, appId));
    const { fileName, content } = language === 'en' ? sample : TRANSLATIONS[language][sample.sampleId];
    return upload(caller, appId, { fileName, bytes: Buffer.from(content) });
  },
});
