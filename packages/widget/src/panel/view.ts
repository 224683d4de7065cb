import type { Call } from '@parrot/contract/calls';
import type { Message, WidgetConfig } from '@parrot/contract/conversations';
import type { LanguageCode } from '@parrot/contract/core';
import type { Conversation } from '../conversation/conversation.ts';
import type { BringFiles } from '../conversation/delivery.ts';
import type { Closed, Thread } from '../conversation/thread.ts';
import type { CallPush } from '../conversation/visitor-channel.ts';
import type { Unsent, UnsentFile, VisitorMemory } from '../conversation/visitor-memory.ts';
import type { Child } from '../rendering/element.ts';
import type { ExtrasTexts } from '../texts/extras/extras-texts.ts';
import type { PanelTexts } from '../texts/panel-texts.ts';
import type { WidgetHost } from '../widget-host.ts';

/** The builder's settings of the bot. */
export type Settings = Pick<
  WidgetConfig,
  | 'closedBecause'
  | 'visitorFiles'
  | 'ratings'
  | 'transcripts'
  | 'languages'
  | 'agentEscalation'
  | 'isVideoCallRequired'
  | 'appearance'
  | 'colors'
  | 'translations'
>;

/** A form above the composer. */
type Sheet = 'transcript' | 'end' | 'email';

/** The attachments of the next message, and the open form. */
export type AsideState = {
  sheet: Sheet | null;
  /** The error of the address, shown at its field. */
  problem: string;
  /** The address the transcript was sent to. */
  sentTo: string;
  tray: UnsentFile[];
  /** Why some of the chosen files were rejected, as text. */
  refused: string[];
};
type AsideDoings = {
  openSheet: (sheet: Sheet | null) => void;
  sendTranscript: (email: string) => void;
  leaveEmail: (email: string) => void;
  /** By how much the text in the composer is too long. */
  showOverLength: (field: HTMLTextAreaElement | HTMLInputElement) => void;
  attach: (files: File[]) => void;
  detach: (file: UnsentFile) => void;
};
export type Aside = (stage: {
  conversation: Conversation;
  localization: () => Pick<View, 'texts' | 'locale'>;
  show: (state: AsideState) => void;
  /** The visitor is done: the focus returns to the composer. */
  leave: () => void;
}) => AsideDoings & { takeTray: () => UnsentFile[] };

/**
 * What the panel loads on first use, by name: each is `src/<name>/main.ts`, and one of the `PARTS` in
 * `vite.config.ts`.
 */
export type Parts = { extras: Extras; call: CallPart; handover: HandoverPart } & {
  [Name in `texts/extras-${LanguageCode}`]: ExtrasTexts;
};

/** What few visitors need. */
export type Extras = {
  Attachments: (props: View & { message: Message }) => Child;
  FailedNote: (props: View & { unsent: Unsent }) => Child;
  UnsentFiles: (props: View & { unsent: Unsent }) => Child;
  AsidePanel: (view: View) => Child;
  /** Shown when the chat is closed, so that visitors know before they write. */
  Away: (view: View) => Child;
  /** Above an answer that corrects an earlier one. */
  Corrected: (view: View) => Child;
  DatePicker: (view: View) => Child;
  /** What has happened, such as an agent who joined. */
  EventText: (props: View & { message: Message }) => Child;
  /** The optional landing page before the conversation. */
  Landing: (view: View) => Child;
  MenuList: (view: View) => Child;
  /** A text with links, lists, pictures and the like; a plain one has only links. A long quote is folded. */
  RichText: (props: View & { text: string; isPlain: boolean; folds: boolean }) => Child;
  /** The question below the last message: stars, or several choices. */
  Question: (view: View) => Child;
  /** How long a visitor waits, and what they can do instead. */
  Waiting: (view: View) => Child;
  troubleText: (view: Pick<View, 'trouble' | 'texts'>) => string;
  /** A short tone for a new message. */
  chime: () => void;
  startAside: Aside;
  bringFiles: (origin: string, parrotId: string) => BringFiles;
  explainIdentity: (identity: string) => void;
  awaitCalls: (stage: CallStage, fetchPart: () => Promise<CallPart | undefined>) => Calls;
};

/** What the bot understood; loaded when an agent was requested and there is something to show. */
export type HandoverPart = { Card: (view: View) => Child };

/** Voice and video calls; loaded when one rings or the visitor wants one. */
export type CallPart = { followCalls: (stage: CallStage) => ActiveCalls };
export type CallStage = Pick<WidgetHost, 'slot' | 'load' | 'onOpen'> & {
  conversation: Conversation;
  memory: Pick<VisitorMemory, 'read' | 'change'>;
  language: () => LanguageCode;
  draw: () => void;
  /** The focus returns to the composer. */
  leave: () => void;
};
type CallSurface = {
  /** `full` covers the panel, `bar` is a row above the chat. Nothing without a call. */
  shape: (open: boolean) => 'full' | 'bar' | undefined;
  View: (view: View) => Child;
};
export type ActiveCalls = CallSurface & {
  /** The visitor wants to call, or to see the call again. */
  start: () => void;
  receive: (...push: CallPush) => void;
  /** The call of the conversation after a (re)connect; one that has ended meanwhile was not pushed. */
  sync: (call: Call | null) => void;
};
/** Waits for a call while an agent has the conversation. */
export type Calls = CallSurface & {
  Button: (view: View) => Child;
  /** Every change of the thread. */
  follow: (thread: Thread) => void;
};

/** The visitor's actions in the panel itself. */
type Doings = {
  onClose: () => void;
  toBottom: () => void;
  /** From the landing page to the conversation. */
  enter: () => void;
  openMenu: (open: boolean) => void;
  choose: (language: LanguageCode) => void;
  toggleSound: () => void;
  doAside: <Name extends keyof AsideDoings>(name: Name, what: Parameters<AsideDoings[Name]>[0]) => void;
  /** Sends this text and the attachments. */
  send: (value: string) => void;
  /** For the next page of the site in this tab. */
  storeDraft: (draft: string) => void;
  /** Undefined while they are loading. */
  extras: () => Extras | undefined;
  handover: () => HandoverPart | undefined;
};

/** The panel renders from this state only. */
export type View = Omit<Settings, 'colors' | 'translations' | 'closedBecause'> &
  Doings & {
    aside: AsideState | undefined;
    /** Undefined before an agent has the conversation, or if the bot allows no calls. */
    calls: Calls | undefined;
    /** The visitor's last action failed; the code of the server's error if there is one. */
    trouble: boolean | string;
    /** Why the chat is closed. */
    closed: Closed | null;
    open: boolean;
    dark: boolean;
    /** An earlier conversation is still loading. */
    loading: boolean;
    /** The landing page is shown before the conversation. */
    landing: boolean;
    /** There are new messages below the visible ones. */
    behind: boolean;
    menuOpen: boolean;
    muted: boolean;
    thread: Thread;
    language: LanguageCode;
    locale: string;
    /** Those of the extras are there once the extras are. */
    texts: PanelTexts & ExtrasTexts;
    origin: string;
    conversation: Conversation;
  };
