/** Makes a bot of what a version froze. */
import type { Apps } from '../apps/index.ts';
import type { Bot, Bots } from '../conversations/index.ts';
import { createBot } from './bot.ts';
import type { Brain, Brains } from './brain.ts';

export function createBots(apps: Pick<Apps, 'loadVersion'>, brains: Brains): Bots {
  const bots = new WeakMap<Brain, Bot>();
  return {
    async load(tenantId, versionId) {
      const brain = await brains.of(await apps.loadVersion(tenantId, versionId));
      const bot = bots.get(brain) ?? createBot(brain);
      bots.set(brain, bot);
      return bot;
    },
  };
}
