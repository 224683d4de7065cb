/** What the browser stores for one bot between page loads, shared by all tabs of the site. */
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

export type VisitorMemory = {
  key: string;
  read: () => Remembered;
  /** Always reads the storage first: another tab may have written since. */
  change: (step: (was: Remembered) => Partial<Remembered>) => void;
};

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

export function visitorMemory(parrotId: string, shelf: Shelf | undefined = browserShelf()): VisitorMemory {
  const key = `parrot:${parrotId}`;
  let stored = '{}';

  const read = (): Remembered => {
    try {
      const parsed: unknown = JSON.parse(shelf?.getItem(key) ?? stored);
      return typeof parsed === 'object' && parsed ? parsed : {};
    } catch {
      // Unreadable counts as empty: the page can write here too.
      return {};
    }
  };

  return {
    key,
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

function browserShelf(): Shelf | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
