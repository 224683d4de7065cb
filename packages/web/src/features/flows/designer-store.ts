/** What is open around the canvas right now. Not part of the flow, and nothing to undo. */
import type { BlockId, Point } from '@parrot/contract/flows';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BranchRef } from './editor/flow-changes.ts';

export type Dialog =
  | { kind: 'find' }
  /** A block is chosen that goes behind a way out, or just somewhere. `point` is on the screen. */
  | { kind: 'insert'; after?: BranchRef | undefined; flowPoint: Point | null; screenPoint: Point }
  | { kind: 'menu'; id: BlockId; screenPoint: Point }
  | { kind: 'connect'; from: BlockId }
  | { kind: 'makePart'; ids: BlockId[] }
  | { kind: 'renamePart'; id: string };
/** On a narrow screen one panel at a time lies over the canvas. */
export type Panel = 'blocks' | 'inspector' | 'tryMe';
export type DesignerState = {
  dialog: Dialog | null;
  panel: Panel | null;
  /** The line that is chosen, by its id on the canvas. */
  selectedEdge: string | null;
  /** The line that was pointed at last. */
  hoveredEdge: string | null;
  /** Read out by screen readers. */
  announcement: string;
};

type DesignerStore = StoreApi<DesignerState>;
export const createDesignerStore = (): DesignerStore =>
  createStore<DesignerState>()(() => ({
    dialog: null,
    panel: null,
    selectedEdge: null,
    hoveredEdge: null,
    announcement: '',
  }));

const DesignerStoreContext = createContext<DesignerStore | null>(null);
export const DesignerStoreProvider = DesignerStoreContext.Provider;

export function useDesignerStore(): DesignerStore {
  const designer = useContext(DesignerStoreContext);
  if (!designer) throw new Error('No room around this');
  return designer;
}

export const useDesigner = <Picked>(pick: (state: DesignerState) => Picked): Picked =>
  useStore(useDesignerStore(), pick);

/** Opens a dialog of one kind, or closes whatever is open. */
export function useDialog() {
  const designer = useDesignerStore();
  return {
    open: (dialog: Dialog) => designer.setState({ dialog }),
    close: () => designer.setState({ dialog: null }),
  };
}
