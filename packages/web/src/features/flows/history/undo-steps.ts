/** Undo steps, stored as patches in both directions to stay small. */
import type { Flow } from '@parrot/contract/flows';

/** null: it did not exist. */
type Entries = Record<string, unknown>;
export type FlowPatch = { fields: Entries; blocks: Entries; places: Entries };
export type UndoStep = { what: string; at: number; back: FlowPatch; forth: FlowPatch };

export const MAX_UNDO_STEPS = 50;
/** Typing in one field within this time is one step. */
const ONE_GO_MS = 1_000;

const RECORDS = ['blocks', 'places'] as const;
const FIELDS = ['language', 'start', 'parts', 'values', 'texts', 'notes'] as const;

function differenceOf(before: Flow, after: Flow): FlowPatch {
  const fields = FIELDS.filter((field) => before[field] !== after[field]).map((field) => [
    field,
    after[field],
  ]);
  return {
    fields: Object.fromEntries(fields),
    blocks: entriesChanged(before.blocks, after.blocks),
    places: entriesChanged(before.places, after.places),
  };
}

export function applyPatch(flow: Flow, patch: FlowPatch): Flow {
  const next = { ...flow, ...patch.fields } as Flow;
  for (const name of RECORDS) {
    if (Object.keys(patch[name]).length > 0) Object.assign(next, { [name]: merged(flow[name], patch[name]) });
  }
  return next;
}

/** Adds a step; consecutive typing in the same field extends the last one. */
export function withStep(
  steps: readonly UndoStep[],
  {
    what,
    at,
    before,
    after,
    merges,
  }: { what: string; at: number; before: Flow; after: Flow; merges: boolean },
): UndoStep[] {
  const last = steps.at(-1);
  const goesOn = merges && last?.what === what && at - last.at < ONE_GO_MS;
  const from = goesOn ? applyPatch(before, last.back) : before;
  const step = { what, at, back: differenceOf(after, from), forth: differenceOf(from, after) };
  return [...(goesOn ? steps.slice(0, -1) : steps), step].slice(-MAX_UNDO_STEPS);
}

function entriesChanged(before: Entries, after: Entries): Entries {
  const changed: Entries = {};
  for (const [id, entry] of Object.entries(after)) if (before[id] !== entry) changed[id] = entry;
  for (const id of Object.keys(before)) if (!Object.hasOwn(after, id)) changed[id] = null;
  return changed;
}

function merged(before: Entries, changed: Entries): Entries {
  const after = { ...before, ...changed };
  for (const [id, entry] of Object.entries(changed)) if (entry === null) delete after[id];
  return after;
}
