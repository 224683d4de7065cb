/** The actions on the canvas, each one undo step. */
import { LIMITS } from '@parrot/contract/core';
import { flow as flowRules } from '@parrot/contract/flows';
import {
  mayConnect,
  withConnection,
  withMovedBlocks,
  withNewBlock,
  withoutBlocks,
  withoutConnection,
} from './flow-changes.ts';
import type { FlowActions, FlowEditorState } from './flow-editor.ts';
import { cornerOf, fragmentOf, withFragment } from './flow-fragments.ts';
import { extractPart, withoutPart, withPartNamed } from './flow-parts.ts';
import { freeId } from './new-block.ts';
import { blockIn } from './read-flow.ts';

type Store = {
  now: () => FlowEditorState;
  set: (state: Partial<FlowEditorState>) => void;
  change: FlowActions['change'];
};
type CanvasActions = Pick<
  FlowActions,
  | 'addBlock'
  | 'removeBlocks'
  | 'removeSelection'
  | 'duplicate'
  | 'connect'
  | 'reconnect'
  | 'disconnect'
  | 'move'
  | 'select'
  | 'addNote'
  | 'changeNote'
  | 'openPart'
  | 'makePart'
  | 'renamePart'
  | 'removePart'
  | 'paste'
>;

const NOTE_SIZE = { width: 200, height: 96 };

export function canvasActions({ now, set, change }: Store): CanvasActions {
  const changeOnce = (what: string, make: Parameters<FlowActions['change']>[1]) =>
    change(what, make, { merges: false });
  return {
    addBlock: (type, point = null, after) => {
      const { flow, part, readOnly } = now();
      if (readOnly || Object.keys(flow.blocks).length >= LIMITS.flowBlocks) return null;
      const result = withNewBlock(flow, { type, part, point, after });
      changeOnce('add', () => result.flow);
      set({ selection: [result.id], notesSelected: [] });
      return result.id;
    },
    removeBlocks: (ids) => changeOnce('remove', (flow) => withoutBlocks(flow, ids)),
    removeSelection: () => {
      const { selection, notesSelected } = now();
      changeOnce('remove', (flow) => {
        const notes = flow.notes.filter(({ id }) => !notesSelected.includes(id));
        const left = withoutBlocks(flow, selection);
        return notes.length === flow.notes.length ? left : { ...left, notes };
      });
    },
    duplicate: (ids) => {
      const { flow, part } = now();
      const result = withFragment(flow, fragmentOf(flow, ids, []), { part, by: { x: 40, y: 40 } });
      changeOnce('duplicate', () => result.flow);
      if (!now().readOnly) set({ selection: result.ids, notesSelected: [] });
    },
    connect: (blockId, branch, to) => {
      if (!mayConnect(now().flow, blockId, to)) return false;
      changeOnce('connect', (flow) => withConnection(flow, { blockId, branch }, to));
      return true;
    },
    reconnect: (edge, from, to) => {
      if (!mayConnect(now().flow, from.blockId, to)) return false;
      changeOnce('connect', (flow) => withConnection(withoutConnection(flow, edge), from, to));
      return true;
    },
    disconnect: (blockId, branch) =>
      changeOnce('disconnect', (flow) => withoutConnection(flow, { blockId, branch })),
    move: (points, notePoints = {}) => {
      const what = `move ${[...Object.keys(points), ...Object.keys(notePoints)].join()}`;
      change(what, (flow) => ({
        ...withMovedBlocks(flow, points),
        notes: flow.notes.map((note) => ({ ...note, ...notePoints[note.id] })),
      }));
    },
    select: (ids, notes = []) => {
      const { flow, part } = now();
      const first = ids[0] === undefined ? undefined : blockIn(flow, ids[0]);
      set({
        selection: [...ids],
        notesSelected: [...notes],
        part: first ? first.part : part,
      });
    },
    addNote: (point) => {
      const { flow, part, readOnly } = now();
      if (readOnly || flow.notes.length >= LIMITS.flowNotes) return;
      const id = freeId('note', (taken) => flow.notes.some((note) => note.id === taken));
      changeOnce('note', ({ notes, ...rest }) => ({
        ...rest,
        notes: [...notes, { id, part, text: '', ...point, ...NOTE_SIZE }],
      }));
      set({ selection: [], notesSelected: [id] });
    },
    changeNote: (id, make) =>
      change(`${id}.note`, (flow) => ({
        ...flow,
        notes: flow.notes.map((note) => (note.id === id ? make(note) : note)),
      })),
    openPart: (part) => set({ part, selection: [], notesSelected: [] }),
    makePart: (name, ids) => {
      const made = extractPart(now().flow, name, ids);
      if ('refusal' in made) return made.refusal;
      changeOnce('part', () => made.flow);
      if (!now().readOnly) set({ part: made.part, selection: [], notesSelected: [] });
      return null;
    },
    renamePart: (id, name) => changeOnce('part name', (flow) => withPartNamed(flow, id, name)),
    removePart: (id) => changeOnce('remove part', (flow) => withoutPart(flow, id)),
    paste: (fragment, at) => {
      const { flow, part, readOnly } = now();
      const corner = cornerOf(fragment);
      const result = withFragment(flow, fragment, { part, by: { x: at.x - corner.x, y: at.y - corner.y } });
      if (readOnly || !flowRules.safeParse(result.flow).success) return false;
      changeOnce('paste', () => result.flow);
      set({ selection: result.ids, notesSelected: result.notes });
      return true;
    },
  };
}
