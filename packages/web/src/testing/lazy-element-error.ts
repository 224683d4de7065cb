/**
 * The error of a failed query contains the page. A waiting query fails many times, and all errors but the
 * last are dropped unread, so the page is printed only when the error is read.
 */
import { type Config, configure, prettyDOM } from '@testing-library/react';

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

/**
 * Runs a query whose error doesn't list the roles of the whole page, which costs more than the query. Testing
 * Library's own `waitFor` does the same.
 */
export function withoutRoleList<T>(query: () => T): T {
  listRoles(false);
  try {
    return query();
  } finally {
    listRoles(true);
  }
}

const listRoles = (isWanted: boolean) =>
  configure({ _disableExpensiveErrorDiagnostics: !isWanted } as Partial<Config>);
