/** Opening hours: schedules of a workspace, used by apps and groups. */
import type { AppId, TenantId } from '@parrot/contract/core';
import type { Platform, Route } from '../../platform/index.ts';
import { type AppHours, createAppHours } from './app-hours.ts';
import { hoursRoutes } from './hours.routes.ts';
import { createHoursService, type HoursNeeds, type HoursService } from './hours.service.ts';

export type { AppHours } from './app-hours.ts';
export { hoursChanged } from './hours.topics.ts';

export type Hours = {
  routes: Route[];
  /** In a transaction of its own. */
  isOpenNow(tenantId: TenantId, appId: AppId): Promise<boolean>;
} & AppHours &
  Pick<HoursService, 'create' | 'setApp' | 'setGroup'>;

export function createHours(platform: Platform, { apps }: HoursNeeds): Hours {
  const appHours = createAppHours(platform);
  const service = createHoursService(platform, { apps, appHours });
  const { create, setApp, setGroup } = service;
  return {
    routes: hoursRoutes(service),
    ...appHours,
    isOpenNow: async (tenantId, appId) =>
      (await platform.database.tenant(tenantId, (tx) =>
        appHours.closedNow(tx, { tenantId, appId, groupId: null }),
      )) === null,
    create,
    setApp,
    setGroup,
  };
}
