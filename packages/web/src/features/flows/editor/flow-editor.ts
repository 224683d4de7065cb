/** The flow of one app while somebody draws it, for everything in the designer: what is shown, and what can be done with it. */
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
  /** What the server has, and under which revision. */
  saved: Flow;
  revision: number;
  selection: BlockId[];
  notesSelected: string[];
  /** The reusable part that is drawn; null: the flow itself. */
  part: string | null;
  /** The language whose words are edited, and all that the bot speaks. */
  language: LanguageCode;
  languages: LanguageCode[];
  /** Names only. */
  secrets: string[];
  /** Whether a model is connected; taken for granted until it is known. */
  hasModel: boolean;
  /** The block that runs in Try me. */
  runningBlock: BlockId | null;
  past: UndoStep[];
  future: UndoStep[];
  saveState: { phase: SavePhase; savedAt: Date | null; message: string };
  /** What somebody else saved meanwhile. */
  conflict: StoredFlow | null;
  readOnly: boolean;
};

export type FlowActions = {
  /** One step to undo. Goes on with the last one where `what` is the same and it is not a second old (typing), unless `merges` is false. */
  change: (what: string, change: (flow: Flow) => Flow, options?: { merges?: boolean }) => void;
  /** `what` names the field that is typed in. */
  changeBlock: (id: BlockId, change: (block: Block) => Block, what?: string) => void;
  /** Chosen at once. Without a place it finds its own. Null: there are as many as there may be. */
  addBlock: (type: BlockType, point?: Point | null, after?: BranchRef) => BlockId | null;
  removeBlocks: (ids: readonly BlockId[]) => void;
  removeSelection: () => void;
  duplicate: (ids: readonly BlockId[]) => void;
  /** False: a line must not lead there. */
  connect: (from: BlockId, branch: string, to: BlockId) => boolean;
  disconnect: (from: BlockId, branch: string) => void;
  /** A line that led from one way out leads from another, or elsewhere. False: it must not. */
  reconnect: (edge: BranchRef, from: BranchRef, to: BlockId) => boolean;
  move: (points: Flow['places'], notes?: Record<string, Point>) => void;
  /** Opens the part that the first of the blocks is in. */
  select: (ids: readonly BlockId[], notes?: readonly string[]) => void;
  addNote: (point: Point) => void;
  changeNote: (id: string, change: (note: StickyNote) => StickyNote) => void;
  openPart: (part: string | null) => void;
  /** Moves these blocks into a part of its own, and draws it. Says why where that can't be. */
  makePart: (name: string, ids: readonly BlockId[]) => PartRefusal | null;
  renamePart: (id: string, name: string) => void;
  /** With its blocks; those that run it run nothing then. */
  removePart: (id: string) => void;
  /** Puts a piece of a flow in, its upper left corner here, and chooses it. False: it is too much. */
  paste: (fragment: Flow, at: Point) => boolean;
  setLanguage: (language: LanguageCode) => void;
  setLanguages: (languages: LanguageCode[]) => void;
  setSecrets: (names: string[]) => void;
  setHasModel: (hasModel: boolean) => void;
  setRunningBlock: (id: BlockId | null) => void;
  undo: () => void;
  redo: () => void;
  /** Saves now. Answers whether nothing is left over. */
  save: () => Promise<boolean>;
  /** What the server says by itself: taken over where nothing is lost by it. */
  refresh: (stored: StoredFlow) => void;
  /** Theirs in place of one's own, which an undo brings back. */
  loadTheirs: () => void;
  stop: () => void;
};

export type FlowEditor = StoreApi<FlowEditorState> & { actions: FlowActions };

export const canUndo = ({ past, readOnly }: FlowEditorState): boolean => !readOnly && past.length > 0;
export const canRedo = ({ future, readOnly }: FlowEditorState): boolean => !readOnly && future.length > 0;
export const isDirty = ({ flow, saved }: FlowEditorState): boolean => flow !== saved;

const FlowEditorContext = createContext<FlowEditor | null>(null);
export const FlowEditorProvider = FlowEditorContext.Provider;

/** Null where an app has no flow, or it is not there yet. */
export const useOptionalFlowEditor = (): FlowEditor | null => useContext(FlowEditorContext);

export function useFlowEditorStore(): FlowEditor {
  const editor = useOptionalFlowEditor();
  if (!editor) throw new Error('No flow editor around this');
  return editor;
}

export const useFlowEditor = <Picked>(pick: (state: FlowEditorState) => Picked): Picked =>
  useStore(useFlowEditorStore(), pick);

export const useFlowActions = (): FlowActions => useFlowEditorStore().actions;
