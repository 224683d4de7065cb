/** The routing rules of the workspace, and their changes. */
import type { RoutingRuleId } from '@parrot/contract/core';
import {
  createRoutingRule,
  deleteRoutingRule,
  listRoutingRules,
  type RoutingRule,
  type RoutingRuleDraft,
  reorderRoutingRules,
  tryRoutingRules,
  updateRoutingRule,
} from '@parrot/contract/desk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { GROUPS_KEY } from '../../shared/agents/group-queries.ts';
import { ownTimeZone } from '../../shared/form/time-zones.ts';
import { call } from '../../shared/http/call.ts';

/** Below the key of groups, which pushes invalidate. */
const KEY = [...GROUPS_KEY, 'rules'];

export const useRoutingRules = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listRoutingRules, { signal }),
    meta: { quiet: true },
  });

export const draftOf = ({ ruleId: _, revision: __, missing: ___, ...draft }: RoutingRule): RoutingRuleDraft =>
  draft;

type Known = Pick<RoutingRule, 'ruleId' | 'revision'> | undefined;

export const useSaveRule = () =>
  useChange(({ known, draft }: { known: Known; draft: RoutingRuleDraft }) =>
    known
      ? call(updateRoutingRule, {
          body: { ruleId: known.ruleId, revision: known.revision, ...draft },
        })
      : call(createRoutingRule, { body: draft }),
  );

export const useDeleteRule = () =>
  useChange((ruleId: RoutingRuleId) => call(deleteRoutingRule, { query: { ruleId } }));

type Order = { before: RoutingRuleId[]; after: RoutingRuleId[] };
type Rules = Awaited<ReturnType<typeof call<typeof listRoutingRules>>>;

/** Shown at once; if it is refused, the rules are fetched again. */
export function useReorderRules() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Order) => call(reorderRoutingRules, { body }),
    onMutate: ({ after }) => {
      cache.setQueryData<Rules>(
        KEY,
        (known) =>
          known && {
            ...known,
            rules: after.flatMap((id) => known.rules.find(({ ruleId }) => ruleId === id) ?? []),
          },
      );
    },
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
  });
}

/** Yesterday in the browser's time zone. */
export const useTrial = (rules: readonly RoutingRuleDraft[]) =>
  useQuery({
    queryKey: ['desk', 'routing-trial', rules],
    queryFn: ({ signal }) =>
      call(tryRoutingRules, { body: { timeZone: ownTimeZone(), rules: [...rules] }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { quiet: true },
  });

function useChange<Input, Reply>(act: (input: Input) => Promise<Reply>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => cache.invalidateQueries({ queryKey: KEY }),
    meta: { quiet: true },
  });
}
