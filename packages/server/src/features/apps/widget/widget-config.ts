/** The configuration of a bot for the page that embeds it. */
import { widgetColors } from '@parrot/contract/apps';
import {
  type LauncherBot,
  type LauncherConfig,
  launcherAppearance,
  type WidgetConfig,
} from '@parrot/contract/conversations';
import { AppError, DONE } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import type { IsSuspended } from '../../billing/index.ts';
import type { PublicApp, PublishedApps } from '../versions/published-apps.ts';
import { embeddingSiteOf, type OriginHeaders, requireAllowedSite } from './embedding-site.ts';
import type { InstallsService } from './installs.service.ts';

type Needs = {
  published: Pick<PublishedApps, 'find'>;
  installs: Pick<InstallsService, 'recordInstall'>;
  isSuspended: IsSuspended;
};

/** Whether visitors can talk to a bot. An archived bot is unpublished, a deleted one unknown. */
export type BotState = 'live' | 'unpublished' | 'resting' | 'unknown';

export type WidgetConfigs = ReturnType<typeof createWidgetConfigs>;

export function createWidgetConfigs(
  { publicUrl }: Pick<Platform, 'publicUrl'>,
  { published, installs, isSuspended }: Needs,
) {
  /** Identifies the page by its request headers, and refuses sites that are not allowed. */
  const readConfig = async (parrotId: string, page: OriginHeaders): Promise<WidgetConfig> => {
    const app = await published.find(parrotId);
    if (!app) throw new AppError('not_found');
    const site = embeddingSiteOf(page, publicUrl());
    // Refused sites are recorded too, so that the builder can allow them.
    if (site !== undefined) installs.recordInstall(app, site);
    requireAllowedSite(app, site);
    return { ...DONE, ...configOf(app, await isSuspended(app.tenantId)) };
  };
  return {
    readConfig,
    async botState(parrotId: string): Promise<BotState> {
      const app = await published.find(parrotId);
      if (!app) return 'unknown';
      return closedBecause(app.versionId === null, await isSuspended(app.tenantId)) ?? 'live';
    },
    /** For the embed script, which reports a refusal to the builder instead of failing. */
    async readLauncherConfig(parrotId: string, page: OriginHeaders): Promise<LauncherConfig> {
      try {
        return { parrotId, bot: launcherConfigOf(await readConfig(parrotId, page)) };
      } catch (error) {
        if (error instanceof AppError && error.status < 500) return { parrotId, refused: error.code };
        throw error;
      }
    },
  };
}

const launcherConfigOf = (config: WidgetConfig): LauncherBot => ({
  ...launcherAppearance(config),
  language: config.language,
  languages: config.languages,
  closed: config.closedBecause !== null,
});

function configOf({ versionId, language, settings }: PublicApp, suspended: boolean) {
  const { appearance, palette, behaviour, translations } = settings;
  const { multilingualSelection, languageList, agentEscalation, isVideoCallRequired } = behaviour;
  const { authentication, visitorFiles, ratings, transcripts } = behaviour;
  const others = multilingualSelection ? languageList.filter((code) => code !== language) : [];
  return {
    published: versionId !== null,
    closedBecause: closedBecause(versionId === null, suspended),
    authentication,
    visitorFiles,
    ratings,
    transcripts,
    language,
    languages: [language, ...others],
    agentEscalation,
    isVideoCallRequired,
    appearance,
    colors: widgetColors(palette),
    translations,
  };
}

const closedBecause = (unpublished: boolean, suspended: boolean) => {
  if (unpublished) return 'unpublished' as const;
  return suspended ? ('resting' as const) : null;
};
