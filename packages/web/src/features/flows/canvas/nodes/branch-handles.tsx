/** The branches of a block, each with a handle to draw an edge from. */
import type { Block, BlockId } from '@parrot/contract/flows';
import { Handle, Position } from '@xyflow/react';
import { useMemo } from 'react';
import { branchNameOf } from '../../blocks/branch-names.ts';
import { useFlowEditor, useFlowEditorStore } from '../../editor/flow-editor.ts';
import { targetOf } from '../../editor/read-flow.ts';
import { problemsOfBlock } from '../../problems/problems-by-block.ts';
import { useCanvasTexts } from '../canvas-texts.ts';
import classes from './block-node.module.css';
import { branchLayoutOf } from './branch-layout.ts';

export function BranchHandles({ id, block }: { id: BlockId; block: Block }) {
  const t = useCanvasTexts();
  const editor = useFlowEditorStore();
  const language = useFlowEditor((state) => state.language);
  const problems = useFlowEditor((state) => problemsOfBlock(state, id));
  const deadEnds = problems
    .filter(({ kind: what }) => DEAD_ENDS.has(what))
    .map(({ values }) => values.branch);
  const { kind, branches } = useMemo(() => branchLayoutOf(block), [block]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ways of a block have their names from the block alone.
  const names = useMemo(
    () => branches.map(({ branch }) => branchNameOf(block, branch, editor.getState().flow, language)),
    [block, branches, language],
  );
  if (kind === 'none') return null;
  // The edge of a go-to is not drawn.
  if (block.type === 'go-to') return null;
  if (kind === 'single') {
    const [branchName] = branches;
    return branchName ? (
      <Handle id={branchName.branch} type="source" position={Position.Bottom} className={classes.handle} />
    ) : null;
  }
  return (
    <div
      className={classes.branches}
      data-kind={kind}
      data-several={branches.filter(({ side }) => side === 'bottom').length > 1 || undefined}
    >
      {branches.map(({ branch, side }, at) => {
        const isOpen = targetOf(block, branch) === null;
        const isDead = deadEnds.includes(branch);
        const branchName = names[at] ?? '';
        return (
          <div key={branch} className={classes.branch} data-dead={isDead || undefined}>
            <span
              className={classes.branchName}
              title={isOpen ? t('canvas.open', { way: branchName }) : branchName}
            >
              {isDead ? t('canvas.deadEnd', { way: branchName }) : branchName}
            </span>
            <Handle
              id={branch}
              type="source"
              position={side === 'right' ? Position.Right : Position.Bottom}
              className={classes.handle}
              data-open={isOpen || undefined}
            />
          </div>
        );
      })}
    </div>
  );
}

const DEAD_ENDS: ReadonlySet<string> = new Set(['deadEnd', 'missingFailureBranch']);
