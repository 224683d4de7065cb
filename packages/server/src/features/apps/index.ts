/** Apps: their life from the first name to the published version, and who may see which. */
import type { Platform, Route } from '../../platform/index.ts';
import { type AppAccess, createAppAccess } from './app-access.ts';
import { type AppHeirs, createAppHeirs } from './app-heirs.ts';
import { type AppLists, createAppLists } from './app-lists.service.ts';
import { createAppPicturesService } from './app-pictures.service.ts';
import { createAppUsersService } from './app-users.service.ts';
import { appsRoutes } from './apps.routes.ts';
import { type AppsService, type CopyKnowledge, createAppsService } from './apps.service.ts';
import { createArchiveService } from './archive.service.ts';
import { onboardingRoutes } from './onboarding.routes.ts';
import { createOnboardingService } from './onboarding.service.ts';
import { createPublishService, type PublishService } from './publish.service.ts';
import { createPublishedApps, type PublishedApps } from './published-apps.ts';
import { publishingRoutes } from './publishing.routes.ts';
import { samplesRoutes } from './samples/samples.routes.ts';
import { type AddKnowledge, createSamplesService } from './samples/samples.service.ts';
import { settingsRoutes } from './settings.routes.ts';
import { createSettingsService } from './settings.service.ts';
import { sharingRoutes } from './sharing.routes.ts';
import { createSharingService } from './sharing.service.ts';
import { createSightingsService } from './sightings.service.ts';
import { versionsRoutes } from './versions.routes.ts';
import { createVersionsService, type VersionContent } from './versions.service.ts';
import { widgetConfigRoutes } from './widget-config.routes.ts';

export type { AppSnapshot, FrozenFaq } from './app-snapshot.ts';
export type { PublishedApp } from './published-apps.ts';
export { requireAllowedSite, siteOf } from './visiting-site.ts';

export type Apps = { routes: Route[] } & AppAccess &
  AppHeirs &
  Pick<AppLists, 'list'> &
  Pick<AppsService, 'create'> &
  Pick<PublishService, 'publish'> &
  Pick<PublishedApps, 'findPublished' | 'loadVersion'>;

type Needs = { versionContent: VersionContent; copyKnowledge: CopyKnowledge; addKnowledge: AddKnowledge };

export function createApps(platform: Platform, needs: Needs): Apps {
  const lists = createAppLists(platform);
  const service = createAppsService(platform, needs);
  const publishing = createPublishService(platform, service, needs.versionContent);
  const published = createPublishedApps(platform);
  const sightings = createSightingsService(platform);
  return {
    routes: [
      ...appsRoutes(lists, service, createArchiveService(platform, service)),
      ...sharingRoutes(createSharingService(platform), createAppUsersService(platform)),
      ...samplesRoutes(createSamplesService(platform, { ...needs, lists, apps: service })),
      ...settingsRoutes(createSettingsService(platform, service), createAppPicturesService(platform)),
      ...publishingRoutes(publishing, sightings),
      ...versionsRoutes(createVersionsService(platform, service, needs.versionContent)),
      ...onboardingRoutes(createOnboardingService(platform)),
      ...widgetConfigRoutes(platform, { published, sightings }),
    ],
    ...createAppAccess(platform),
    ...createAppHeirs(platform),
    findPublished: published.findPublished,
    loadVersion: published.loadVersion,
    list: lists.list,
    create: service.create,
    publish: publishing.publish,
  };
}
