/** The trial of an app while Try me is mounted. Reports the running block. */
import type { AppId } from '@parrot/contract/core';
import type { BlockId } from '@parrot/contract/flows';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createTrial, type Trial, type TrialState } from './trial.ts';

export function useTrial(
  appId: AppId,
  saveFirst: () => Promise<boolean>,
  onRunningBlock?: (id: BlockId | null) => void,
): Trial & TrialState {
  const trial = useMemo(() => createTrial(appId, saveFirst), [appId, saveFirst]);
  const state = useStore(trial);
  const currentBlock = currentBlockOf(state);
  useEffect(() => onRunningBlock?.(currentBlock), [onRunningBlock, currentBlock]);
  useEffect(
    () => () => {
      trial.stop();
      onRunningBlock?.(null);
    },
    [trial, onRunningBlock],
  );
  return useMemo(() => ({ ...trial, ...state }), [trial, state]);
}

/** The block that waits for the visitor; null after the end. */
function currentBlockOf({ turns }: TrialState): BlockId | null {
  const reply = turns.at(-1)?.reply;
  return reply && reply.outcome !== 'ended' ? reply.session.blockId : null;
}
