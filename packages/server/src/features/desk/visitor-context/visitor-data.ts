/** Data stored about a visitor: shown to agents, exported and erased. */
import type { Platform } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import type { Conversations } from '../../conversations/index.ts';
import { createLocateIpAddress } from './locate-ip-address.ts';
import { createReadVisitorContext, type ReadVisitorContext } from './visitor-context.service.ts';
import {
  createVisitorRights,
  type ReadByConversation,
  type VisitorRights,
} from './visitor-rights.service.ts';

export type VisitorData = VisitorRights & { readContext: ReadVisitorContext };

export const createVisitorData = (
  platform: Platform,
  {
    apps,
    pages,
    dataOfSlices,
  }: {
    apps: Pick<Apps, 'visibleAppIds'>;
    pages: Pick<Conversations['pages'], 'read'>;
    dataOfSlices: ReadByConversation;
  },
): VisitorData => ({
  readContext: createReadVisitorContext(platform, {
    apps,
    pages,
    locateIpAddress: createLocateIpAddress(platform),
  }),
  ...createVisitorRights(platform, { apps, dataOfSlices }),
});
