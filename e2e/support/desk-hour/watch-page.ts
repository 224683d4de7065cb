/**
 * Collects everything that goes wrong on a page, shown or not: failed requests and connections, console errors,
 * and error texts in any pane.
 */
import type { Page } from '@playwright/test';
import { watchProblems } from '../watch-problems.ts';

export type PageWatch = {
  problems: string[];
  /** Requests for a new access token. */
  refreshes(): number;
  /** From now on no connection may close, because the page is neither left nor loaded again. */
  expectStableConnections(): void;
  /** What goes wrong meanwhile is part of the scenario. */
  during(trouble: () => Promise<void>): Promise<void>;
};

/** Call it before the page loads. */
export async function watchPage(name: string, page: Page): Promise<PageWatch> {
  const problems = watchProblems({ [name]: page });
  let isStable = false;
  let refreshes = 0;
  page.on('websocket', (connection) => {
    connection.on('socketerror', (error) => problems.push(`${name}: ${connection.url()} failed: ${error}`));
    connection.on('close', () => {
      if (isStable) problems.push(`${name}: ${connection.url()} closed`);
    });
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/refresh/token')) refreshes += 1;
  });
  await page.exposeFunction('reportErrorText', (text: string) => problems.push(`${name} shows: ${text}`));
  await page.addInitScript(reportErrorTexts);
  return {
    problems,
    refreshes: () => refreshes,
    expectStableConnections: () => {
      isStable = true;
    },
    async during(trouble) {
      const before = problems.length;
      isStable = false;
      await trouble();
      isStable = true;
      problems.length = before;
    },
  };
}

declare global {
  interface Window {
    reportErrorText(text: string): void;
  }
}

/** Runs in the page. Toasts about failures and error texts in panes are alerts, also in the widget's shadow root. */
function reportErrorTexts(): void {
  const ALERT = '[role="alert"]';
  const reported = new WeakMap<Element, string>();
  const report = (alert: Element) => {
    const text = alert.textContent?.trim() ?? '';
    if (!text || reported.get(alert) === text) return;
    reported.set(alert, text);
    window.reportErrorText(text);
  };
  const observe = (root: Node) =>
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const around = target instanceof Element ? target : target.parentElement;
        const changed = around?.closest(ALERT);
        if (changed) report(changed);
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const alert of node.matches(ALERT) ? [node] : node.querySelectorAll(ALERT)) report(alert);
      }
    }).observe(root, { subtree: true, childList: true, characterData: true });
  observe(document);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attachObserved(options) {
    const root = attachShadow.call(this, options);
    observe(root);
    return root;
  };
}
