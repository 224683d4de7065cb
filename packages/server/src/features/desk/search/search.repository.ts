import type { TenantId, UserSessionId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import {
  findHits,
  type MessageRow,
  readHits,
  type SearchHit,
  type Session,
} from '../../conversations/index.ts';
import type { Visibility } from '../visibility/visibility.policy.ts';
import { visibleTo } from '../visibility/visibility.repository.ts';

type Search = {
  tenantId: TenantId;
  text: string;
  sessionIds: readonly UserSessionId[];
  offset: number;
  limit: number;
};

export const findVisibleHits = (tx: Tx, visibility: Visibility, search: Search): Promise<SearchHit[]> =>
  findHits(tx, visibleTo(visibility), search);

export const readVisibleHits = (
  tx: Tx,
  visibility: Visibility,
  hits: readonly SearchHit[],
): Promise<{ session: Session; message: MessageRow }[]> => readHits(tx, visibleTo(visibility), hits);
