import type { ToldToPage, WidgetConfig } from '@parrot/contract/conversations';
import { warn } from './warn.ts';

/** How the bot looks; nothing, with a word to whoever builds the page, where there is no such bot or it may not be here. */
export function configTold(told: ToldToPage): WidgetConfig | undefined {
  if ('config' in told) return told.config;
  warn(
    told.refused === 'site_not_allowed'
      ? `This bot is not allowed on ${location.host}.`
      : `There is no bot ${told.parrotId}.`,
  );
}
