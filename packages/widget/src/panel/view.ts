import type { Message, WidgetConfig } from '@parrot/contract/conversations';
import type { LanguageCode } from '@parrot/contract/core';
import type { ComponentChild } from 'preact';
import type { Conversation } from '../conversation/conversation.ts';
import type { BringFiles } from '../conversation/delivery.ts';
import type { Closed, Thread } from '../conversation/thread.ts';
import type { Unsent, UnsentFile } from '../conversation/visitor-memory.ts';
import type { PanelTexts } from '../texts/panel-texts.ts';

/** What the builder of the bot has set. */
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

/** A question above the composer. */
type Sheet = 'transcript' | 'end' | 'email';

/** What the visitor is about to send along or to be asked. */
export type AsideState = {
  sheet: Sheet | null;
  /** What is wrong with the address, at its field. */
  problem: string;
  /** The address the transcript went to. */
  sentTo: string;
  tray: UnsentFile[];
  /** What was not taken of what they chose, in words. */
  refused: string[];
};
type AsideDoings = {
  openSheet: (sheet: Sheet | null) => void;
  sendTranscript: (email: string) => void;
  leaveEmail: (email: string) => void;
  /** Says by how much what stands in the composer is too long. */
  showOverLength: (field: HTMLTextAreaElement | HTMLInputElement) => void;
  attach: (files: File[]) => void;
  detach: (file: UnsentFile) => void;
};
export type Aside = (stage: {
  conversation: Conversation;
  localization: () => Pick<View, 'texts' | 'locale'>;
  show: (state: AsideState) => void;
  /** The visitor is done here: back to the composer. */
  leave: () => void;
}) => AsideDoings & { takeTray: () => UnsentFile[] };

/** What few visitors need, in a module of its own that is fetched when it is needed first. */
export type Extras = {
  Attachments: (props: View & { message: Message }) => ComponentChild;
  FailedNote: (props: View & { unsent: Unsent }) => ComponentChild;
  UnsentFiles: (props: View & { unsent: Unsent }) => ComponentChild;
  AsidePanel: (view: View) => ComponentChild;
  DatePicker: (view: View) => ComponentChild;
  /** The page of greeting that may stand before the conversation. */
  Landing: (view: View) => ComponentChild;
  MenuList: (view: View) => ComponentChild;
  /** What is asked below the last message: stars, several choices. */
  Question: (view: View) => ComponentChild;
  /** What somebody who waits can do about it. */
  Waiting: (view: View) => ComponentChild;
  /** How long they may have to wait, or why that can't be said. */
  outlookText: (view: View) => string;
  startAside: Aside;
  bringFiles: (origin: string, parrotId: string) => BringFiles;
  explainIdentity: (identity: string) => void;
};

/** What the visitor does with the panel itself. */
type Doings = {
  onClose: () => void;
  toBottom: () => void;
  /** From the greeting page into the conversation. */
  enter: () => void;
  openMenu: (open: boolean) => void;
  choose: (language: LanguageCode) => void;
  toggleSound: () => void;
  doAside: <Name extends keyof AsideDoings>(name: Name, what: Parameters<AsideDoings[Name]>[0]) => void;
  /** Sends these words, and what was attached. */
  send: (value: string) => void;
  /** Undefined while they are on their way. */
  extras: () => Extras | undefined;
};

/** Everything the panel shows follows from this. */
export type View = Omit<Settings, 'palette' | 'translations' | 'closedBecause'> &
  Doings & {
    aside: AsideState | undefined;
    /** What the visitor wanted done last was not; in the server's words where it said why. */
    trouble: boolean | string;
    /** Why nobody can be talked to. */
    closed: Closed | null;
    open: boolean;
    dark: boolean;
    /** There is an earlier conversation that is still on its way. */
    loading: boolean;
    /** The page of greeting stands before the conversation. */
    landing: boolean;
    /** There is something new below what the visitor reads. */
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
