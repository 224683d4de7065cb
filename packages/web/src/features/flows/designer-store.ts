/** What is open around the canvas right now. Not part of the flow, and nothing to undo. */
import type { BlockId, Point } from '@parrot/contract/flows';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { After } from './editor/flow-changes.ts';

export type Dialog =
  | { kind: 'find' }
  /** A block is chosen that goes behind a way out, or just somewhere. `point` is on the screen. */
  | { kind: 'insert'; after?: After | undefined; place: Point | null; point: Point }
  | { kind: 'menu'; id: BlockId; point: Point }
  | { kind: 'connect'; from: BlockId }
  | { kind: 'makePart'; ids: BlockId[] }
  | { kind: 'renamePart'; id: string };
/** On a narrow screen one panel at a time lies over the canvas. */
export type Panel = 'blocks' | 'inspector' | 'tryMe';
export type RoomState = {
  dialog: Dialog | null;
  panel: Panel | null;
  /** The line that is chosen, by its id on the canvas. */
  line: string | null;
  /** The line that was pointed at last. */
  pointed: string | null;
  /** Read out by screen readers. */
  said: string;
};

type Room = StoreApi<RoomState>;
export const createRoom = (): Room =>
  createStore<RoomState>()(() => ({ dialog: null, panel: null, line: null, pointed: null, said: '' }));

const RoomContext = createContext<Room | null>(null);
export const RoomProvider = RoomContext.Provider;

export function useRoomStore(): Room {
  const room = useContext(RoomContext);
  if (!room) throw new Error('No room around this');
  return room;
}

export const useRoom = <Picked>(pick: (state: RoomState) => Picked): Picked => useStore(useRoomStore(), pick);

/** Opens a dialog of one kind, or closes whatever is open. */
export function useDialog() {
  const room = useRoomStore();
  return {
    open: (dialog: Dialog) => room.setState({ dialog }),
    close: () => room.setState({ dialog: null }),
  };
}
