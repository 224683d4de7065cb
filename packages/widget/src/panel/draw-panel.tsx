/** Renders the panel whenever the conversation, the settings or the visitor change something. */
import type { LanguageCode } from '@parrot/contract/core';
import { isPhone } from '../appearance/is-phone.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { agentOf, isLive, lastSeq, type Thread, unreadCount } from '../conversation/thread.ts';
import type { VisitorMemory } from '../conversation/visitor-memory.ts';
import { renderInto } from '../rendering/render.ts';
import type { ExtrasTexts } from '../texts/extras/extras-texts.ts';
import type { PanelTexts } from '../texts/panel-texts.ts';
import type { TextsModule, WidgetHost } from '../widget-host.ts';
import { Chat } from './chat.tsx';
import { type Field, grow } from './composer/grow.ts';
import { keepKeyboardRoom } from './composer/keyboard-space.ts';
import type { LazyParts } from './lazy-parts.ts';
import { localized } from './localized.ts';
import { followLog } from './log/follow-log.ts';
import type { Aside, AsideState, Calls, Parts, Settings, View } from './view.ts';

/** What can change while the panel is on the page. */
export type Presentation = { settings: Settings; language: LanguageCode; texts: PanelTexts };

export type PanelStage = Pick<
  WidgetHost,
  'origin' | 'slot' | 'load' | 'onUnread' | 'onLanguage' | 'onClose' | 'onOpen'
> & {
  conversation: Conversation;
  memory: Pick<VisitorMemory, 'read' | 'change' | 'tab'>;
  parts: LazyParts;
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
  let usesExtras = false;
  let textsOfExtras: ExtrasTexts | undefined;
  let aside: AsideState | undefined;
  let doings: ReturnType<Aside> | undefined;
  let calls: Calls | undefined;
  let last: Thread | undefined;
  let wanted: LanguageCode | undefined;
  const render = renderInto(slot);
  const follow = followLog(slot, () => draw());

  const draw = (): void => {
    const { settings, language } = now;
    const { colors, translations, closedBecause, ...shown } = settings;
    const appearance = localized(settings.appearance, translations, language);
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

    const paint = { ...colors[dark ? 'dark' : 'light'], picture: `url("${origin}${chatBackgroundImg}")` };
    for (const [name, value] of Object.entries(paint)) slot.style.setProperty(`--${name}`, value);
    const { behind, toBottom } = follow;
    const closed = closedBecause ?? thread.closed;
    const view = { ...shown, appearance, open, dark, closed, loading, landing, menuOpen, thread };
    const visitor = { behind: behind(), muted: Boolean(memory.read().muted), language, ...localization() };
    const does = {
      conversation,
      onClose,
      toBottom,
      enter,
      openMenu,
      choose,
      toggleSound,
      doAside,
      send,
      storeDraft,
    };
    awaitCalls(thread);
    keepingField(slot, memory.tab.read().draft, () =>
      render(
        <Chat
          {...view}
          {...visitor}
          {...does}
          {...{ origin, aside, calls, extras, handover, trouble: stuck || thread.trouble }}
        />,
      ),
    );
    follow.drawn(thread);
  };

  const localization = () => {
    // Those of the previous language until they are loaded.
    if (usesExtras) textsOfExtras = loaded(`texts/extras-${now.language}`) ?? textsOfExtras;
    const texts = { ...now.texts, ...textsOfExtras } as View['texts'];
    return { texts, locale: localeOf(now.language) };
  };
  const show = (next: AsideState) => {
    aside = next;
    draw();
  };
  /** A failure is shown to the visitor. */
  const fetchPart = async <Name extends keyof Parts>(name: Name) => {
    stuck = false;
    usesExtras = true;
    try {
      const texts = stage.parts(`texts/extras-${now.language}`).get();
      const [part] = await Promise.all([stage.parts(name).get(), texts]);
      return part;
    } catch {
      stuck = true;
      draw();
    }
  };
  const doAside: View['doAside'] = async (name, what) => {
    const had = await fetchPart('extras');
    if (had) doings ??= had.startAside({ conversation, localization, show, leave });
    (doings?.[name] as ((wanted: typeof what) => void) | undefined)?.(what);
  };
  /** Nothing is read while a call covers the messages, or in a tab behind others. */
  const isReading = () => open && !document.hidden && calls?.shape(open) !== 'full';
  const readAndDraw = () => {
    if (isReading()) conversation.markRead();
    draw();
  };
  const leave = () => takeFocus(slot);
  const awaitCalls = (thread: Thread) => {
    if (now.settings.isVideoCallRequired && agentOf(thread.session))
      calls ??= extras()?.awaitCalls(
        { ...stage, draw: readAndDraw, leave, language: () => now.language },
        () => fetchPart('call'),
      );
    calls?.follow(thread);
  };
  const send = (value: string) => {
    const files = aside?.tray.length ? doings?.takeTray() : [];
    if (value || files?.length) conversation.write(value, files);
  };
  const storeDraft = (draft: string) => memory.tab.change(() => ({ open: true, draft }));
  const loaded = <Name extends keyof Parts>(name: Name) =>
    stage.parts(name).now(() => {
      draw();
      follow.settle();
    });
  const extras = () => {
    usesExtras = true;
    localization();
    const part = loaded('extras');
    return textsOfExtras && part;
  };
  const handover = () => loaded('handover');
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
    if (await fetchPart('extras')) draw();
    else openMenu(false);
  };
  const toggleSound = () => {
    memory.change(({ muted }) => ({ muted: !muted }));
    draw();
  };
  const choose = (language: LanguageCode) => {
    openMenu(false);
    speak(language, true);
  };
  const speak = async (language: LanguageCode, chosen?: boolean) => {
    wanted = language;
    if (language === now.language) return;
    try {
      const further = usesExtras && stage.parts(`texts/extras-${language}`).get();
      const [{ texts }] = await Promise.all([
        stage.load(`texts/${language}.js`) as Promise<TextsModule>,
        further,
      ]);
      if (wanted !== language) return;
      now = { ...now, language, texts };
    } catch {
      // The texts could not be loaded: the current ones stay.
      return;
    }
    if (chosen) memory.change(() => ({ language }));
    conversation.speak(language);
    stage.onLanguage(language);
    draw();
  };

  /** Without the extras there is no tone; the message itself is shown. */
  const sound = () =>
    stage
      .parts('extras')
      .get()
      .then(
        ({ chime }) => chime(),
        () => {},
      );

  document.addEventListener('visibilitychange', readAndDraw);
  prefersDark.addEventListener('change', draw);
  keepKeyboardRoom(slot);
  conversation.subscribe((thread) => {
    if (isReading()) conversation.markRead();
    if (hasNewReply(last, thread) && !isReading() && !memory.read().muted) void sound();
    last = thread;
    stage.onUnread(open ? 0 : unreadCount(thread));
    draw();
  });

  return {
    speak,
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
      readAndDraw();
      if (!open) return;
      const field = fieldIn(slot);
      // The draft was forgotten when the visitor closed the chat; the field was not emptied.
      if (field) storeDraft(field.value);
      follow.toBottom();
      if (focus) takeFocus(slot);
    },
    emptyField(): void {
      const field = fieldIn(slot);
      if (!field) return;
      field.value = '';
      grow(field);
    },
  };
}

/** On a phone the keyboard would cover the greeting: only the dialog takes the focus there. */
function takeFocus(slot: HTMLElement): void {
  const field = slot.querySelector<HTMLElement>(isPhone() ? '.call' : '.call, .field');
  (field ?? slot.querySelector<HTMLElement>('.panel'))?.focus({ preventScroll: true });
}

const fieldIn = (slot: HTMLElement) => slot.querySelector<Field>('.field');

/**
 * A field replaced by another kind passes on its text and focus; the first one has the draft. If what had the focus
 * is gone, such as a question that was answered, the visitor continues from where they began.
 */
function keepingField(slot: HTMLElement, draft: string | undefined, redraw: () => void): void {
  const before = fieldIn(slot);
  const focused = focusedIn(slot);
  redraw();
  const after = fieldIn(slot);
  if (after && before !== after) {
    after.value = before?.value ?? draft ?? '';
    grow(after);
    if (focused && focused === before) after.focus();
  }
  if (focused && !focusedIn(slot)) takeFocus(slot);
}

function focusedIn(slot: HTMLElement): Element | null {
  const { activeElement } = slot.getRootNode() as ShadowRoot;
  return slot.contains(activeElement) ? activeElement : null;
}

const localeOf = (language: LanguageCode): string =>
  navigator.language.startsWith(language) ? navigator.language : language;

/** The bot or an agent has written since. */
const hasNewReply = (was: Thread | undefined, { messages }: Thread): boolean =>
  was?.loaded === true && unreadCount({ messages, readSeq: lastSeq(was) }) > 0;

const hasVisitorMessage = ({ messages, unsent }: Thread): boolean =>
  unsent.length > 0 || messages.some(({ userType }) => userType === 'visitor');

const isBotsTurn = ({ session, asking }: Thread): boolean =>
  asking !== 'yes' && (!isLive(session) || session?.status === 'INPROGRESS');
