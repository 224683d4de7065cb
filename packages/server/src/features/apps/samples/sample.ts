import type { SampleApp } from '@parrot/contract/apps';

/** A sample as defined here; `welcome` is the greeting of a copy. */
export type Sample = SampleApp & { welcome: string };
