import type { SampleDocument } from '@parrot/contract/knowledge';

export type Sample = SampleDocument & { content: string };
