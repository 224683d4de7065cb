/** The recorded tests of an app and their actions. */
import type { AppId, FlowTestId } from '@parrot/contract/core';
import {
  deleteFlowTest,
  type FlowTestResult,
  type FlowTestTurn,
  listFlowTests,
  runFlowTests,
  saveFlowTest,
} from '@parrot/contract/flows';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/http/call.ts';
import { toast } from '../../../shared/toast/toast.ts';

type Content = { flowTestId?: FlowTestId; name: string; turns: FlowTestTurn[] };

export function useFlowTests(appId: AppId, saveFirst: () => Promise<boolean>) {
  const { t } = useTranslation('try');
  const cache = useQueryClient();
  /** The result of the latest run, while it still applies. */
  const [results, setResults] = useState<FlowTestResult[] | null>(null);
  const list = useQuery({
    queryKey: ['apps', 'tests', appId],
    queryFn: ({ signal }) => call(listFlowTests, { body: { appId }, signal }),
    select: ({ items }) => items,
    meta: { quiet: true },
  });
  const changed = () => {
    // The checks before publishing run the tests too.
    void cache.invalidateQueries({ queryKey: ['apps', 'checks', appId] });
    return cache.invalidateQueries({ queryKey: ['apps', 'tests', appId] });
  };
  const forget = (id: FlowTestId) =>
    setResults((all) => all?.filter(({ flowTestId }) => flowTestId !== id) ?? null);
  const save = useMutation({
    mutationFn: (content: Content) => call(saveFlowTest, { body: { appId, ...content } }),
    onSuccess: changed,
  });
  const remove = useMutation({
    mutationFn: ({ flowTestId }: { flowTestId: FlowTestId; name: string }) =>
      call(deleteFlowTest, { query: { appId, flowTestId } }),
    onSuccess: (_done, { flowTestId, name }) => {
      forget(flowTestId);
      toast.success(t('tests.deleted', { name }));
      return changed();
    },
  });
  const run = useMutation({
    mutationFn: async () => {
      if (!(await saveFirst())) throw new NotSaved();
      return call(runFlowTests, { body: { appId } });
    },
    onMutate: () => setResults(null),
    onSuccess: (reply) => setResults(reply.results),
    meta: { quiet: true },
  });
  return {
    list,
    results,
    run,
    save,
    remove,
    /** Accepts the current replies as the expected ones. */
    accept: ({ flowTestId, name, turns }: FlowTestResult) =>
      save.mutate(
        {
          flowTestId,
          name,
          turns: turns.map((turn) => ({ says: turn.says, hears: turn.currentReplies })),
        },
        {
          onSuccess: () => {
            setResults(
              (all) => all?.map((one) => (one.flowTestId === flowTestId ? asRight(one) : one)) ?? null,
            );
            toast.success(t('tests.accepted', { name }));
          },
        },
      ),
  };
}

/** The message is localized here, not by the server. */
export class NotSaved extends Error {}

const asRight = (result: FlowTestResult): FlowTestResult => ({
  ...result,
  passed: true,
  turns: result.turns.map((turn) => ({ ...turn, hears: turn.currentReplies, same: true })),
});
