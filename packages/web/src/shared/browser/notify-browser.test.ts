import { afterEach, expect, test, vi } from 'vitest';
import { notifyBrowser } from './notify-browser.ts';

const shown: { title: string; body: string; onclick?: () => void; close: () => void }[] = [];

function browser(permission: string, visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  class Notification {
    static permission = permission;
    close = vi.fn();
    title: string;
    body: string;
    constructor(title: string, { body }: { body: string }) {
      this.title = title;
      this.body = body;
      shown.push(this);
    }
  }
  vi.stubGlobal('Notification', Notification);
}
const aNotification = (onOpen = () => {}) => ({
  title: 'A visitor is waiting',
  body: 'Visitor 4821',
  tag: 'one',
  onOpen,
});

afterEach(() => {
  shown.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a user in another tab who has given permission gets a browser notification that leads back [SES-14]', () => {
  browser('granted', 'hidden');
  vi.spyOn(window, 'focus').mockImplementation(() => {});
  const onOpen = vi.fn();
  notifyBrowser(aNotification(onOpen));
  expect(shown).toMatchObject([{ title: 'A visitor is waiting', body: 'Visitor 4821' }]);
  shown[0]?.onclick?.();
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(shown[0]?.close).toHaveBeenCalledTimes(1);
});

test.each([
  ['granted', 'visible'],
  ['default', 'hidden'],
  ['denied', 'hidden'],
] as const)(
  'no notification is shown with permission %s and the tab %s [SES-14]',
  (permission, visibility) => {
    browser(permission, visibility);
    notifyBrowser(aNotification());
    expect(shown).toHaveLength(0);
  },
);
