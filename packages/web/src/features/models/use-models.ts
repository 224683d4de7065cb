/** The queries and mutations of a team's models, budget and usage. */
import {
  listModels,
  listModelUse,
  type ModelBudget,
  type ModelConnectionDraft,
  type ModelProvider,
  removeModel,
  saveModel,
  saveModelBudget,
  testModel,
} from '@parrot/contract/models';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';

const KEY = ['models'];

export const useModels = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listModels, { signal }),
    meta: { quiet: true },
  });

export type Days = { from: string; to: string };

export const useModelUsage = (days: Days) =>
  useQuery({
    queryKey: [...KEY, 'use', days],
    queryFn: ({ signal }) => call(listModelUse, { body: days, signal }),
    meta: { quiet: true },
  });

/** The draft contains a key, so nothing is cached after the form closes. */
export const useSaveModel = () => useChange((body: ModelConnectionDraft) => call(saveModel, { body }));

/** A test counts as usage, and its draft contains a key too. */
export const useTestModel = () => useChange((body: ModelConnectionDraft) => call(testModel, { body }));

export const useRemoveModel = () =>
  useChange((provider: ModelProvider) => call(removeModel, { query: { provider } }));

export const useSaveBudget = () => useChange((body: ModelBudget) => call(saveModelBudget, { body }));

function useChange<Input, Reply>(act: (input: Input) => Promise<Reply>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => void cache.invalidateQueries({ queryKey: KEY }),
    gcTime: 0,
    meta: { quiet: true },
  });
}
