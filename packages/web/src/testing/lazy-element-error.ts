/**
 * What stands on the page is written into the error of a query that found nothing. A query that waits is asked many times, and
 * all its errors but the last are thrown away unread, so the page is written down when somebody reads the error.
 */
import { prettyDOM } from '@testing-library/react';

export function elementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  let text: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
      return text;
    },
    set: (next: string) => {
      text = next;
    },
  });
  return error;
}
