/** The error for an app that cannot be published, with a sentence for each reason. */
import type { AppType, PublishCheck } from '@parrot/contract/apps';
import { AppError, ERRORS } from '@parrot/contract/core';

/** Undefined if nothing blocks publishing. `where` is the title of the first block to fix. */
export function publishRefusal(
  checks: readonly PublishCheck[],
  { appType, where }: { appType: AppType; where: string | undefined },
): AppError | undefined {
  const reasons = checks
    .filter(({ state }) => state === 'stop')
    .map(({ check, values }) => {
      switch (check) {
        case 'knowledge':
          return appType === 'Q&A'
            ? 'Please add a question with its answer first.'
            : 'Please add a document, a page or a question first.';
        case 'sources':
          return `Some of its documents or pages are still being read (${values.reading}). Please wait until they are ready.`;
        case 'flow':
          return `Please solve what would break its flow first (${values.stops})${where ? `, beginning at '${where}'` : ''}.`;
        default:
          return '';
      }
    });
  if (reasons.length === 0) return undefined;
  return new AppError('not_ready', { message: [ERRORS.not_ready.message, ...reasons].join(' ').trim() });
}
