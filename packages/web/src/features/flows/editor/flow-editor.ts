/** The flow editor: the state of one app's flow while it is edited, and its actions. */
import type { AppId, LanguageCode } from '@parrot/contract/core';
import type { Block, BlockId, BlockType, Flow, Point, StickyNote } from '@parrot/contract/flows';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { UndoStep } from '../history/undo-steps.ts';
import type { BranchRef } from './flow-changes.ts';
import type { PartRefusal } from './flow-parts.ts';

export type StoredFlow = { flow: Flow; revision: number; savedBy: string };
type SavePhase = 'resting' | 'waiting' | 'saving' | 'failed' | 'conflict';

export type FlowEditorState = {
  appId: AppId;
  flow: Flow;
  /** The stored flow and its revision. */
  saved: Flow;
  revision: number;
  selection: BlockId[];
  notesSelected: string[];
  /** The open reusable part; null: the flow itself. */
  part: string | null;
  /** The language being edited, and all languages of the bot. */
  language: LanguageCode;
  languages: LanguageCode[];
  /** Names only. */
  secrets: string[];
  /** Whether a model is connected; assumed until known. */
  hasModel: boolean;
  /** The block that is running in Try me. */
  runningBlock: BlockId | null;
  past: UndoStep[];
  future: UndoStep[];
  saveState: { phase: SavePhase; savedAt: Date | null; message: string };
  /** The version that another user saved in the meantime. */
  conflict: StoredFlow | null;
  readOnly: boolean;
};

export type FlowActions = {
  /**
   * One undo step. Merged into the last one if `what` is the same within a second (typing), unless `merges`
   * is false.
   */
  change: (what: string, change: (flow: Flow) => Flow, options?: { merges?: boolean }) => void;
  /** `what` names the edited field. */
  changeBlock: (id: BlockId, change: (block: Block) => Block, what?: string) => void;
  /** The new block is selected. Without a point, a free one is found. Null: the limit is reached. */
  addBlock: (type: BlockType, point?: Point | null, after?: BranchRef) => BlockId | null;
  removeBlocks: (ids: readonly BlockId[]) => void;
  removeSelection: () => void;
  duplicate: (ids: readonly BlockId[]) => void;
  /** False: the connection is not allowed. */
  connect: (from: BlockId, branch: string, to: BlockId) => boolean;
  disconnect: (from: BlockId, branch: string) => void;
  /** Moves an edge to another branch or target. False: the connection is not allowed. */
  reconnect: (edge: BranchRef, from: BranchRef, to: BlockId) => boolean;
  move: (points: Flow['places'], notes?: Record<string, Point>) => void;
  /** Opens the part of the first block. */
  select: (ids: readonly BlockId[], notes?: readonly string[]) => void;
  addNote: (point: Point) => void;
  changeNote: (id: string, change: (note: StickyNote) => StickyNote) => void;
  openPart: (part: string | null) => void;
  /** Moves the blocks into a new part and opens it. Returns the reason if that is impossible. */
  makePart: (name: string, ids: readonly BlockId[]) => PartRefusal | null;
  renamePart: (id: string, name: string) => void;
  /** Removes its blocks too; blocks that ran it then run nothing. */
  removePart: (id: string) => void;
  /**
   * Inserts a fragment with its upper left corner at the point, and selects it. False: the limit is exceeded.
   */
  paste: (fragment: Flow, at: Point) => boolean;
  setLanguage: (language: LanguageCode) => void;
  setLanguages: (languages: LanguageCode[]) => void;
  setSecrets: (names: string[]) => void;
  setHasModel: (hasModel: boolean) => void;
  setRunningBlock: (id: BlockId | null) => void;
  undo: () => void;
  redo: () => void;
  /** Saves now. Resolves to whether everything is saved. */
  save: () => Promise<boolean>;
  /** A newer server state: applied if there are no unsaved changes. */
  refresh: (stored: StoredFlow) => void;
  /** Replaces the local flow by the other user's; an undo restores it. */
  loadTheirs: () => void;
  stop: () => void;
};

export type FlowEditor = StoreApi<FlowEditorState> & { actions: FlowActions };

export const canUndo = ({ past, readOnly }: FlowEditorState): boolean => !readOnly && past.length > 0;
export const canRedo = ({ future, readOnly }: FlowEditorState): boolean => !readOnly && future.length > 0;
export const isDirty = ({ flow, saved }: FlowEditorState): boolean => flow !== saved;

const FlowEditorContext = createContext<FlowEditor | null>(null);
export const FlowEditorProvider = FlowEditorContext.Provider;

/** Null if the app has no flow, or while it is loading. */
export const useOptionalFlowEditor = (): FlowEditor | null => useContext(FlowEditorContext);

export function useFlowEditorStore(): FlowEditor {
  const editor = useOptionalFlowEditor();
  if (!editor) throw new Error('useFlowEditorStore must be used inside FlowEditorProvider');
  return editor;
}

export const useFlowEditor = <Picked>(pick: (state: FlowEditorState) => Picked): Picked =>
  useStore(useFlowEditorStore(), pick);

export const useFlowActions = (): FlowActions => useFlowEditorStore().actions;
