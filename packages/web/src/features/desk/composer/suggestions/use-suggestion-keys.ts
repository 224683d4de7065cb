/** The selected suggestion, and the keys that move to another one, choose it, or close the list. */
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Trigger } from './suggestion-trigger.ts';
import type { Suggestion, useSuggestions } from './use-suggestions.ts';

type Found = Pick<ReturnType<typeof useSuggestions>, 'offers' | 'preselected' | 'search'>;
type Actions = {
  choose: (offer: Suggestion, isSent: boolean) => void;
  send: () => void;
  close: () => void;
};

export function useSuggestionKeys(
  { offers, preselected, search }: Found,
  trigger: Trigger | null,
  { choose, send, close }: Actions,
) {
  const [movedTo, setMovedTo] = useState<{ key: string; trigger: Trigger | null } | null>(null);
  /** Enter was pressed before the search for this text had ended. */
  const [early, setEarly] = useState<{ trigger: Trigger | null; isSent: boolean } | null>(null);
  // By key, as another result can replace the list under the selection.
  const moved = movedTo?.trigger === trigger ? offers.findIndex(({ key }) => key === movedTo?.key) : -1;
  const current = moved >= 0 ? moved : preselected;
  const offer = offers[current];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the results of the search
  useEffect(() => {
    if (!early || early.trigger !== trigger || search === 'running') return;
    setEarly(null);
    if (offer) choose(offer, early.isSent);
    // A text whose search failed may be meant as a tag: a second Enter sends it as it is.
    else if (search !== 'failed') send();
  }, [early, trigger, search]);

  return {
    current,
    /** Whether the key was meant for the suggestions. */
    onKey({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      if (step && offers.length > 0) {
        const from = Math.max(current, step > 0 ? -1 : 0);
        const next = offers[(from + step + offers.length) % offers.length];
        if (next) setMovedTo({ key: next.key, trigger });
      } else if (offer && (key === 'Enter' || key === 'Tab'))
        choose(offer, key === 'Enter' && (ctrlKey || metaKey));
      else if (search === 'running' && key === 'Enter' && !shiftKey)
        setEarly({ trigger, isSent: ctrlKey || metaKey });
      else if (offers.length > 0 && key === 'Escape') close();
      else return false;
      return true;
    },
  };
}
