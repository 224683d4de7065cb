/** A problem as a sentence. Requires the 'blocks' texts to be loaded. */
import type { LanguageCode } from '@parrot/contract/core';
import type { ExpressionProblem, Flow, FlowProblem } from '@parrot/contract/flows';
import { texts } from '../../../shared/i18n/i18n.ts';
import { branchNameOf } from '../blocks/branch-names.ts';
import { reasonText } from '../blocks/reason-text.ts';
import { blockIn } from '../editor/read-flow.ts';

/** Placeholders that the engine may leave empty. */
const NOTHINGS = [
  'words',
  'prompt',
  'options',
  'comparisons',
  'assignments',
  'expression',
  'phrases',
  'value',
] as const;

export function problemText(
  { kind, blockId, values }: FlowProblem,
  flow: Flow,
  language: LanguageCode,
): string {
  const t = texts.getFixedT(null, 'blocks');
  const nothing = NOTHINGS.find((what) => what === values.what);
  if (kind === 'empty' && nothing) return t(`problems.nothing.${nothing}`);
  if (kind === 'unknownValue' && !values.name) return t('problems.nothing.value');
  const block = blockId ? blockIn(flow, blockId) : undefined;
  const branch = values.branch ?? '';
  return t(`problems.${kind}`, {
    ...values,
    because: values.because ? reasonText({ because: values.because as ExpressionProblem, values }) : '',
    branch: block && branch ? branchNameOf(block, branch, flow, language) : branch,
    language: values.language ? t(`languages.${values.language as LanguageCode}`) : '',
  });
}
