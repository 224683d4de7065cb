import type { LanguageCode } from '@parrot/contract/core';
import type { SampleDocument } from '@parrot/contract/knowledge';

type SampleId = 'shop-policies' | 'shop-help' | 'coffee-machine' | 'price-list';
type SampleFile = { fileName: string; content: string };

export type Sample = SampleDocument & SampleFile & { sampleId: SampleId };
/** The samples in another language than English. */
export type SampleTexts = Record<SampleId, SampleFile>;
export type Translations = Record<Exclude<LanguageCode, 'en'>, SampleTexts>;
