/** The one script line a page carries: it draws the launcher, and fetches the panel when somebody wants it. */
import { visitorMemory } from '../conversation/visitor-memory.ts';
import { chosenLanguage } from './chosen-language.ts';
import { drawLauncher } from './launcher.ts';
import { lazyPanel } from './lazy-panel.ts';
import { loadConfig } from './load-config.ts';
import { HOST_TAG, ownScript, type ScriptFacts } from './own-script.ts';
import { warn } from './warn.ts';

declare global {
  interface Window {
    Parrot?: { open: () => void; close: () => void };
  }
}

const facts = ownScript();
if (facts) start(facts);

async function start({ parrotId, src, script }: ScriptFacts): Promise<void> {
  const origin = src.split('/', 3).join('/');
  const config = await loadConfig(origin, parrotId);
  if (!config) return;
  await bodyThere();
  if (document.querySelector(HOST_TAG)) return warn('The script line is on this page twice.');

  let wanted = false;
  const memory = visitorMemory(parrotId);
  const { visitorToken, live, unsent, language: chosenBefore } = memory.read();
  // What was chosen before, or what the browser speaks.
  const language = chosenLanguage(config, [chosenBefore, navigator.language.slice(0, 2)]);
  const launcher = drawLauncher(config, language, () => set(!wanted));
  const panel = lazyPanel(src, launcher.shadow, {
    origin,
    parrotId,
    config,
    language,
    memory,
    script,
    slot: launcher.slot,
    onUnread: launcher.setUnread,
    onLanguage: (chosen) => launcher.look(config, chosen),
    onClose: () => set(false),
  });

  async function set(open: boolean): Promise<void> {
    wanted = open;
    launcher.setOpen(open);
    try {
      if (open || panel.asked()) (await panel.get()).show(wanted);
    } catch (error) {
      wanted = false;
      launcher.setOpen(false);
      warn('The chat could not be loaded.', error);
    }
  }
  window.Parrot = { open: () => void set(true), close: () => void set(false) };

  const newsMayCome = (visitorToken && live) || unsent?.length;
  if (!config.closedBecause && newsMayCome) panel.get().then((loaded) => loaded.connect(), warn);
}

const bodyThere = (): Promise<unknown> | false =>
  !document.body && new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
