/** A panel with a scripted conversation for render tests: no server, no waiting. */
import type { PreviewMessage } from '@parrot/contract/conversations';
import { vi } from 'vitest';
import { shelfOf } from '../conversation/shelf.fixture.ts';
import { type Thread, advance as withChange } from '../conversation/thread.ts';
import { visitorMemory } from '../conversation/visitor-memory.ts';
import { scene } from '../preview/scenes.ts';
import { scriptedConversation } from '../preview/scripted-conversation.ts';
import { seen } from '../testing/seen.ts';
import { texts } from '../texts/en.ts';
import { drawPanel } from './draw-panel.tsx';
import { lazyParts } from './lazy-parts.ts';
import { configOf, loadModule, type Wanted } from './panel.fixture.tsx';

export const ORIGIN = 'https://parrot.example';

export class DrawnPanel {
  readonly slot = document.body.appendChild(document.createElement('div'));
  readonly prefersDark = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => {
      this.onScheme = listener;
    },
  };
  readonly onLanguage = vi.fn();
  readonly onClose = vi.fn();
  readonly script = scriptedConversation();
  readonly stored = new Map<string, string>();
  readonly panel: ReturnType<typeof drawPanel>;
  onScheme = () => {};

  constructor(
    wanted: Wanted = {},
    played: PreviewMessage['scene'] | 'nothing said' = 'bot',
    load = loadModule,
  ) {
    const thread = scene({ scene: played === 'nothing said' ? 'bot' : played, language: 'en' });
    this.script.play(played === 'nothing said' ? { ...thread, messages: [], session: null } : thread);
    const { slot, prefersDark, onLanguage, onClose } = this;
    const memory = visitorMemory('prt_1', shelfOf(this.stored), shelfOf(new Map()));
    const { conversation } = this.script;
    vi.spyOn(conversation, 'speak');
    vi.spyOn(conversation, 'askForPerson');
    const host = { origin: ORIGIN, slot, prefersDark, onLanguage, onClose, memory, conversation };
    const settings = configOf(wanted);
    this.panel = drawPanel(
      { ...host, load, parts: lazyParts(load, () => {}), onUnread: () => {}, onOpen: () => {} },
      { settings, language: settings.language, texts },
    );
  }

  get conversation() {
    return this.script.conversation;
  }

  change(wanted: Wanted): void {
    this.panel.change({ settings: configOf(wanted), language: 'en', texts });
  }
  receive(change: Parameters<typeof withChange>[1]): void {
    this.script.play(withChange(this.script.conversation.thread(), change) as Thread);
  }
  find = (selector: string) => this.slot.querySelector<HTMLElement>(selector);
  all = (selector: string) => [...this.slot.querySelectorAll<HTMLElement>(selector)];
  text = (selector: string) => this.find(selector)?.textContent;
  button = (label: string) =>
    this.all('button').find((one) => one.textContent === label || one.getAttribute('aria-label') === label);
  /** Its items are loaded when it is opened first. */
  async openMenu(): Promise<void> {
    this.button(texts.menu)?.click();
    await seen(() => {
      if (!this.find('[role="menu"]')) throw new Error('no menu yet');
    });
  }
  has = (name: string) => this.find('.panel')?.classList.contains(name);
  color = (name: string) => this.slot.style.getPropertyValue(name);
  remembered = () => JSON.parse(this.stored.get('parrot:prt_1') ?? '{}');
  press = (key: string) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
}
