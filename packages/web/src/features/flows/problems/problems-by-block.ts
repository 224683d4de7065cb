/** The problems grouped by block, computed once for all blocks. */
import type { BlockId, FlowProblem } from '@parrot/contract/flows';
import type { FlowEditorState } from '../editor/flow-editor.ts';
import { problemsOf } from './use-problems.ts';

const NONE: FlowProblem[] = [];
const sorted = new WeakMap<FlowProblem[], Map<BlockId, FlowProblem[]>>();

export function problemsOfBlock(state: FlowEditorState, id: BlockId): FlowProblem[] {
  const problems = problemsOf(state);
  const known = sorted.get(problems) ?? byBlock(problems);
  sorted.set(problems, known);
  return known.get(id) ?? NONE;
}

function byBlock(problems: FlowProblem[]): Map<BlockId, FlowProblem[]> {
  const blocks = new Map<BlockId, FlowProblem[]>();
  for (const problem of problems) {
    if (problem.blockId === null) continue;
    blocks.set(problem.blockId, [...(blocks.get(problem.blockId) ?? []), problem]);
  }
  return blocks;
}
