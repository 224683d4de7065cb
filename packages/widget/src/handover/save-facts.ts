/** Saves what the visitor types, fact by fact and in order. */
import type { HandoverCard } from '@parrot/contract/assistant';
import type { Conversation } from '../conversation/conversation.ts';

/** What was typed reaches the agent even if one joins while the visitor is typing. */
const PAUSE_MS = 700;

type Saves = {
  /** Null removes the fact. */
  typed: (factId: string, value: string) => void;
  change: (factId: string, value: string | null) => Promise<boolean>;
  confirm: (card: HandoverCard) => Promise<boolean>;
};

const saving = new WeakMap<Conversation, Saves>();

export function savesOf(conversation: Conversation): Saves {
  const known = saving.get(conversation) ?? startSaving(conversation);
  saving.set(conversation, known);
  return known;
}

function startSaving({ ask }: Conversation): Saves {
  const pending = new Map<string, { value: string; timer: ReturnType<typeof setTimeout> }>();
  let last: Promise<unknown> = Promise.resolve();
  let revision = 0;

  const emit = (factId: string, value: string | null): Promise<boolean> => {
    const sent = last.then(async () => {
      const ack = await ask('handover.correct', { factId, value });
      if (ack.ok) revision = ack.card?.revision ?? 0;
      return ack.ok;
    });
    last = sent.catch(() => {});
    return sent;
  };
  const change: Saves['change'] = (factId, value) => {
    clearTimeout(pending.get(factId)?.timer);
    pending.delete(factId);
    return emit(factId, value);
  };

  return {
    typed(factId, value) {
      clearTimeout(pending.get(factId)?.timer);
      pending.set(factId, { value, timer: setTimeout(() => void change(factId, value), PAUSE_MS) });
    },
    change,
    async confirm(card) {
      for (const [factId, { value }] of pending) void change(factId, value);
      await last;
      const ack = await ask('handover.confirm', { revision: Math.max(revision, card.revision) });
      return ack.ok;
    },
  };
}
