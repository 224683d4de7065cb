/** The FAQ list; only the pages on screen are loaded. */
import { type ListedFaq, listFaqs } from '@parrot/contract/knowledge';
import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../../../../shared/http/call.ts';
import { useVirtualRows } from '../../../../shared/table/use-virtual-rows.ts';
import { type FaqView, filterOf } from '../faq-query.ts';
import { FAQS, type FaqsOf } from '../use-faqs.ts';

const PAGE = 100;
const ROW_HEIGHT = 45;
/** On a phone each row is a card. */
const CARD_HEIGHT = 92;
const isPhone = () => window.matchMedia('(max-width: 767px)').matches;

export type FaqList = ReturnType<typeof useFaqList>;

export function useFaqList(of: FaqsOf, view: FaqView) {
  const first = useQuery({ ...pageQuery(of, view, 0), placeholderData: keepPreviousData });
  const rows = useVirtualRows(first.data?.total ?? 0, isPhone() ? CARD_HEIGHT : ROW_HEIGHT, PAGE);
  const pages = [...new Set(rows.indexes.map((index) => Math.floor(index / PAGE)))].filter(
    (page) => page > 0,
  );
  const further = useQueries({ queries: pages.map((page) => pageQuery(of, view, page)) });
  const loaded = new Map([
    [0, first.data?.items ?? []],
    ...pages.map((page, index) => [page, further[index]?.data?.items ?? []] as const),
  ]);
  return {
    first,
    rows,
    total: first.data?.total ?? 0,
    at: (index: number): ListedFaq | undefined => loaded.get(Math.floor(index / PAGE))?.[index % PAGE],
    loaded: () => [...loaded.values()].flat(),
    /** A later page that failed to load. */
    failed: further.find(({ isError }) => isError),
  };
}

const pageQuery = ({ appId }: FaqsOf, view: FaqView, page: number) => {
  const { sortBy, descending } = view;
  const body = { appId, ...filterOf(view), sortBy, descending, offset: page * PAGE, limit: PAGE };
  return queryOptions({
    queryKey: [FAQS, appId, 'list', body],
    queryFn: ({ signal }) => call(listFaqs, { body, signal }),
    meta: { quiet: true },
  });
};
