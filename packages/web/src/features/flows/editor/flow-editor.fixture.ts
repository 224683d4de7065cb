/** Flows for tests, and an editor with a fake server. */
import { newId } from '@parrot/contract/core';
import { type Block, type BlockType, FLOW_VERSION, type Flow } from '@parrot/contract/flows';
import { vi } from 'vitest';
import { ApiError } from '../../../shared/http/api-error.ts';
import type { AutosaveServer } from './autosave.ts';
import { createFlowEditor, type UndoHistory } from './create-flow-editor.ts';
import { withTarget } from './flow-changes.ts';
import { newBlock } from './new-block.ts';

type Spec = { type: BlockType; title?: string; next?: Record<string, string>; at?: [number, number] };

export function flowOf(specs: Record<string, Spec>): Flow {
  const blocks: Flow['blocks'] = {};
  const points: Flow['places'] = {};
  for (const [id, { type, title = '', next = {}, at }] of Object.entries(specs)) {
    let block: Block = { ...newBlock(type, { flow: { language: 'en' }, part: null }), title };
    for (const [branch, to] of Object.entries(next)) block = withTarget(block, branch, to);
    blocks[id] = block;
    points[id] = at ? { x: at[0], y: at[1] } : { x: 0, y: Object.keys(points).length * 150 };
  }
  return {
    version: FLOW_VERSION,
    language: 'en',
    start: 'start',
    blocks,
    parts: [],
    values: [],
    texts: {},
    places: points,
    notes: [],
  };
}

/** Start → hello → name (ask) → bye; the give-up branch leads to sorry. */
export const aFlow = (): Flow =>
  flowOf({
    start: { type: 'start', next: { done: 'hello' } },
    hello: { type: 'message', title: 'Hello', next: { done: 'name' } },
    name: { type: 'ask', title: 'Name', next: { done: 'bye', gaveUp: 'sorry' } },
    bye: { type: 'end', at: [0, 450] },
    sorry: { type: 'message', title: 'Sorry', at: [292, 450] },
  });

export const APP_ID = newId('app');

/** `stored` is the server's state; changing it simulates another editor. */
export function openEditor(flow: Flow = aFlow(), steps: UndoHistory | null = null) {
  const stored = { flow, revision: 7, savedBy: 'Ada Berg' };
  const trouble: { error: ApiError | null } = { error: null };
  const saved: Flow[] = [];
  const server: AutosaveServer = {
    send: async (drawn, revision) => {
      if (trouble.error) throw trouble.error;
      if (revision !== stored.revision) throw new ApiError(409, 'conflict', 'Ada Berg just saved this flow.');
      saved.push(drawn);
      Object.assign(stored, { flow: drawn, revision: revision + 1 });
      return { revision: stored.revision, savedAt: new Date().toISOString() };
    },
    load: async () => ({ ...stored }),
    onSaved: vi.fn(),
  };
  const editor = createFlowEditor({
    appId: APP_ID,
    stored: { ...stored },
    languages: ['en', 'de'],
    steps,
    server,
  });
  return { editor, actions: editor.actions, now: editor.getState, stored, saved, trouble, server };
}
