import type { Message, WidgetConfig } from '@parrot/contract/conversations';
import type { LanguageCode } from '@parrot/contract/core';
import type { ComponentChild } from 'preact';
import type { Conversation } from '../conversation/conversation.ts';
import type { BringFiles } from '../conversation/delivery.ts';
import type { Closed, Thread } from '../conversation/thread.ts';
import type { Unsent, UnsentFile } from '../conversation/visitor-memory.ts';
import type { PanelTexts } from '../texts/panel-texts.ts';

/** The builder's settings of the bot. */
export type Settings = Pick<
  WidgetConfig,
  | 'closedBecause'
  | 'visitorFiles'
  | 'ratings'
  | 'transcripts'
  | 'languages'
  | 'agentEscalation'
  | 'appearance'
  | 'palette'
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

/** What few visitors need, in a separate module that is loaded on first use. */
export type Extras = {
  Attachments: (props: View & { message: Message }) => ComponentChild;
  FailedNote: (props: View & { unsent: Unsent }) => ComponentChild;
  UnsentFiles: (props: View & { unsent: Unsent }) => ComponentChild;
  AsidePanel: (view: View) => ComponentChild;
  DatePicker: (view: View) => ComponentChild;
  /** The optional landing page before the conversation. */
  Landing: (view: View) => ComponentChild;
  MenuList: (view: View) => ComponentChild;
  /** The question below the last message: stars, or several choices. */
  Question: (view: View) => ComponentChild;
  /** What a waiting visitor can do instead. */
  Waiting: (view: View) => ComponentChild;
  /** The expected waiting time, or why there is none. */
  outlookText: (view: View) => string;
  startAside: Aside;
  bringFiles: (origin: string, parrotId: string) => BringFiles;
  explainIdentity: (identity: string) => void;
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
  /** Undefined while they are loading. */
  extras: () => Extras | undefined;
};

/** The panel renders from this state only. */
export type View = Omit<Settings, 'palette' | 'translations' | 'closedBecause'> &
  Doings & {
    aside: AsideState | undefined;
    /** The visitor's last action failed; the server's message if there is one. */
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
    texts: PanelTexts;
    origin: string;
    conversation: Conversation;
  };
