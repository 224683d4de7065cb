/** What a page that carries a bot's line is told of the bot. */
import { widgetConfig } from '@parrot/contract/conversations';
import { AppError, DONE } from '@parrot/contract/core';
import { type Platform, publicRoute, type Route } from '../../platform/index.ts';
import type { IsResting } from '../billing/index.ts';
import type { PublicApp, PublishedApps } from './published-apps.ts';
import type { SightingsService } from './sightings.service.ts';
import { requireAllowedSite, siteOf } from './visiting-site.ts';

type Needs = {
  published: Pick<PublishedApps, 'find'>;
  sightings: Pick<SightingsService, 'recordSighting'>;
  isResting: IsResting;
};

export const widgetConfigRoutes = (
  { publicUrl }: Pick<Platform, 'publicUrl'>,
  { published, sightings, isResting }: Needs,
): Route[] => [
  publicRoute(
    widgetConfig,
    async ({ query, request }) => {
      const app = await published.find(query.parrotId);
      if (!app) throw new AppError('not_found');
      const site = siteOf(request.headers, publicUrl());
      // Those that are turned away too: the builder sees them, and may let them in.
      if (site !== undefined) sightings.recordSighting(app, site);
      requireAllowedSite(app, site);
      return { ...DONE, ...configOf(app, await isResting(app.tenantId)) };
    },
    { openToAllOrigins: true },
  ),
];

function configOf({ versionId, language, settings }: PublicApp, resting: boolean) {
  const { appearance, palette, behaviour, translations } = settings;
  const { multilingualSelection, languageList, agentEscalation } = behaviour;
  const { authentication, visitorFiles, ratings, transcripts } = behaviour;
  const others = multilingualSelection ? languageList.filter((code) => code !== language) : [];
  return {
    published: versionId !== null,
    closedBecause: closedBecause(versionId === null, resting),
    authentication,
    visitorFiles,
    ratings,
    transcripts,
    language,
    languages: [language, ...others],
    agentEscalation,
    appearance,
    palette,
    translations,
  };
}

const closedBecause = (unpublished: boolean, resting: boolean) => {
  if (unpublished) return 'unpublished' as const;
  return resting ? ('resting' as const) : null;
};
