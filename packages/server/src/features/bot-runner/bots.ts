/** Makes a bot of what a version froze. */
import type { AppSnapshot, Apps } from '../apps/index.ts';
import type { Bot, Bots } from '../conversations/index.ts';
import { createBot } from './bot.ts';

export function createBots(apps: Pick<Apps, 'loadVersion'>): Bots {
  // Kept for as long as the apps keep the snapshot itself in memory; one in the making serves all who ask for it.
  const bots = new WeakMap<AppSnapshot, Promise<Bot>>();
  return {
    async load(tenantId, versionId) {
      const snapshot = await apps.loadVersion(tenantId, versionId);
      const bot = bots.get(snapshot) ?? createBot(snapshot);
      bots.set(snapshot, bot);
      bot.catch(() => bots.delete(snapshot));
      return bot;
    },
  };
}
