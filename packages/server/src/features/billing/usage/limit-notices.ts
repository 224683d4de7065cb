/** Notices when 80 % and all of a limit are used, in the transaction that crosses the share. */
import { type LimitKind, usedPercent } from '@parrot/contract/billing';
import type { TenantId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import { planLimitUsed } from '../billing.topics.ts';

type Use = {
  tenantId: TenantId;
  kind: LimitKind;
  before: number;
  after: number;
  limit: number;
  day?: string;
};

/** The caller has a lock on what is counted, so that one transaction alone crosses a share. */
export type NoticeLimit = (tx: Tx, use: Use) => void;

export const createNoticeLimit =
  ({ outbox }: Pick<Platform, 'outbox'>): NoticeLimit =>
  (tx, { tenantId, kind, before, after, limit, day }) => {
    const percent = usedPercent({ used: after, limit });
    if (percent === 0 || percent <= usedPercent({ used: before, limit })) return;
    const payload = { limit: kind, percent, used: after, max: limit, ...(day && { day }) };
    outbox.write(tx, planLimitUsed, { tenantId, key: `limit ${tenantId} ${kind}`, payload });
  };
