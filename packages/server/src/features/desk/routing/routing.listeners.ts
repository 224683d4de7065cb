/** Pushes to desks that rules, skills or groups changed. */

import type { TenantId } from '@parrot/contract/core';
import { routingChanged as routingChangedPush } from '@parrot/contract/desk';
import type { Platform } from '../../../platform/index.ts';
import { groupChanged, memberAccessEnded, memberJoined } from '../../team/index.ts';
import { agentsRoom } from '../desk.rooms.ts';
import { routingChanged } from '../desk.topics.ts';

export function startRoutingListeners({ bus, channels }: Pick<Platform, 'bus' | 'channels'>): void {
  const push = ({ tenantId }: { tenantId: TenantId }) =>
    channels.push(routingChangedPush, [agentsRoom(tenantId)], {});
  bus.listen(routingChanged, push);
  bus.listen(groupChanged, push);
  bus.listen(memberJoined, push);
  bus.listen(memberAccessEnded, push);
}
