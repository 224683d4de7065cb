/** Notices a stored text that runs, loads something, or has become an element of a page. */
import type { Page } from '@playwright/test';

type Found = {
  /** The numbers of the scripts that the page shows as text. */
  shown: number[];
  /** What should not be there. */
  problems: string[];
};

export type ScriptSentinel = { inspect(): Promise<Found> };

/** For a page that has not loaded yet. Its requests must go to these origins. */
export async function guardPage(page: Page, origins: readonly string[]): Promise<ScriptSentinel> {
  const problems: string[] = [];
  await page.exposeFunction('reportPwned', (number: number) => problems.push(`script ${number} ran`));
  await page.addInitScript(() => {
    Object.assign(window, { pwn: (number: number) => Reflect.get(window, 'reportPwned')(number) });
  });
  page.on('dialog', (dialog) => {
    problems.push(`a dialog: ${dialog.message()}`);
    // The page may be closed meanwhile.
    dialog.dismiss().catch(() => {});
  });
  page.on('request', (request) => {
    const { protocol, origin, href } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && !origins.includes(origin)) problems.push(`a request to ${href}`);
  });
  page.on('framenavigated', (frame) => {
    if (/^(data|javascript|blob):/.test(frame.url())) problems.push(`a frame at ${frame.url()}`);
  });
  return {
    async inspect() {
      const { text, elements } = await page.evaluate(inspectDocument);
      const shown = [...text.matchAll(/pwn\((\d+)\)/g)].map(([, number]) => Number(number));
      return { shown: [...new Set(shown)], problems: [...problems, ...elements] };
    },
  };
}

/** Runs in the page: all texts, also of fields and shadow roots, and elements that only a script brings. */
function inspectDocument(): { text: string; elements: string[] } {
  const elements: string[] = [];
  const texts: string[] = [document.title];
  const visit = (root: Document | ShadowRoot) => {
    for (const element of root.querySelectorAll('*')) {
      const html = () => element.outerHTML.slice(0, 200);
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on') || name === 'data-pwned') elements.push(html());
        if (/^\s*(javascript|vbscript|data:text)/i.test(value) && /href|src|action|data/.test(name))
          elements.push(html());
        texts.push(name === 'href' || name === 'src' ? '' : value);
      }
      if (/^(script|style|iframe|object|embed|base|meta)$/i.test(element.tagName) && html().includes('pwn('))
        elements.push(html());
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        texts.push(element.value);
      for (const child of element.childNodes)
        if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent ?? '');
      if (element.shadowRoot) visit(element.shadowRoot);
    }
  };
  visit(document);
  return { text: texts.join('\n'), elements };
}
