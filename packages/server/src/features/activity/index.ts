/** Activity: who did what, when and from where. Only ever added to. */
import type { Platform, Route } from '../../platform/index.ts';
import { activityRoutes } from './activity.routes.ts';
import { createActivityService } from './activity.service.ts';

export { type Deed, recordActivity } from './activity.repository.ts';

export const createActivity = (platform: Platform): { routes: Route[] } => ({
  routes: activityRoutes(createActivityService(platform)),
});
