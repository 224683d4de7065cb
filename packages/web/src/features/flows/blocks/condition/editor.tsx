import { LIMITS } from '@parrot/contract/core';
import type { ConditionBranch } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { OTHERWISE } from '../../editor/block-branches.ts';
import { useFlowEditor } from '../../editor/flow-editor.ts';
import { plainly } from '../../values/template-names.ts';
import classes from '../fields/fields.module.css';
import { freeOptionId, nextFor } from '../fields/free-option-id.ts';
import { ItemList } from '../fields/item-list.tsx';
import { summaryContext } from '../summary-context.ts';
import type { EditorProps } from '../use-edit-block.ts';
import { BranchEditor } from './branch-editor.tsx';
import { branchSummary } from './summary.ts';

export function ConditionEditor({ block, edit }: EditorProps<'condition'>) {
  const { t } = useTranslation('blocks');
  const flow = useFlowEditor((state) => state.flow);
  const language = useFlowEditor((state) => state.language);
  const { branches, next } = block;
  const shownAs = (branch: ConditionBranch) => plainly(branchSummary(branch, summaryContext(flow, language)));
  return (
    <>
      <p className={classes.help}>{t('condition.help')}</p>
      <ItemList
        title={t('condition.branches')}
        items={branches}
        keyOf={({ id }) => id}
        nameOf={(branch) => branch.name?.trim() || shownAs(branch)}
        maxItems={LIMITS.flowOptions}
        addLabel={t('condition.addBranch')}
        make={(): ConditionBranch => ({
          id: freeOptionId('branch', branches),
          match: 'all',
          comparisons: [{ value: '', operator: 'is', operand: '' }],
          expression: '',
        })}
        onChange={(changed) =>
          edit(changed.length === branches.length ? 'branches' : `branches ${changed.length}`, {
            branches: changed,
            next: nextFor(changed, next, OTHERWISE),
          })
        }
      >
        {(branch, change) => <BranchEditor branch={branch} shownAs={shownAs(branch)} onChange={change} />}
      </ItemList>
    </>
  );
}
