/** Static problems of a flow. Fast enough to run on every keystroke. */
import type { LanguageCode } from '@parrot/contract/core';
import type { Flow, FlowProblem } from '@parrot/contract/flows';
import { branchesOfBlock, openBranches } from './branches-of-block.ts';
import { reportEndlessLoops } from './endless-loops.ts';
import { reportTexts } from './missing-texts.ts';
import { partsOfBlock } from './parts-of-block.ts';
import { reachable } from './reachable.ts';
import type { Report } from './report.ts';
import { reportValues } from './values-used.ts';

export type ProblemContext = {
  /** The bot's languages; its own is always included. */
  languages: readonly LanguageCode[];
  /** The names of the app's secrets. */
  secrets: readonly string[];
  /** Whether agents can be requested, and how many agents the desk has. */
  deskEnabled: boolean;
  agentCount: number;
  /** Whether a model is connected that can translate. */
  hasModel: boolean;
};

/** Blocking problems first, then in the order of the blocks. */
export function findProblems(flow: Flow, given: ProblemContext): FlowProblem[] {
  const problems: FlowProblem[] = [];
  const report: Report = (kind, severity, blockId, values = {}) => {
    problems.push({ kind, severity, blockId, values });
  };
  const blocks = Object.entries(flow.blocks).map(([id, block]) => ({
    id,
    block,
    type: block.type,
    parts: partsOfBlock(block),
  }));
  for (const each of blocks) reportTexts(flow, each, given.languages, report);
  reportValues(flow, blocks, given.secrets, report);
  reportBranches(flow, report);
  reportEndlessLoops(flow, report);
  if (!given.deskEnabled || given.agentCount === 0)
    for (const { id, type } of blocks) if (type === 'hand-over') report('nobodyToTakeIt', 'warning', id);
  if (!given.hasModel)
    for (const { id, type } of blocks) if (type === 'translate') report('noModel', 'warning', id);
  return inOrder(problems, flow);
}

function reportBranches(flow: Flow, report: Report): void {
  const seen = reachable(flow);
  const partStarts = new Set(flow.parts.map(({ start }) => start));
  const runParts = new Set(flow.parts.filter(({ start }) => seen.has(start)).map(({ id }) => id));
  for (const [id, block] of Object.entries(flow.blocks)) {
    const isOfIdlePart = block.part !== null && !runParts.has(block.part);
    // For a part that is never run, only its start is reported.
    if (!seen.has(id) && (!isOfIdlePart || partStarts.has(id))) report('unreachable', 'warning', id);
    const { normal, failures } = branchesOfBlock(block);
    for (const branch of openBranches(block, failures))
      report('missingFailureBranch', 'warning', id, { branch });
    // In a part, an unconnected branch returns to the caller.
    if (block.part === null && seen.has(id))
      for (const branch of openBranches(block, normal)) report('deadEnd', 'warning', id, { branch });
  }
}

function inOrder(problems: FlowProblem[], flow: Flow): FlowProblem[] {
  const index = new Map(Object.keys(flow.blocks).map((id, at) => [id, at]));
  const rank = ({ severity, blockId }: FlowProblem) =>
    (severity === 'stop' ? 0 : flowSize) + (blockId === null ? -1 : (index.get(blockId) ?? 0));
  const flowSize = index.size + 1;
  return problems.sort((one, other) => rank(one) - rank(other));
}
