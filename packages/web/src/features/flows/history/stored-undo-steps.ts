/** The steps of a flow, kept in the browser for the revision they belong to. */
import type { AppId } from '@parrot/contract/core';
import * as z from 'zod';
import { keepSteps, readKeptSteps } from '../../../state/stored-undo-history.ts';
import type { KeptSteps } from '../editor/create-flow-editor.ts';
import type { FlowEditorState } from '../editor/flow-editor.ts';
import { type FlowStep, STEPS_KEPT } from './undo-steps.ts';

/** In letters; the oldest steps go first where it is more. */
const MOST = 300_000;

const entries = z.record(z.string(), z.unknown());
const patch = z.object({ fields: entries, blocks: entries, places: entries });
const step = z.object({ what: z.string(), at: z.number(), back: patch, forth: patch });
const kept = z.object({
  revision: z.number(),
  past: z.array(step).max(STEPS_KEPT),
  future: z.array(step).max(STEPS_KEPT),
});

/** Null where there are none, or they belong to another revision: they would undo somebody else's work. */
export function stepsFromBrowser(appId: AppId, revision: number): KeptSteps | null {
  const text = readKeptSteps(appId);
  if (text === null) return null;
  try {
    const { data } = kept.safeParse(JSON.parse(text));
    return data?.revision === revision ? data : null;
  } catch {
    // Not what we have written: as good as nothing.
    return null;
  }
}

export function stepsToBrowser({ appId, revision, past, future }: FlowEditorState): void {
  const sizes = (steps: FlowStep[]) => steps.map((one) => JSON.stringify(one).length);
  let room = MOST;
  // The newest first: they are what one undoes.
  const lately = (steps: FlowStep[]): FlowStep[] => {
    const all = sizes(steps);
    let from = steps.length;
    while (from > 0 && room >= (all[from - 1] ?? 0)) {
      room -= all[from - 1] ?? 0;
      from -= 1;
    }
    return steps.slice(from);
  };
  keepSteps(appId, JSON.stringify({ revision, past: lately(past), future: lately(future) }));
}
