import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { swedish, texts } from '../../testing/all-texts.ts';
import { seen } from '../../testing/seen.ts';
import { DrawnPanel } from '../drawn-panel.fixture.tsx';
import { loadModule } from '../panel.fixture.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const opened = async (wanted: ConstructorParameters<typeof DrawnPanel>[0] = {}) => {
  const shown = new DrawnPanel(wanted);
  await shown.openMenu();
  return shown;
};
/** What is loaded already has sounded by then. */
const nextTask = () => new Promise((done) => setTimeout(done));
const items = (shown: DrawnPanel) => shown.all('[role^="menuitem"]').map(({ textContent }) => textContent);

describe('the menu', () => {
  test('takes the focus, is navigated with arrow keys, and returns the focus', async () => {
    const shown = await opened({ appearance: { escalationNavMenu: true }, languages: ['en', 'sv'] });
    const fromMenu = [texts.person, texts.transcript, texts.end];
    expect(items(shown)).toEqual([...fromMenu, 'English', 'Svenska', texts.sound]);
    const focused = () => document.activeElement?.textContent;
    expect(focused()).toBe(texts.person);
    shown.press('ArrowDown');
    expect(focused()).toBe(texts.transcript);
    shown.press('ArrowUp');
    shown.press('ArrowUp');
    expect(focused()).toBe(texts.sound);
    shown.press('ArrowDown');
    expect(focused()).toBe(texts.person);
    shown.press('End');
    shown.press('Escape');
    expect(shown.find('[role="menu"]')).toBeNull();
    expect(document.activeElement).toBe(shown.button(texts.menu));
    expect(shown.onClose).not.toHaveBeenCalled();
    shown.press('Escape');
    expect(shown.onClose).toHaveBeenCalledOnce();
  });

  test("that can't be loaded closes and says so; the next attempt works", async () => {
    const load = vi.fn(loadModule).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const shown = new DrawnPanel({}, 'bot', load);
    shown.button(texts.menu)?.click();
    await seen(() => expect(shown.text('.dock [role=alert]')).toBe(texts.notAsked));
    expect(shown.button(texts.menu)?.ariaExpanded).toBe('false');
    // A retry has another address.
    load.mockImplementation((name) => loadModule(name.replace(/\?\d$/, '')));
    await shown.openMenu();
    expect(items(shown)).toContain(texts.sound);
    expect(shown.find('.dock [role=alert]')).toBeNull();
  });

  test('closes when the focus goes elsewhere', async () => {
    const shown = await opened();
    shown.find('textarea')?.focus();
    expect(shown.find('[role="menu"]')).toBeNull();
  });
});

describe('language choice [DSG-08]', () => {
  test('is offered only where there is a choice', async () => {
    expect(items(await opened())).toEqual([texts.transcript, texts.end, texts.sound]);
  });

  test('changes the panel’s texts, is sent to the server and stored', async () => {
    const shown = await opened({ languages: ['en', 'sv'] });
    const [english, other] = shown.all('[role="menuitemradio"]');
    expect([english?.ariaChecked, other?.ariaChecked, other?.lang]).toEqual(['true', 'false', 'sv']);
    other?.click();
    await seen(() => expect(shown.find('textarea')?.ariaLabel).toBe(swedish.ask));
    expect(shown.conversation.speak).toHaveBeenCalledWith('sv');
    expect(shown.onLanguage).toHaveBeenCalledWith('sv');
    expect(shown.remembered()).toMatchObject({ language: 'sv' });
    expect(document.activeElement).toBe(shown.button(swedish.menu));
  });

  test('the page’s language changes the panel’s texts and is not stored; the last of two counts', async () => {
    const shown = new DrawnPanel({ languages: ['en', 'sv', 'de'] });
    shown.panel.speak('de');
    shown.panel.speak('sv');
    await seen(() => expect(shown.find('textarea')?.ariaLabel).toBe(swedish.ask));
    expect(shown.conversation.speak).toHaveBeenCalledExactlyOnceWith('sv');
    expect(shown.remembered()).not.toHaveProperty('language');
  });

  test("texts that can't be loaded change nothing", async () => {
    const shown = await opened({ languages: ['en', 'fr'] });
    shown.all('[role="menuitemradio"]')[1]?.click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown.find('textarea')?.ariaLabel).toBe(texts.ask);
    expect(shown.conversation.speak).not.toHaveBeenCalled();
    expect(shown.remembered().language).toBeUndefined();
  });
});

describe('sounds', () => {
  const started = vi.fn();
  const answer = (shown: DrawnPanel) => {
    const [last] = shown.conversation.thread().messages.slice(-1);
    if (!last) throw new Error('nothing said');
    const seq = last.seq + 1;
    shown.receive({ type: 'message', message: { ...last, seq, msgId: `new-${seq}` as typeof last.msgId } });
  };
  const touched = (hasBeenActive: boolean) =>
    vi.stubGlobal('navigator', { language: 'en', userActivation: { hasBeenActive } });

  beforeEach(() => {
    started.mockClear();
    const knob = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    const node = { gain: knob, frequency: knob, connect: () => node, start: started, stop() {} };
    vi.stubGlobal(
      'AudioContext',
      class {
        createGain = () => node;
        createOscillator = () => node;
      },
    );
    touched(true);
  });

  test('a tone announces a new message while the panel is closed, not while it is open', async () => {
    const shown = new DrawnPanel();
    answer(shown);
    await seen(() => expect(started).toHaveBeenCalledOnce());
    shown.panel.show(true);
    answer(shown);
    await nextTask();
    expect(started).toHaveBeenCalledOnce();
    shown.conversation.write('My own words make none');
    shown.panel.show(false);
    shown.conversation.write('Not even then');
    await nextTask();
    expect(started).toHaveBeenCalledOnce();
  });

  test('also while the page is hidden', async () => {
    const shown = new DrawnPanel();
    shown.panel.show(true);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    answer(shown);
    await seen(() => expect(started).toHaveBeenCalledOnce());
    hidden.mockRestore();
  });

  test('is silent before the visitor has touched the page', async () => {
    const shown = await opened();
    shown.panel.show(false);
    touched(false);
    answer(shown);
    await nextTask();
    expect(started).not.toHaveBeenCalled();
  });

  test('can be turned off, which is stored', async () => {
    const shown = await opened();
    const item = () => shown.find('[role="menuitemcheckbox"]');
    expect(item()?.ariaChecked).toBe('true');
    item()?.click();
    expect(item()?.ariaChecked).toBe('false');
    expect(shown.remembered()).toMatchObject({ muted: true });
    answer(shown);
    await nextTask();
    expect(started).not.toHaveBeenCalled();
    item()?.click();
    answer(shown);
    await seen(() => expect(started).toHaveBeenCalledOnce());
  });
});
