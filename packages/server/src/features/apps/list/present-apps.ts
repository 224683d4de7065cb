/** Presents apps with the names of their editors and the figures that other slices own. */
import type { App } from '@parrot/contract/apps';
import type { AppId, TenantId } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import { userNames } from '../../users/index.ts';
import { presentApp } from '../apps.present.ts';
import type { AppRow } from '../apps.tables.ts';
import type { HasUnpublishedChanges } from '../versions/unpublished-changes.ts';
import { statisticsPeriod } from './app-lists.policy.ts';

type Figures<Figure> = Promise<ReadonlyMap<AppId, Figure>>;
/** Reads of other slices, each one query for all the apps. */
export type AppFigures = {
  countKnowledge(
    tx: Tx,
    tenantId: TenantId,
    appIds: readonly AppId[],
  ): Figures<Pick<App, 'faqCount' | 'sourceCount'>>;
  readStatistics(
    tx: Tx,
    tenantId: TenantId,
    appIds: readonly AppId[],
    period: ReturnType<typeof statisticsPeriod>,
  ): Figures<Pick<App, 'conversationsToday' | 'answeredShare'>>;
};

/** In the given order. The time zone decides when today began. */
export type PresentApps = (
  tx: Tx,
  caller: Caller,
  apps: readonly AppRow[],
  timeZone: string,
) => Promise<App[]>;

const NO_FIGURES = { faqCount: 0, sourceCount: 0, conversationsToday: 0, answeredShare: null };

export const createPresentApps =
  (
    { clock }: Pick<Platform, 'clock'>,
    { figures, hasUnpublishedChanges }: { figures: AppFigures; hasUnpublishedChanges: HasUnpublishedChanges },
  ): PresentApps =>
  async (tx, caller, apps, timeZone) => {
    const { tenantId, userId } = caller;
    const appIds = apps.map(({ id }) => id);
    const knowledge = await figures.countKnowledge(tx, tenantId, appIds);
    const period = statisticsPeriod(clock.now(), timeZone);
    const statistics = await figures.readStatistics(tx, tenantId, appIds, period);
    const names = await userNames(
      tx,
      apps.flatMap(({ updatedBy, createdBy }) => [updatedBy, createdBy]),
    );
    const presented: App[] = [];
    for (const app of apps) {
      const listed = { app, ...NO_FIGURES, ...knowledge.get(app.id), ...statistics.get(app.id) };
      presented.push(presentApp(listed, names, userId, await hasUnpublishedChanges(tx, app)));
    }
    return presented;
  };
