/** Collects what goes wrong on pages without being shown: console errors and failed requests. */
import type { Page } from '@playwright/test';

/** The list grows while the pages are used. A request that ends because its page is left has not failed. */
export function watchProblems(pages: Record<string, Page>): string[] {
  const problems: string[] = [];
  for (const [name, page] of Object.entries(pages)) {
    const report = (problem: string) => problems.push(`${name} at ${page.url()}: ${problem}`);
    page.on('pageerror', (error) => report(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') report(message.text());
    });
    page.on('response', (reply) => {
      if (reply.status() >= 400) report(`${reply.status()} ${reply.url()}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') report(`${reason} ${request.url()}`);
    });
  }
  return problems;
}
