/**
 * The selected FAQs. Another search or filter clears the selection, so that no hidden FAQ is changed unless
 * all are selected.
 */
import { LIMITS } from '@parrot/contract/core';
import type { FaqSelectionInput, ListedFaq } from '@parrot/contract/knowledge';
import { useState } from 'react';
import { type FaqView, filterOf } from '../faq-query.ts';

type Chosen = { list: string; faqs: ListedFaq[]; isAll: boolean };
export type Selection = ReturnType<typeof useFaqSelection>;

export function useFaqSelection(view: FaqView, total: number) {
  const list = JSON.stringify(filterOf(view));
  const [stored, setStored] = useState<Chosen>({ list, faqs: [], isAll: false });
  const { faqs, isAll } = stored.list === list ? stored : { faqs: [], isAll: false };
  const ids = new Set(faqs.map(({ groupId }) => groupId));
  const has = ({ groupId }: ListedFaq) => isAll || ids.has(groupId);
  const choose = (next: ListedFaq[]) =>
    setStored({ list, faqs: next.slice(0, LIMITS.faqSelection), isAll: false });
  return {
    has,
    choose,
    count: isAll ? total : faqs.length,
    isAll,
    /** All loaded FAQs are selected, and there are more. */
    mayChooseAll: !isAll && faqs.length > 0 && faqs.length < total,
    chooseAll: () => setStored({ list, faqs: [], isAll: true }),
    clear: () => choose([]),
    /** All of them take the new state of the last one. */
    toggle: (some: ListedFaq[]) => {
      const last = some.at(-1);
      if (isAll || !last) return choose([]);
      const others = faqs.filter(({ groupId }) => !some.some((each) => each.groupId === groupId));
      choose(has(last) && some.length === 1 ? others : [...others, ...some]);
    },
    wanted: (): FaqSelectionInput =>
      isAll ? { all: filterOf(view) } : { faqIds: faqs.map(({ faqId }) => faqId) },
  };
}
