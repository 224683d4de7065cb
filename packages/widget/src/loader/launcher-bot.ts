import type { LauncherBot, LauncherConfig } from '@parrot/contract/conversations';
import { warn } from './warn.ts';

/** What the page was told of its bot; nothing, with a word to whoever builds the page, where there is no such bot or it may not be here. */
export function botTold(told: LauncherConfig): LauncherBot | undefined {
  if ('bot' in told) return told.bot;
  warn(
    told.refused === 'site_not_allowed'
      ? `This bot is not allowed on ${location.host}.`
      : `There is no bot ${told.parrotId}.`,
  );
}
