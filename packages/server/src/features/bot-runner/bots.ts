/** Makes a bot of what a version froze. */
import type { Apps } from '../apps/index.ts';
import type { Bots } from '../conversations/index.ts';
import type { Models } from '../models/index.ts';
import { createBot } from './bot.ts';
import type { Brains } from './version-answers.ts';

type Needs = {
  apps: Pick<Apps, 'loadVersion'>;
  brains: Brains;
  models: Pick<Models, 'isConnected'>;
};

export const createBots = ({ apps, brains, models }: Needs): Bots => ({
  async load(tenantId, versionId) {
    const brain = await brains.of(await apps.loadVersion(tenantId, versionId));
    return createBot(brain, { asksModel: await models.isConnected(tenantId) });
  },
});
