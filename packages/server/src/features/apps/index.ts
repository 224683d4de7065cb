/** Apps: creation, settings, sharing, versions, publishing, and who can see which. */
import type { Platform, Route } from '../../platform/index.ts';
import type { IsSuspended, PlanLimitChecks } from '../billing/index.ts';
import { type AppAccess, createAppAccess } from './app-access.ts';
import { appsRoutes } from './apps.routes.ts';
import { type AppsService, createAppsService, type StartFlow } from './apps.service.ts';
import { createArchiveService } from './archive/archive.service.ts';
import { createAppFactory } from './create-app.ts';
import { createEditingService } from './editing/editing.service.ts';
import { type AppLists, createAppLists } from './list/app-lists.service.ts';
import { type AppFigures, createPresentApps } from './list/present-apps.ts';
import { onboardingRoutes } from './onboarding/onboarding.routes.ts';
import { createOnboardingService } from './onboarding/onboarding.service.ts';
import { createAppPicturesService } from './pictures/app-pictures.service.ts';
import {
  type CountFaqs,
  type CountSources,
  createInspectDraft,
  type HasModel,
} from './publishing/inspect-draft.ts';
import { publishingRoutes } from './publishing/publishing.routes.ts';
import { createPublishingService, type PublishingService } from './publishing/publishing.service.ts';
import { samplesRoutes } from './samples/samples.routes.ts';
import { type AddFaqs, createSamplesService } from './samples/samples.service.ts';
import { type AppSecrets, createAppSecrets } from './secrets/app-secrets.ts';
import { identityRoutes } from './secrets/identity-secret.routes.ts';
import { createIdentityService, type IdentityKeys } from './secrets/identity-secret.service.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { createSettingsService, type SettingsService } from './settings/settings.service.ts';
import { settingsVersioned } from './settings/settings.versioned.ts';
import { type AppAccessForTeam, createAppAccessForTeam } from './sharing/app-access-for-team.ts';
import { createAppUsersService } from './sharing/app-users.service.ts';
import { sharingRoutes } from './sharing/sharing.routes.ts';
import { createSharingService } from './sharing/sharing.service.ts';
import { createContent } from './versions/content.ts';
import { createDrafts, type Drafts } from './versions/drafts.ts';
import { createPublishedApps, type PublishedApps } from './versions/published-apps.ts';
import { createHasUnpublishedChanges } from './versions/unpublished-changes.ts';
import type { VersionedContent } from './versions/versioned.ts';
import { versionsRoutes } from './versions/versions.routes.ts';
import { createVersionsService } from './versions/versions.service.ts';
import { createInstallsService } from './widget/installs.service.ts';
import { widgetConfigRoutes } from './widget/widget-config.routes.ts';
import { createWidgetConfigs, type WidgetConfigs } from './widget/widget-config.ts';

export { createAnswerComparison } from './answer-comparison/answer-comparison.routes.ts';
export type { AppSummary } from './app-access.ts';
export {
  countActiveApps,
  findAppName,
  findPublishedVersionId,
  lockAgainstDeletion,
} from './apps.repository.ts';
// For joins in other slices' reads: explicit columns only, as snapshots are large. Only this slice writes
// them.
export { apps as appsTable, appVersions as versionsTable } from './apps.tables.ts';
export { appDeleted, appPublished } from './apps.topics.ts';
export { appPicturePaths, appsOfTenant } from './list/apps-of-tenant.repository.ts';
export { createPublishChecks } from './publishing/publish-checks.routes.ts';
export type { AddFaqs } from './samples/samples.service.ts';
export {
  type AppWithRetention,
  appsWithRetention,
  findRetentionDays,
  setRetentionDays,
} from './settings/retention.repository.ts';
export { editConflict } from './settings/settings.policy.ts';
export type { AppSnapshot, FrozenFaq, FrozenSource, VersionProfile } from './versions/app-snapshot.ts';
export type { PublishedApp } from './versions/published-apps.ts';
export type { Versioned } from './versions/versioned.ts';
export { findPublishedOrigin, isFileInVersions, isTextInVersions } from './versions/versions.repository.ts';
export { embeddingSiteOf, requireAllowedSite } from './widget/embedding-site.ts';
export type { BotState } from './widget/widget-config.ts';

export type Apps = { routes: Route[] } & AppAccess &
  AppAccessForTeam &
  Pick<AppLists, 'list' | 'choices'> &
  Pick<AppsService, 'create' | 'createWithContent'> &
  Pick<PublishingService, 'publish' | 'draftFacts'> & { updateSettings: SettingsService['update'] } & Pick<
    PublishedApps,
    'findPublished' | 'loadVersion' | 'loadVersionProfile'
  > &
  Pick<WidgetConfigs, 'readLauncherConfig' | 'botState'> &
  Drafts &
  IdentityKeys & { secrets: AppSecrets };

type Needs = {
  figures: AppFigures;
  /** The kinds of content of other slices, small ones first. */
  content: readonly VersionedContent[];
  countFaqs: CountFaqs;
  countSources: CountSources;
  startFlow: StartFlow;
  addFaqs: AddFaqs;
  isSuspended: IsSuspended;
  limits: Pick<PlanLimitChecks, 'requireCapacity'>;
  hasModel: HasModel;
};

export function createApps(platform: Platform, needs: Needs): Apps {
  const content = createContent([settingsVersioned, ...needs.content]);
  const hasUnpublishedChanges = createHasUnpublishedChanges(content);
  const presentApps = createPresentApps(platform, { figures: needs.figures, hasUnpublishedChanges });
  const lists = createAppLists(platform, presentApps);
  const createApp = createAppFactory(needs.limits);
  const service = createAppsService(platform, {
    createApp,
    startFlow: needs.startFlow,
    content,
    presentApps,
  });
  const secrets = createAppSecrets(platform);
  const identity = createIdentityService(platform, secrets);
  const publishing = createPublishingService(platform, {
    ...service,
    inspectDraft: createInspectDraft(platform, {
      content,
      secrets,
      countFaqs: needs.countFaqs,
      countSources: needs.countSources,
      hasModel: needs.hasModel,
    }),
  });
  const settings = createSettingsService(platform, service);
  const published = createPublishedApps(platform);
  const installs = createInstallsService(platform);
  const widgetConfigs = createWidgetConfigs(platform, {
    published,
    installs,
    isSuspended: needs.isSuspended,
  });
  return {
    routes: [
      ...appsRoutes({
        lists,
        service,
        archive: createArchiveService(platform, { ...service, limits: needs.limits }),
        editing: createEditingService(platform),
      }),
      ...sharingRoutes(createSharingService(platform), createAppUsersService(platform)),
      ...samplesRoutes(createSamplesService(platform, { ...needs, createApp, lists, apps: service })),
      ...settingsRoutes(settings, createAppPicturesService(platform)),
      ...publishingRoutes(publishing, installs),
      ...versionsRoutes(createVersionsService(platform, service, content)),
      ...identityRoutes(identity),
      ...onboardingRoutes(createOnboardingService(platform)),
      ...widgetConfigRoutes(widgetConfigs),
    ],
    ...createAppAccess(platform),
    ...createAppAccessForTeam(platform),
    ...createDrafts(platform, content),
    identityKeyOf: identity.identityKeyOf,
    secrets,
    findPublished: published.findPublished,
    loadVersion: published.loadVersion,
    loadVersionProfile: published.loadVersionProfile,
    readLauncherConfig: widgetConfigs.readLauncherConfig,
    botState: widgetConfigs.botState,
    list: lists.list,
    choices: lists.choices,
    create: service.create,
    createWithContent: service.createWithContent,
    updateSettings: settings.update,
    publish: publishing.publish,
    draftFacts: publishing.draftFacts,
  };
}
