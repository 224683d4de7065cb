import type { Assignment } from '@parrot/contract/flows';
import { markOf } from '../../values/template-names.ts';
import type { Summary, SummaryContext } from '../summary-context.ts';

export const setValueSummary: Summary<'set-value'> = ({ assignments }, context) =>
  assignments.map((each) => assignmentSummary(each, context)).join(', ') || context.t('summary.nothingToSet');

function assignmentSummary({ into, from }: Assignment, { t }: SummaryContext): string {
  const name = into ? markOf(into) : t('summary.none');
  if (from.kind === 'nothing') return t('summary.cleared', { name });
  const to = from.kind === 'template' ? from.text : from.expression;
  return t('summary.becomes', { name, to: to.trim() || t('summary.none') });
}
