/**
 * The UI state around the canvas: dialogs, panels and the selected edge. Not part of the flow and not
 * undoable.
 */
import type { BlockId, Point } from '@parrot/contract/flows';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BranchRef } from './editor/flow-changes.ts';

export type Dialog =
  | { kind: 'find' }
  /** Adds a block after a branch, or anywhere. `screenPoint` is where the popover opens. */
  | { kind: 'insert'; after?: BranchRef | undefined; flowPoint: Point | null; screenPoint: Point }
  | { kind: 'menu'; id: BlockId; screenPoint: Point }
  | { kind: 'connect'; from: BlockId }
  | { kind: 'makePart'; ids: BlockId[] }
  | { kind: 'renamePart'; id: string };
/** On a narrow screen, one panel at a time covers the canvas. */
export type Panel = 'blocks' | 'inspector' | 'tryMe';
export type DesignerState = {
  dialog: Dialog | null;
  panel: Panel | null;
  /** The id of the selected edge. */
  selectedEdge: string | null;
  /** The id of the last hovered edge. */
  hoveredEdge: string | null;
  /** The blocks whose long text is shown whole. */
  unfolded: ReadonlySet<BlockId>;
  /** Announced by screen readers. */
  announcement: string;
};

type DesignerStore = StoreApi<DesignerState>;
export const createDesignerStore = (): DesignerStore =>
  createStore<DesignerState>()(() => ({
    dialog: null,
    panel: null,
    selectedEdge: null,
    hoveredEdge: null,
    unfolded: new Set(),
    announcement: '',
  }));

const DesignerStoreContext = createContext<DesignerStore | null>(null);
export const DesignerStoreProvider = DesignerStoreContext.Provider;

export function useDesignerStore(): DesignerStore {
  const designer = useContext(DesignerStoreContext);
  if (!designer) throw new Error('useDesignerStore must be used inside DesignerStoreProvider');
  return designer;
}

export const useDesigner = <Picked>(pick: (state: DesignerState) => Picked): Picked =>
  useStore(useDesignerStore(), pick);

/** Opens a dialog, or closes the open one. */
export function useDialog() {
  const designer = useDesignerStore();
  return {
    open: (dialog: Dialog) => designer.setState({ dialog }),
    close: () => designer.setState({ dialog: null }),
  };
}
