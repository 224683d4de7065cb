import type { LauncherBot, LauncherConfig } from '@parrot/contract/conversations';
import { warn } from './warn.ts';

/**
 * The bot of the launcher config; undefined, with a console warning, if there is no such bot or it is not
 * allowed here.
 */
export function launcherBot(config: LauncherConfig): LauncherBot | undefined {
  if ('bot' in config) return config.bot;
  warn(
    config.refused === 'site_not_allowed'
      ? `This bot is not allowed on ${location.host}.`
      : `There is no bot ${config.parrotId}.`,
  );
}
