/** Renders the panel whenever the conversation, the settings or the visitor change something. */
import type { LanguageCode } from '@parrot/contract/core';
import { render } from 'preact';
import { colours } from '../appearance/colours.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { isLive, lastSeq, type Thread, unreadCount } from '../conversation/thread.ts';
import type { VisitorMemory } from '../conversation/visitor-memory.ts';
import type { PanelTexts } from '../texts/panel-texts.ts';
import type { TextsModule, WidgetHost } from '../widget-host.ts';
import { Chat } from './chat.tsx';
import { chime } from './chime.ts';
import { keepKeyboardRoom } from './composer/keyboard-space.ts';
import { isPhone } from './is-phone.ts';
import type { LazyExtras } from './lazy-extras.ts';
import { localised } from './localised.ts';
import { followLog } from './log/follow-log.ts';
import type { Aside, AsideState, Settings, View } from './view.ts';

/** What can change while the panel is on the page. */
export type Presentation = { settings: Settings; language: LanguageCode; texts: PanelTexts };

export type PanelStage = Pick<
  WidgetHost,
  'origin' | 'slot' | 'load' | 'onUnread' | 'onLanguage' | 'onClose'
> & {
  conversation: Conversation;
  memory: Pick<VisitorMemory, 'read' | 'change'>;
  extras: LazyExtras;
  /** Whether the visitor's device prefers dark colors. */
  prefersDark: { matches: boolean; addEventListener: (type: 'change', listener: () => void) => void };
  /** Shows the landing page even if there are messages: for the preview. */
  landsFirst?: boolean;
};

export function drawPanel(stage: PanelStage, presentation: Presentation) {
  const { origin, slot, conversation, memory, prefersDark, onClose } = stage;
  const returning = Boolean(memory.read().visitorToken);
  let now = presentation;
  let open = false;
  let entered = false;
  let menuOpen = false;
  /** A part of the panel could not be loaded. */
  let stuck = false;
  let aside: AsideState | undefined;
  let doings: ReturnType<Aside> | undefined;
  let last: Thread | undefined;
  const follow = followLog(slot, () => draw());

  const draw = (): void => {
    const { settings, language } = now;
    const { palette, translations, closedBecause, ...shown } = settings;
    const appearance = localised(settings.appearance, translations, language);
    const { modeSelection, themeSelection, chatBackgroundImg } = appearance;
    const thread = conversation.thread();
    const dark =
      modeSelection === 'Dark Mode' || (modeSelection === 'As the visitor prefers' && prefersDark.matches);
    const loading = returning && !thread.loaded && !thread.messages.length;
    const landing =
      themeSelection === 'Landing page' &&
      !entered &&
      !loading &&
      isBotsTurn(thread) &&
      (stage.landsFirst || !hasVisitorMessage(thread));

    const paint = { ...colours(palette, dark), '--picture': `url("${origin}${chatBackgroundImg}")` };
    for (const [name, value] of Object.entries(paint)) slot.style.setProperty(name, value);
    const { behind, toBottom } = follow;
    const closed = closedBecause ?? thread.closed;
    const view = { ...shown, appearance, open, dark, closed, loading, landing, menuOpen, thread };
    const visitor = { behind: behind(), muted: Boolean(memory.read().muted), language, ...localization() };
    const does = { conversation, onClose, toBottom, enter, openMenu, choose, toggleSound, doAside, send };
    keepingField(slot, () =>
      render(
        <Chat
          {...view}
          {...visitor}
          {...does}
          {...{ origin, aside, extras, trouble: stuck || thread.trouble }}
        />,
        slot,
      ),
    );
    follow.drawn(thread);
  };

  const localization = () => ({ texts: now.texts, locale: localeOf(now.language) });
  const show = (next: AsideState) => {
    aside = next;
    draw();
  };
  /** Loads the extras; a failure is shown to the visitor. */
  const fetchExtras = async () => {
    stuck = false;
    try {
      return await stage.extras.get();
    } catch {
      stuck = true;
      draw();
    }
  };
  const doAside: View['doAside'] = async (name, what) => {
    const had = await fetchExtras();
    if (had) doings ??= had.startAside({ conversation, localization, show, leave: () => takeFocus(slot) });
    (doings?.[name] as ((wanted: typeof what) => void) | undefined)?.(what);
  };
  const send = (value: string) => {
    const files = aside?.tray.length ? doings?.takeTray() : [];
    if (value || files?.length) conversation.write(value, files);
  };
  const extras = () =>
    stage.extras.now(() => {
      draw();
      follow.settle();
    });
  const enter = () => {
    entered = true;
    draw();
    follow.toBottom();
    takeFocus(slot);
  };
  const openMenu = async (next: boolean) => {
    menuOpen = next;
    draw();
    if (!next) return;
    if (await fetchExtras()) draw();
    else openMenu(false);
  };
  const toggleSound = () => {
    memory.change(({ muted }) => ({ muted: !muted }));
    draw();
  };
  const choose = async (language: LanguageCode) => {
    openMenu(false);
    if (language === now.language) return;
    try {
      const { texts } = (await stage.load(`texts/${language}.js`)) as TextsModule;
      now = { ...now, language, texts };
    } catch {
      // The texts could not be loaded: the current ones stay.
      return;
    }
    memory.change(() => ({ language }));
    conversation.speak(language);
    stage.onLanguage(language);
    draw();
  };

  prefersDark.addEventListener('change', draw);
  keepKeyboardRoom(slot);
  conversation.subscribe((thread) => {
    if (open) conversation.markRead();
    if (hasNewReply(last, thread) && (!open || document.hidden) && !memory.read().muted) chime();
    last = thread;
    stage.onUnread(open ? 0 : unreadCount(thread));
    draw();
  });

  return {
    change(next: Presentation): void {
      const { themeSelection } = now.settings.appearance;
      if (next.settings.appearance.themeSelection !== themeSelection) entered = false;
      now = next;
      draw();
    },
    /** `focus` false if the user is busy elsewhere, as next to a preview. */
    show(next: boolean, focus = true): void {
      open = next;
      menuOpen = false;
      if (open) conversation.markRead();
      draw();
      if (!open) return;
      follow.toBottom();
      if (focus) takeFocus(slot);
    },
  };
}

/** On a phone the keyboard would cover the greeting: only the dialog takes the focus there. */
function takeFocus(slot: HTMLElement): void {
  const field = isPhone() ? null : slot.querySelector<HTMLElement>('.field');
  (field ?? slot.querySelector<HTMLElement>('.panel'))?.focus({ preventScroll: true });
}

/** A field replaced by another kind passes on its text and focus. */
function keepingField(slot: HTMLElement, redraw: () => void): void {
  const field = () => slot.querySelector<HTMLInputElement>('.field');
  const before = field();
  const focused = before?.matches(':focus');
  redraw();
  const after = field();
  if (!before || !after || before === after) return;
  after.value = before.value;
  if (focused) after.focus();
}

const localeOf = (language: LanguageCode): string =>
  navigator.language.startsWith(language) ? navigator.language : language;

/** The bot or an agent has written since. */
const hasNewReply = (was: Thread | undefined, now: Thread): boolean =>
  Boolean(was?.loaded) &&
  now.messages.some(
    ({ seq, userType }) => was && seq > lastSeq(was) && (userType === 'bot' || userType === 'agent'),
  );

const hasVisitorMessage = ({ messages, unsent }: Thread): boolean =>
  unsent.length > 0 || messages.some(({ userType }) => userType === 'visitor');

const isBotsTurn = ({ session, asking }: Thread): boolean =>
  asking !== 'yes' && (!isLive(session) || session?.status === 'INPROGRESS');
