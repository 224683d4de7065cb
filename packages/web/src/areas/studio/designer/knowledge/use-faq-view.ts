/** The filters of the FAQ list, in the URL so that they can be shared. */
import { type FaqId, faqId, LANGUAGES } from '@parrot/contract/core';
import { FAQ_SORTS, FAQ_STATES } from '@parrot/contract/knowledge';
import type { FaqView } from '../../../../features/knowledge/faqs/faq-query.ts';
import { parseTopicPath, serializeTopicPath } from '../../../../features/knowledge/faqs/topic-path.ts';
import { useSearchText } from '../../use-search-text.ts';
import { useTabParams } from '../../users/use-tab-params.ts';

export function useFaqView() {
  const { typed, setTyped, search } = useSearchText();
  const address = useTabParams();
  const languageAt = (name: string) => LANGUAGES.find((code) => code === address.one(name));
  const view: FaqView = {
    search,
    languageCode: languageAt('language'),
    lacks: languageAt('lacks'),
    states: address.list('status', (value) => FAQ_STATES.some((state) => state === value)),
    topicPath: parseTopicPath(address.one('at')),
    tag: address.one('tag'),
    dataset: address.one('dataset'),
    sortBy: FAQ_SORTS.find((sort) => sort === address.one('sort')) ?? 'edited',
    descending: address.one('order') ? address.one('order') !== 'up' : true,
  };
  const opened = faqId.safeParse(address.one('faq')).data;
  return {
    view,
    search: { typed, setTyped },
    opened,
    open: (id: FaqId | undefined) => address.change({ faq: id }),
    narrow: (change: Partial<FaqView>) => {
      const next = { ...view, ...change };
      address.change({
        language: next.languageCode,
        lacks: next.lacks,
        status: next.states,
        at: serializeTopicPath(next.topicPath),
        tag: next.tag,
        dataset: next.dataset,
        sort: next.sortBy === 'edited' ? '' : next.sortBy,
        order: next.descending ? '' : 'up',
      });
    },
    clear: () => {
      setTyped('');
      address.change({ find: '', language: '', lacks: '', status: '', at: '', tag: '', dataset: '' });
    },
  };
}
