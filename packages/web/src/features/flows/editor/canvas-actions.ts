/** What one does on the canvas, each act one step to undo. */
import { LIMITS } from '@parrot/contract/core';
import { flow as flowRules } from '@parrot/contract/flows';
import { added, connected, disconnected, mayConnect, moved, without } from './flow-changes.ts';
import type { FlowActs, FlowEditorState } from './flow-editor.ts';
import { cornerOf, pasted, pieceOf } from './flow-fragments.ts';
import { partOf, withoutPart, withPartNamed } from './flow-parts.ts';
import { freeId } from './new-block.ts';
import { blockIn } from './read-flow.ts';

type Store = {
  now: () => FlowEditorState;
  set: (state: Partial<FlowEditorState>) => void;
  change: FlowActs['change'];
};
type CanvasActs = Pick<
  FlowActs,
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

export function canvasActs({ now, set, change }: Store): CanvasActs {
  const once = (what: string, make: Parameters<FlowActs['change']>[1]) =>
    change(what, make, { merges: false });
  return {
    addBlock: (type, place = null, after) => {
      const { flow, part, readOnly } = now();
      if (readOnly || Object.keys(flow.blocks).length >= LIMITS.flowBlocks) return null;
      const result = added(flow, { type, part, place, after });
      once('add', () => result.flow);
      set({ selection: [result.id], notesSelected: [] });
      return result.id;
    },
    removeBlocks: (ids) => once('remove', (flow) => without(flow, ids)),
    removeSelection: () => {
      const { selection, notesSelected } = now();
      once('remove', (flow) => {
        const notes = flow.notes.filter(({ id }) => !notesSelected.includes(id));
        const left = without(flow, selection);
        return notes.length === flow.notes.length ? left : { ...left, notes };
      });
    },
    duplicate: (ids) => {
      const { flow, part } = now();
      const result = pasted(flow, pieceOf(flow, ids, []), { part, by: { x: 40, y: 40 } });
      once('duplicate', () => result.flow);
      if (!now().readOnly) set({ selection: result.ids, notesSelected: [] });
    },
    connect: (blockId, branch, to) => {
      if (!mayConnect(now().flow, blockId, to)) return false;
      once('connect', (flow) => connected(flow, { blockId, branch }, to));
      return true;
    },
    reconnect: (line, from, to) => {
      if (!mayConnect(now().flow, from.blockId, to)) return false;
      once('connect', (flow) => connected(disconnected(flow, line), from, to));
      return true;
    },
    disconnect: (blockId, branch) => once('disconnect', (flow) => disconnected(flow, { blockId, branch })),
    move: (places, notePlaces = {}) => {
      const what = `move ${[...Object.keys(places), ...Object.keys(notePlaces)].join()}`;
      change(what, (flow) => ({
        ...moved(flow, places),
        notes: flow.notes.map((note) => ({ ...note, ...notePlaces[note.id] })),
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
    addNote: (place) => {
      const { flow, part, readOnly } = now();
      if (readOnly || flow.notes.length >= LIMITS.flowNotes) return;
      const id = freeId('note', (taken) => flow.notes.some((note) => note.id === taken));
      once('note', ({ notes, ...rest }) => ({
        ...rest,
        notes: [...notes, { id, part, text: '', ...place, ...NOTE_SIZE }],
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
      const made = partOf(now().flow, name, ids);
      if ('refusal' in made) return made.refusal;
      once('part', () => made.flow);
      if (!now().readOnly) set({ part: made.part, selection: [], notesSelected: [] });
      return null;
    },
    renamePart: (id, name) => once('part name', (flow) => withPartNamed(flow, id, name)),
    removePart: (id) => once('remove part', (flow) => withoutPart(flow, id)),
    paste: (piece, at) => {
      const { flow, part, readOnly } = now();
      const corner = cornerOf(piece);
      const result = pasted(flow, piece, { part, by: { x: at.x - corner.x, y: at.y - corner.y } });
      if (readOnly || !flowRules.safeParse(result.flow).success) return false;
      once('paste', () => result.flow);
      set({ selection: result.ids, notesSelected: result.notes });
      return true;
    },
  };
}
