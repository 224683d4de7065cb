/** What the browser stores for one bot between page loads. */
import type { FileId, MsgId } from '@parrot/contract/core';

/** A file being sent. Its content does not survive the page; once uploaded there is an id. */
export type UnsentFile = { name: string; bytes: number; blob?: Blob; fileId?: FileId };

/** A message of the visitor that the server has not confirmed yet. */
export type Unsent = {
  msgId: MsgId;
  value: string;
  time: string;
  /** `file` if one of its files was rejected. */
  failed?: boolean | 'file';
  /** The code of the server's error. */
  why?: string | undefined;
  files?: UnsentFile[];
};

/** Shared by all tabs of the site. */
type Remembered = {
  visitorToken?: string | undefined;
  conversationId?: string | null;
  /** A session is open, so messages may arrive before the panel is opened. */
  live?: boolean;
  readSeq?: number;
  unsent?: Unsent[];
  /** The language the visitor chose. */
  language?: string | undefined;
  muted?: boolean;
  /** The devices of the last call. */
  devices?: { microphoneId: string; cameraId: string; speakerId: string };
  /** The identity from the page: the stored data belongs to it alone. */
  who?: string | undefined;
};

/** Of one tab: the chat is on the next page as it was on the previous one. */
type TabRemembered = {
  /** The visitor left the page with the chat open. */
  open?: boolean;
  /** The text in the composer. */
  draft?: string;
};

type Memory<Stored> = {
  read: () => Stored;
  /** Always reads the storage first: another tab may have written since. */
  change: (step: (was: Stored) => Partial<Stored>) => void;
};

export type VisitorMemory = Memory<Remembered> & { key: string; tab: Memory<TabRemembered> };

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export function visitorMemory(
  parrotId: string,
  shelf = browserShelf('localStorage'),
  tabShelf = browserShelf('sessionStorage'),
): VisitorMemory {
  const key = `parrot:${parrotId}`;
  return { key, ...memoryOn<Remembered>(shelf, key), tab: memoryOn<TabRemembered>(tabShelf, key) };
}

function memoryOn<Stored extends object>(shelf: Shelf | undefined, key: string): Memory<Stored> {
  let stored = '{}';

  const read = () => {
    try {
      return Object(JSON.parse(shelf?.getItem(key) ?? stored));
    } catch {
      // Unreadable counts as empty: the page can write here too.
      return {} as Stored;
    }
  };

  return {
    read,
    change(step) {
      const was = read();
      stored = JSON.stringify({ ...was, ...step(was) });
      try {
        shelf?.setItem(key, stored);
      } catch {
        // Full or forbidden: the conversation continues but does not survive the page.
        shelf = undefined;
      }
    },
  };
}

function browserShelf(name: 'localStorage' | 'sessionStorage'): Shelf | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}
