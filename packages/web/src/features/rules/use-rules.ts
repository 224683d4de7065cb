/** The rules of the desk, their log, and their changes. */
import type { BodyOf, RuleId } from '@parrot/contract/core';
import {
  createRule,
  deleteRule,
  listRuleRuns,
  listRules,
  orderRules,
  type RuleDraft,
  switchRule,
  tryRule,
  updateRule,
} from '@parrot/contract/rules';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';
import { paged } from '../../shared/query/paged.ts';

export const RULES_KEY = ['rules'];
const LIST_KEY = [...RULES_KEY, 'list'];
const PAGE = 20;
/** Rules fire without anyone on this page. */
const REFRESH_MS = 10_000;

export const useRules = () =>
  useQuery({
    queryKey: LIST_KEY,
    queryFn: ({ signal }) => call(listRules, { signal }),
    refetchInterval: REFRESH_MS,
    meta: { quiet: true },
  });

export const useRuleRuns = (ruleId: RuleId | undefined) =>
  useInfiniteQuery({
    queryKey: [...RULES_KEY, 'log', ruleId],
    ...paged((offset, signal) =>
      call(listRuleRuns, { body: { offset, limit: PAGE, ...(ruleId && { ruleId }) }, signal }),
    ),
    refetchInterval: REFRESH_MS,
  });

type Known = { ruleId: RuleId; revision: number } | undefined;
export const useSaveRule = () =>
  useChange(({ known, draft }: { known: Known; draft: RuleDraft }) =>
    known ? call(updateRule, { body: { ...known, ...draft } }) : call(createRule, { body: draft }),
  );

export const useSwitchRule = () =>
  useChange((body: BodyOf<typeof switchRule>) => call(switchRule, { body }), 'loud');

type Rules = Awaited<ReturnType<typeof call<typeof listRules>>>;

/** Shown at once, so that the next move starts from it; if it is refused, the rules are fetched again. */
export function useOrderRules() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (ruleIds: RuleId[]) => call(orderRules, { body: { ruleIds } }),
    onMutate: async (ruleIds) => {
      // A refresh that is under way has the order from before.
      await cache.cancelQueries({ queryKey: LIST_KEY });
      cache.setQueryData<Rules>(
        LIST_KEY,
        (known) =>
          known && {
            ...known,
            rules: ruleIds.flatMap((id) => known.rules.find(({ ruleId }) => ruleId === id) ?? []),
          },
      );
    },
    onSettled: () => cache.invalidateQueries({ queryKey: RULES_KEY }),
  });
}

export const useDeleteRule = () => useChange((ruleId: RuleId) => call(deleteRule, { query: { ruleId } }));

export const useTryRule = () =>
  useMutation({
    mutationFn: (body: BodyOf<typeof tryRule>) => call(tryRule, { body }),
    meta: { quiet: true },
  });

function useChange<Input, Reply>(act: (input: Input) => Promise<Reply>, failure: 'quiet' | 'loud' = 'quiet') {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => cache.invalidateQueries({ queryKey: RULES_KEY }),
    meta: { quiet: failure === 'quiet' },
  });
}
