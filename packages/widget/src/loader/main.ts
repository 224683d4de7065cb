/** The embed script: it draws the launcher and loads the panel on demand. */
import type {
  LAUNCHER_CONFIG_PLACEHOLDER,
  LauncherBot,
  LauncherConfig,
  WidgetApi,
} from '@parrot/contract/conversations';
import type { LanguageCode } from '@parrot/contract/core';
import { isPhone } from '../appearance/is-phone.ts';
import { visitorMemory } from '../conversation/visitor-memory.ts';
import { chosenLanguage } from './chosen-language.ts';
import { drawLauncher } from './launcher.ts';
import { launcherBot } from './launcher-bot.ts';
import { lazyPanel } from './lazy-panel.ts';
import { ownScript } from './own-script.ts';
import { warn } from './warn.ts';

declare global {
  interface Window {
    Parrot?: WidgetApi;
  }
}

/** The server replaces it when it sends the script; see `LAUNCHER_CONFIG_PLACEHOLDER`. */
declare const parrotLauncherConfig: typeof LAUNCHER_CONFIG_PLACEHOLDER extends 'parrotLauncherConfig'
  ? LauncherConfig
  : never;

const config = parrotLauncherConfig;
const bot = launcherBot(config);
const script = bot && ownScript(config.parrotId);
if (script) {
  if (document.body) start(bot, script);
  else document.addEventListener('DOMContentLoaded', () => start(bot, script));
}

function start(bot: LauncherBot, script: HTMLScriptElement): void {
  // A page may have an element or a variable of that name.
  if (window.Parrot?.ask) {
    warn('The chat is already on this page.');
    return;
  }

  const { src } = script;
  const { parrotId } = config;
  let wanted = false;
  const memory = visitorMemory(parrotId);
  const { visitorToken, live, unsent, language: chosenBefore } = memory.read();
  const languageAfter = (chosen?: string) =>
    chosenLanguage(bot, [chosen, script.dataset.language, navigator.language]);
  const language = languageAfter(chosenBefore);
  const launcher = drawLauncher(bot, language, () => set(!wanted));
  const host = {
    origin: src.split('/', 3).join('/'),
    parrotId,
    language,
    memory,
    script,
    slot: launcher.slot,
    onUnread: launcher.setUnread,
    onLanguage: (chosen: LanguageCode) => launcher.setAppearance(bot, chosen),
    onClose: () => set(false),
    onOpen: () => set(true),
  };
  const panel = lazyPanel(src, launcher.shadow, host);
  // The page's new language replaces what the visitor chose before.
  new MutationObserver(() => {
    memory.change(() => ({ language: undefined }));
    host.language = languageAfter();
    launcher.setAppearance(bot, host.language);
    if (panel.asked()) panel.get().then((loaded) => loaded.speak(host.language), warn);
  }).observe(script, { attributeFilter: ['data-language'] });

  async function set(open: boolean, quietly?: boolean, question?: string): Promise<void> {
    wanted = open;
    launcher.setOpen(open);
    memory.tab.change(({ draft }) => ({ open, draft: open ? draft : '' }));
    try {
      if (!open && !panel.asked()) return;
      const loaded = await panel.get();
      loaded.show(wanted, quietly);
      if (question) loaded.ask(question);
    } catch (error) {
      wanted = false;
      launcher.setOpen(false);
      warn('The chat could not be loaded.', error);
    }
  }
  window.Parrot = {
    open: (options) => void set(true, options?.quietly),
    close: () => void set(false),
    ask: (question) => void set(true, false, question),
  };

  const expectsMessages = (visitorToken && live) || unsent?.length;
  // On a phone it would cover the page.
  if (bot.closed) return;
  if (memory.tab.read().open && !isPhone()) void set(true, true);
  else if (expectsMessages) panel.get().then((loaded) => loaded.connect(), warn);
}
