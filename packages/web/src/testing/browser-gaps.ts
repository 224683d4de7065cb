/** What jsdom lacks and the interface needs, and a clean browser after every test. */
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { queryClient } from '../shared/query/query-client.ts';
import { clearAllState } from '../state/stored-state.ts';

/** Drawing whole pages takes a while where several things run at once. */
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 10_000 });

/** The media features that hold in this test; motion is reduced so that nothing fades for real. */
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
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => {};
Object.defineProperty(document, 'fonts', {
  value: { addEventListener: () => {}, removeEventListener: () => {} },
});

afterEach(() => {
  cleanup();
  notifications.clean();
  queryClient.clear();
  clearAllState();
  vi.useRealTimers();
  vi.restoreAllMocks();
  media.clear();
  media.add('(prefers-reduced-motion: reduce)');
  document.head.querySelectorAll('meta, script').forEach((element) => {
    element.remove();
  });
});
