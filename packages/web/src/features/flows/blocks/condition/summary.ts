import type { Comparison, ConditionBranch } from '@parrot/contract/flows';
import { markOf } from '../../values/template-names.ts';
import type { Summary, SummaryContext } from '../summary-context.ts';
import { takesOperand } from './operators.ts';

export const conditionSummary: Summary<'condition'> = ({ branches }, context) =>
  branches.map((branch) => branchSummary(branch, context)).join(' · ') ||
  context.t('summary.nothingToCompare');

/** The one-line summary of a condition. */
export function branchSummary(branch: ConditionBranch, context: SummaryContext): string {
  if (branch.expression.trim()) return branch.expression.trim();
  const begun = branch.comparisons.filter(({ value, operand }) => value || operand);
  const all = begun.map((each) => comparisonSummary(each, context));
  return all.join(context.t(`summary.join.${branch.match}`)) || context.t('summary.nothingToCompare');
}

function comparisonSummary({ value, operator, operand }: Comparison, { t }: SummaryContext): string {
  const name = value ? markOf(value) : t('summary.none');
  return takesOperand(operator)
    ? t('summary.compared', {
        name,
        operator: t(`operators.${operator}`),
        operand: operand || t('summary.none'),
      })
    : t('summary.stated', { name, operator: t(`operators.${operator}`) });
}
