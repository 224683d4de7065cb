/// <reference types="node" />
/** What jsdom lacks and the interface needs, and a cleanup after every test. */
import { File as NodeFile } from 'node:buffer';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { WebSocket } from 'ws';
import { queryClient } from '../shared/query/query-client.ts';
import { clearAllState } from '../state/stored-state.ts';
import { dropOwnerStacks } from './drop-owner-stacks.ts';
import { quickenStyles } from './fast-computed-styles.ts';
import { quickenLabels } from './fast-label-queries.ts';
import { elementError } from './lazy-element-error.ts';

// Rendering whole pages takes a while in parallel runs. Styles hide nothing here; checking visibility for
// each element would take most of a test's time.
configure({ asyncUtilTimeout: 60_000, defaultHidden: true, getElementError: elementError });
dropOwnerStacks();

/** The media features of this test; motion is reduced so that nothing fades. */
export const media = new Set(['(prefers-reduced-motion: reduce)']);

window.matchMedia = (query: string) => ({
  media: query,
  matches: media.has(query),
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => true,
});
// jsdom's own can't dispatch its events here.
window.WebSocket = WebSocket as unknown as typeof window.WebSocket;
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
quickenStyles();
quickenLabels();
Element.prototype.scrollIntoView = () => {};
Object.defineProperty(document, 'fonts', {
  value: { addEventListener: () => {}, removeEventListener: () => {} },
});

/** Node's fetch can't send the forms of jsdom. */
const send = globalThis.fetch;
globalThis.fetch = async (address, init) =>
  send(address, init?.body instanceof FormData ? { ...init, body: await formForFetch(init.body) } : init);

async function formForFetch(form: FormData): Promise<FormData> {
  const known = await new Response(new URLSearchParams()).formData();
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') known.append(name, value);
    else
      known.append(
        name,
        new NodeFile([new Uint8Array(await value.arrayBuffer())], value.name, { type: value.type }) as File,
      );
  }
  return known;
}

/** Call in every test file, since modules are shared with earlier files. */
export const cleanUpAfterEach = () =>
  afterEach(() => {
    cleanup();
    notifications.clean();
    queryClient.clear();
    clearAllState();
    vi.useRealTimers();
    vi.restoreAllMocks();
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.history.replaceState(null, '', '/');
    media.clear();
    media.add('(prefers-reduced-motion: reduce)');
    document.head.querySelectorAll('meta, script').forEach((element) => {
      element.remove();
    });
  });
