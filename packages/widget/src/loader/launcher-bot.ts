import type { LauncherBot, LauncherConfig } from '@parrot/contract/conversations';
import { warn } from './warn.ts';

/** What the page was told of its bot; nothing, with a word to whoever builds the page, where there is no such bot or it may not be here. */
export function launcherBot(config: LauncherConfig): LauncherBot | undefined {
  if ('bot' in config) return config.bot;
  warn(
    config.refused === 'site_not_allowed'
      ? `This bot is not allowed on ${location.host}.`
      : `There is no bot ${config.parrotId}.`,
  );
}
