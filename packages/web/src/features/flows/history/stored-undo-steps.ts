/** The undo history of a flow, stored in the browser for its revision. */
import type { AppId } from '@parrot/contract/core';
import * as z from 'zod';
import { readUndoHistory, saveUndoHistory } from '../../../state/stored-undo-history.ts';
import type { UndoHistory } from '../editor/create-flow-editor.ts';
import type { FlowEditorState } from '../editor/flow-editor.ts';
import { MAX_UNDO_STEPS, type UndoStep } from './undo-steps.ts';

/** In characters; the oldest steps are dropped first. */
const MOST = 300_000;

const entries = z.record(z.string(), z.unknown());
const patch = z.object({ fields: entries, blocks: entries, places: entries });
const step = z.object({ what: z.string(), at: z.number(), back: patch, forth: patch });
const stored = z.object({
  revision: z.number(),
  past: z.array(step).max(MAX_UNDO_STEPS),
  future: z.array(step).max(MAX_UNDO_STEPS),
});

/** Null if there is none or it belongs to another revision: undoing would revert another user's work. */
export function loadUndoHistory(appId: AppId, revision: number): UndoHistory | null {
  const text = readUndoHistory(appId);
  if (text === null) return null;
  try {
    const { data } = stored.safeParse(JSON.parse(text));
    return data?.revision === revision ? data : null;
  } catch {
    // Unreadable data counts as none.
    return null;
  }
}

export function storeUndoHistory({ appId, revision, past, future }: FlowEditorState): void {
  const sizes = (steps: UndoStep[]) => steps.map((one) => JSON.stringify(one).length);
  let designer = MOST;
  // The newest first, as they are undone first.
  const lately = (steps: UndoStep[]): UndoStep[] => {
    const all = sizes(steps);
    let from = steps.length;
    while (from > 0 && designer >= (all[from - 1] ?? 0)) {
      designer -= all[from - 1] ?? 0;
      from -= 1;
    }
    return steps.slice(from);
  };
  saveUndoHistory(appId, JSON.stringify({ revision, past: lately(past), future: lately(future) }));
}
