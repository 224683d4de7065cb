/** The problems of the current flow, computed once per state for all components. */
import type { BlockId, Flow, FlowProblem } from '@parrot/contract/flows';
import { findProblems } from '@parrot/flow-engine';
import { useMemo } from 'react';
import { type FlowEditorState, useFlowEditor } from '../editor/flow-editor.ts';

const known = new WeakMap<Flow, { of: string; problems: FlowProblem[] }>();

export const useProblems = (): FlowProblem[] => useFlowEditor(problemsOf);

export function useBlockProblems(id: BlockId): FlowProblem[] {
  const problems = useProblems();
  return useMemo(() => problems.filter(({ blockId }) => blockId === id), [problems, id]);
}

export function problemsOf({ flow, languages, secrets, hasModel }: FlowEditorState): FlowProblem[] {
  const of = `${languages.join()} ${secrets.join()} ${hasModel}`;
  const before = known.get(flow);
  if (before?.of === of) return before.problems;
  // Whether agents are available is checked on publishing, as it changes by the hour.
  const problems = findProblems(flow, { languages, secrets, deskEnabled: true, agentCount: 1, hasModel });
  known.set(flow, { of, problems });
  return problems;
}
