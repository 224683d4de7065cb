/**
 * The error of a failed query contains the page. A waiting query fails many times, and all errors but the
 * last are dropped unread, so the page is printed only when the error is read.
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
