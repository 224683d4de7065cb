import type { BlockId, FlowProblem, FlowProblemKind } from '@parrot/contract/flows';

export type Report = (
  kind: FlowProblemKind,
  severity: FlowProblem['severity'],
  blockId: BlockId | null,
  values?: Record<string, string>,
) => void;
