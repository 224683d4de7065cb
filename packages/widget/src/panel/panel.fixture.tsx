/** A panel on a page of its own for tests: with a real conversation and server, or without. */
import {
  type Appearance,
  type AppSettings,
  defaultSettings,
  type Palette,
  widgetColors,
} from '@parrot/contract/apps';
import type { WidgetConfig } from '@parrot/contract/conversations';
import { vi } from 'vitest';
import * as call from '../call/main.ts';
import { shelfOf } from '../conversation/shelf.fixture.ts';
import { visitorMemory } from '../conversation/visitor-memory.ts';
import type { VisitorServer } from '../conversation/visitor-server.fixture.ts';
import * as extras from '../extras/main.ts';
import * as handover from '../handover/main.ts';
import '../testing/browser-gaps.ts';
import { seen } from '../testing/seen.ts';
import * as callEn from '../texts/call/en.ts';
import * as en from '../texts/en.ts';
import * as extrasEn from '../texts/extras/en.ts';
import * as extrasSv from '../texts/extras/sv.ts';
import * as sv from '../texts/sv.ts';
import type { Panel } from '../widget-host.ts';
import { mountPanel } from './main.tsx';

const MODULES: Record<string, unknown> = {
  'texts/en.js': en,
  'texts/sv.js': sv,
  'texts/extras-en.js': extrasEn,
  'texts/extras-sv.js': extrasSv,
  'texts/call-en.js': callEn,
  'extras.js': extras,
  'call.js': call,
  'handover.js': handover,
};
export const loadModule = async (name: string): Promise<unknown> => {
  if (!MODULES[name]) throw new TypeError('Failed to fetch');
  return MODULES[name];
};

export type Wanted = Partial<Omit<WidgetConfig, 'appearance' | 'colors'>> & {
  appearance?: Partial<Appearance>;
  palette?: Partial<Palette>;
};

const settings: AppSettings = defaultSettings('Polly');

export const configOf = ({ appearance, palette, ...others }: Wanted = {}): WidgetConfig => ({
  status: 'success',
  published: true,
  closedBecause: null,
  authentication: false,
  visitorFiles: true,
  ratings: true,
  transcripts: true,
  translations: {},
  language: 'en',
  languages: ['en'],
  agentEscalation: true,
  isVideoCallRequired: false,
  appearance: { ...settings.appearance, ...appearance },
  colors: widgetColors({ ...settings.palette, ...palette }),
  ...others,
});

export class TestPanel {
  readonly slot = document.body.appendChild(document.createElement('div'));
  readonly shelf = new Map<string, string>();
  readonly tabShelf = new Map<string, string>();
  readonly onUnread = vi.fn();
  readonly onClose = vi.fn();
  readonly onOpen = vi.fn();
  readonly onLanguage = vi.fn();
  /** The modules that were loaded. */
  readonly loaded: string[] = [];
  readonly load = (name: string) => {
    this.loaded.push(name);
    return loadModule(name);
  };
  readonly script = document.createElement('script');
  readonly panel: Panel;

  constructor(
    server: Pick<VisitorServer, 'origin'>,
    wanted: Wanted = {},
    remembered: object = {},
    identity = '',
    /** What the previous page of the tab has left. */
    left: object = {},
  ) {
    this.tabShelf.set('parrot:prt_1', JSON.stringify(left));
    this.shelf.set('parrot:prt_1', JSON.stringify(remembered));
    const { slot, onUnread, onClose, onOpen, onLanguage, load, script } = this;
    if (identity) script.dataset.identity = identity;
    // Styles go into a shadow root; elements are in the document, where the tests check the focus.
    slot.getRootNode = () => document.createElement('div').attachShadow({ mode: 'open' });
    const memory = visitorMemory('prt_1', shelfOf(this.shelf), shelfOf(this.tabShelf));
    const config = configOf(wanted);
    const { language } = config;
    const host = { origin: server.origin, parrotId: 'prt_1', config, language, memory, slot, load, script };
    this.panel = mountPanel({ ...host, onUnread, onClose, onOpen, onLanguage }, en.texts);
  }

  find = (selector: string) => this.slot.querySelector<HTMLElement>(selector);
  all = (selector: string) => [...this.slot.querySelectorAll<HTMLElement>(selector)];
  button = (label: string) =>
    this.all('button').find((one) => one.textContent === label || one.getAttribute('aria-label') === label);
  field = () => this.find('textarea') as HTMLTextAreaElement;
  press = (key: string, init: KeyboardEventInit = {}, on: Element = this.field()) =>
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  bubbles = () => this.all('.bubble').map((one) => one.textContent);
  color = (name: string) => this.slot.style.getPropertyValue(name);
  remembered = () => JSON.parse(this.shelf.get('parrot:prt_1') ?? '{}');
  rememberedInTab = () => JSON.parse(this.tabShelf.get('parrot:prt_1') ?? '{}');

  /**
   * A panel lives as long as its page: it is closed for good, so that it does not call the next test's
   * server.
   */
  async dismiss(server: VisitorServer): Promise<void> {
    if (server.asked.length) {
      server.admit = () => ({ status: 404, code: 'not_found', message: 'We couldn’t find that.' });
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
      await seen(() => {
        if (!this.find('.away')) throw new Error('not refused yet');
      });
    }
    this.slot.remove();
  }
}

/** Browser APIs that jsdom lacks. `prefersDark` simulates the device setting. */
export function stubBrowser(prefersDark = { matches: false, addEventListener: () => {} }): void {
  vi.stubGlobal('matchMedia', () => prefersDark);
}
