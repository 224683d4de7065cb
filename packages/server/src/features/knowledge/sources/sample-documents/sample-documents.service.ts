/** Sample documents for trying out a bot, added like uploads. */
import { AppError, type AppId } from '@parrot/contract/core';
import type { SampleDocument, Source } from '@parrot/contract/knowledge';
import type { Caller } from '../../../../platform/index.ts';
import type { SourcesService } from '../sources.service.ts';
import { SAMPLES } from './all-samples.ts';

export type SampleDocuments = ReturnType<typeof createSampleDocuments>;

export const createSampleDocuments = ({ upload }: Pick<SourcesService, 'upload'>) => ({
  list: (): SampleDocument[] => SAMPLES.map(({ content: _content, ...sample }) => sample),

  async add(caller: Caller, appId: AppId, sampleId: string): Promise<Source> {
    const sample = SAMPLES.find((each) => each.sampleId === sampleId);
    if (!sample) throw new AppError('not_found');
    return upload(caller, appId, { fileName: sample.fileName, bytes: Buffer.from(sample.content) });
  },
});
