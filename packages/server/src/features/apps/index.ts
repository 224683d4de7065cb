/** Apps: their life from the first name to the published version, and who may see which. */
import type { Platform, Route } from '../../platform/index.ts';
import { type AppAccess, createAppAccess } from './app-access.ts';
import { type AppHeirs, createAppHeirs } from './app-heirs.ts';
import { appsRoutes } from './apps.routes.ts';
import { type AppsService, createAppsService } from './apps.service.ts';
import { createPublishService, type PublishService, type VersionContent } from './publish.service.ts';
import { createPublishedApps, type PublishedApps } from './published-apps.ts';

export type { AppSnapshot } from './app-snapshot.ts';
export type { PublishedApp } from './published-apps.ts';

export type Apps = { routes: Route[] } & AppAccess &
  AppHeirs &
  Pick<AppsService, 'list' | 'create'> &
  Pick<PublishService, 'publish'> &
  Pick<PublishedApps, 'findPublished' | 'loadVersion'>;

export function createApps(platform: Platform, needs: { versionContent: VersionContent }): Apps {
  const service = createAppsService(platform);
  const publishing = createPublishService(platform, service, needs.versionContent);
  const published = createPublishedApps(platform);
  return {
    routes: appsRoutes(service, publishing, published),
    ...createAppAccess(platform),
    ...createAppHeirs(platform),
    findPublished: published.findPublished,
    loadVersion: published.loadVersion,
    list: service.list,
    create: service.create,
    publish: publishing.publish,
  };
}
