import { launcherAppearance } from '@parrot/contract/conversations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configOf } from '../panel/panel.fixture.tsx';
import { drawLauncher } from './launcher.ts';
import { HOST_TAG } from './own-script.ts';

const first = launcherAppearance(configOf({ palette: { brandColor: '#FFD233' } }));
const onClick = vi.fn();
let launcher: ReturnType<typeof drawLauncher>;
const button = () => launcher.shadow.querySelector('.launcher') as HTMLButtonElement;
const badge = () => button().dataset.badge;

beforeEach(() => {
  launcher = drawLauncher(first, 'en', onClick);
});
afterEach(() => document.querySelector(HOST_TAG)?.remove());

test('is in its own shadow root and takes no space on the page', () => {
  const host = launcher.shadow.host as HTMLElement;
  expect([host.localName, host.isConnected]).toEqual([HOST_TAG, true]);
  expect(host.style.position).toBe('fixed');
  expect(host.style.getPropertyPriority('position')).toBe('important');
});

test('reads from left to right on any page, as all of its languages do', () => {
  const { style } = launcher.shadow.host as HTMLElement;
  expect([style.direction, style.getPropertyPriority('direction')]).toEqual(['ltr', 'important']);
});

test("has the app's color, with a readable icon", () => {
  const { style } = launcher.shadow.querySelector('.root') as HTMLElement;
  expect(style.getPropertyValue('--brand')).toBe('#FFD233');
  expect(style.getPropertyValue('--ink')).toBe('#181a19');
});

test('is labeled with its action and the unread count', () => {
  expect(button().ariaLabel).toBe('Open chat');
  launcher.setUnread(3);
  expect([button().ariaLabel, badge()]).toEqual(['Open chat (3)', '3']);
  launcher.setUnread(12);
  expect(badge()).toBe('9+');
  launcher.setOpen(true);
  expect([button().ariaLabel, button().ariaExpanded, badge()]).toEqual(['Close chat', 'true', '']);
  button().click();
  expect(onClick).toHaveBeenCalledOnce();
});

test('a new appearance and another language apply immediately [DSG-04] [DSG-08]', () => {
  const config = configOf({
    appearance: { NavigationTitle: '', botName: 'Coco' },
    palette: { brandColor: '#123456' },
    languages: ['en', 'sv'],
  });
  launcher.setAppearance(launcherAppearance(config), 'sv');
  const root = launcher.shadow.querySelector('.root') as HTMLElement;
  expect([root.lang, root.ariaLabel, button().ariaLabel]).toEqual(['sv', 'Coco', 'Öppna chatten']);
  expect(root.style.getPropertyValue('--brand')).toBe('#123456');
  expect(root.style.getPropertyValue('--ink')).toBe('#ffffff');
});

test('takes the focus back when a visitor closes, but not from the page', () => {
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  launcher.setOpen(true);
  launcher.setOpen(false);
  expect(document.activeElement).toBe(elsewhere);

  const inside = launcher.slot.appendChild(document.createElement('input'));
  inside.focus();
  launcher.setOpen(true);
  launcher.setOpen(false);
  expect(launcher.shadow.activeElement).toBe(button());
  elsewhere.remove();
});

test("keys pressed inside do not reach the page's shortcuts", () => {
  const onKey = vi.fn();
  document.addEventListener('keydown', onKey);
  button().dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true, composed: true }));
  document.removeEventListener('keydown', onKey);
  expect(onKey).not.toHaveBeenCalled();
});
