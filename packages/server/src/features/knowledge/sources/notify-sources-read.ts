/** Notifies the user who requested it once all sources are read. */
import type { AppId, TenantId, UserId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import { findAppName } from '../../apps/index.ts';
import { knowledgeRead } from '../knowledge.topics.ts';
import { countSources } from './count-sources.ts';

type Reading = { tenantId: TenantId; appId: AppId; byUserId: UserId };
export type NotifySourcesRead = (tx: Tx, reading: Reading) => Promise<void>;

export const createNotifySourcesRead =
  ({ outbox }: Pick<Platform, 'outbox'>): NotifySourcesRead =>
  async (tx, { tenantId, appId, byUserId }) => {
    const { reading, ready, failed } = await countSources(tx, appId);
    if (reading > 0) return;
    const appName = await findAppName(tx, appId);
    const payload = { appId, appName, byUserId, ready, failed };
    outbox.write(tx, knowledgeRead, { tenantId, key: appId, payload });
  };
