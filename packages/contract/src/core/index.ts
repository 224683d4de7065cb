export * from './access/access.ts';
export * from './access/api-scopes.ts';
export * from './access/functions.ts';
export * from './access/permits.ts';
export * from './bases.ts';
export * from './call.ts';
export * from './connection-cut.ts';
export * from './custom-field.ts';
export * from './durations.ts';
export * from './errors.ts';
export * from './event.ts';
export * from './ids.ts';
export * from './language-code.ts';
export * from './limits.ts';
export { dayIn, lastDays, startOfDay } from './local-days.ts';
export * from './options.ts';
export * from './read-user-agent.ts';
export * from './request-hash.ts';
export * from './search-text.ts';
export * from './signed-link.ts';
export * from './socket-packets.ts';
export { isBlank } from './text/blank-text.ts';
export { foldBlocks } from './text/fold-blocks.ts';
export { baseLanguage, nearestLanguage } from './text/nearest-language.ts';
export {
  type InlinePart,
  isFormatted,
  isMarked,
  parseRichText,
  plainText,
  type RichBlock,
  withoutNamedLinks,
} from './text/rich-text.ts';
export { textParts } from './text/text-parts.ts';
export { truncateText } from './text/truncate-text.ts';

export * from './unavailability.ts';
export * from './validation.ts';
