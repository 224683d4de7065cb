/** One branch of a condition: comparisons joined by all or any, or an expression. */
import { SegmentedControl, TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import type { ConditionBranch } from '@parrot/contract/flows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpressionField } from '../fields/expression-field.tsx';
import { ItemList } from '../fields/item-list.tsx';
import { ComparisonRow } from './comparison-row.tsx';

type BranchEditorProps = {
  branch: ConditionBranch;
  /** The label of a branch without a name. */
  shownAs: string;
  onChange: (branch: ConditionBranch) => void;
};
type Mode = 'compare' | 'expression';

export function BranchEditor({ branch, shownAs, onChange }: BranchEditorProps) {
  const { t } = useTranslation('blocks');
  const [wantsExpression, setWantsExpression] = useState(false);
  const mode: Mode = wantsExpression || branch.expression !== '' ? 'expression' : 'compare';
  const name = branch.name?.trim() || shownAs;

  const rename = (text: string) => {
    const { name: _before, ...unnamed } = branch;
    onChange(text === '' ? unnamed : { ...branch, name: text });
  };
  const switchTo = (next: Mode) => {
    setWantsExpression(next === 'expression');
    // An expression takes precedence, so it must be removed for the comparisons to apply.
    if (next === 'compare' && branch.expression !== '') onChange({ ...branch, expression: '' });
  };
  return (
    <>
      <TextInput
        label={t('condition.name')}
        placeholder={shownAs}
        value={branch.name ?? ''}
        maxLength={60}
        autoComplete="off"
        onChange={({ currentTarget }) => rename(currentTarget.value)}
      />
      <SegmentedControl
        fullWidth
        aria-label={t('condition.modeOf', { name })}
        value={mode}
        data={(['compare', 'expression'] as const).map((value) => ({
          value,
          label: t(`condition.modes.${value}`),
        }))}
        onChange={(next) => switchTo(next as Mode)}
      />
      {mode === 'expression' ? (
        <ExpressionField
          label={t('condition.expression')}
          text={branch.expression}
          onChange={(expression) => onChange({ ...branch, expression })}
        />
      ) : (
        <>
          {branch.comparisons.length > 1 && (
            <SegmentedControl
              fullWidth
              aria-label={t('condition.matchOf', { name })}
              value={branch.match}
              data={(['all', 'any'] as const).map((value) => ({
                value,
                label: t(`condition.match.${value}`),
              }))}
              onChange={(match) => onChange({ ...branch, match: match as ConditionBranch['match'] })}
            />
          )}
          <ItemList
            title={t('condition.comparisons')}
            items={branch.comparisons}
            nameOf={(_comparison, at) => t('condition.comparison', { number: at + 1 })}
            maxItems={LIMITS.flowOptions}
            addLabel={t('condition.addComparison')}
            make={() => ({ value: '', operator: 'is' as const, operand: '' })}
            onChange={(comparisons) => onChange({ ...branch, comparisons })}
          >
            {(comparison, change) => <ComparisonRow comparison={comparison} onChange={change} />}
          </ItemList>
        </>
      )}
    </>
  );
}
