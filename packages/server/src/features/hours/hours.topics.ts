import { defineTopic } from '../../platform/index.ts';

/** A schedule of the tenant changed, or which apps and groups use it. */
export const hoursChanged = defineTopic<Record<string, never>>('hours.changed');
