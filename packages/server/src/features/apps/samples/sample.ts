import type { SampleApp } from '@parrot/contract/apps';

/** A sample as it is written here; `welcome` is what a copy of it greets with. */
export type Sample = SampleApp & { welcome: string };
