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
            ? 'Add a question and its answer first.'
            : 'Add a document, page, or question first.';
        case 'sources':
          return `Some documents or pages are still being read (${values.reading}). Wait until they’re ready.`;
        case 'flow':
          return where
            ? `Fix the problems in its flow first (${values.stops}), starting with “${where}”.`
            : `Fix the problems in its flow first (${values.stops}).`;
        default:
          return '';
      }
    });
  if (reasons.length === 0) return undefined;
  return new AppError('not_ready', { message: [ERRORS.not_ready.message, ...reasons].join(' ').trim() });
}
