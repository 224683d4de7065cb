/**
 * The selected rows of a list. Another search or filter clears the selection: no invisible row is acted on.
 */
import type { Member } from '@parrot/contract/team';
import { useState } from 'react';
import { idOf } from './member-name.ts';

export function useSelection(list: string) {
  const [selection, setSelection] = useState<{ list: string; chosen: Member[] }>({ list, chosen: [] });
  const chosen = selection.list === list ? selection.chosen : [];
  const choose = (next: Member[]) => setSelection({ list, chosen: next });
  const ids = new Set(chosen.map(idOf));
  const has = (member: Member) => ids.has(idOf(member));
  return {
    chosen,
    has,
    choose,
    toggle: (member: Member) =>
      choose(has(member) ? chosen.filter((one) => idOf(one) !== idOf(member)) : [...chosen, member]),
    clear: () => choose([]),
    /** After an action the failed rows stay selected, to be retried. */
    keep: (failed: readonly string[]) => choose(chosen.filter((member) => failed.includes(idOf(member)))),
  };
}
