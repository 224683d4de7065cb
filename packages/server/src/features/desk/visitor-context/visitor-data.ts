/** What is known of a visitor, and what they may ask for. */
import type { Platform } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import { createLookUpPlace } from './look-up-location.ts';
import { createReadVisitorContext } from './visitor-context.service.ts';
import { createVisitorRights, type KeptElsewhere } from './visitor-rights.service.ts';

export type VisitorData = ReturnType<typeof createVisitorData>;

export const createVisitorData = (
  platform: Platform,
  { apps, keptElsewhere }: { apps: Pick<Apps, 'visibleAppIds'>; keptElsewhere: KeptElsewhere },
) => ({
  readContext: createReadVisitorContext(platform, { apps, lookUpPlace: createLookUpPlace(platform) }),
  ...createVisitorRights(platform, { apps, keptElsewhere }),
});
