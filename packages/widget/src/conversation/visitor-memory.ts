/** What the visitor's browser remembers of one bot between page loads, shared by all tabs of the site. */
import type { FileId, MsgId } from '@parrot/contract/core';

/** A file on its way. What is in it does not outlive the page; once the server has it, there is an id instead. */
export type UnsentFile = { name: string; bytes: number; blob?: Blob; fileId?: FileId };

/** A message typed by the visitor that the server has not confirmed yet. */
export type Unsent = {
  msgId: MsgId;
  value: string;
  time: string;
  /** `file` where it is one of the files that was refused. */
  failed?: boolean | 'file';
  /** What the server said about that. */
  why?: string | undefined;
  files?: UnsentFile[];
};

type Remembered = {
  visitorToken?: string | undefined;
  conversationId?: string | null;
  /** A session is under way, so that news may come before the panel is opened. */
  live?: boolean;
  readSeq?: number;
  unsent?: Unsent[];
  /** What the visitor chose to be spoken to in. */
  language?: string;
  muted?: boolean;
  /** Whom the page said the visitor is: what is kept is theirs alone. */
  who?: string | undefined;
};

export type VisitorMemory = {
  key: string;
  read: () => Remembered;
  /** Always starts from what is stored now: another tab may have written since. */
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
      // Unreadable is as good as empty: the page may write here too.
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
        // Full or forbidden: the conversation goes on, it just does not outlive the page.
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
