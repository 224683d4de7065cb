/** The summary of a block, which its card shows whole. Requires the 'blocks' texts to be loaded. */
import type { LanguageCode } from '@parrot/contract/core';
import type { Block, BlockType, Flow } from '@parrot/contract/flows';
import { plainly } from '../values/template-names.ts';
import { knowledgeSummary } from './answer-from-knowledge/summary.ts';
import { askSummary } from './ask/summary.ts';
import { hoursSummary } from './business-hours/summary.ts';
import { buttonsSummary } from './buttons/summary.ts';
import { callApiSummary } from './call-api/summary.ts';
import { conditionSummary } from './condition/summary.ts';
import { endSummary } from './end/summary.ts';
import { goToSummary } from './go-to/summary.ts';
import { handOverSummary } from './hand-over/summary.ts';
import { messageSummary } from './message/summary.ts';
import { rateSummary } from './rate/summary.ts';
import { partSummary } from './reusable-part/summary.ts';
import { intentsSummary } from './route-by-intent/summary.ts';
import { setValueSummary } from './set-value/summary.ts';
import { startSummary } from './start/summary.ts';
import { type Summary, type SummaryContext, summaryContext } from './summary-context.ts';
import { translateSummary } from './translate/summary.ts';
import { waitSummary } from './wait/summary.ts';

const SUMMARIES: { [Type in BlockType]: Summary<Type> } = {
  start: startSummary,
  message: messageSummary,
  ask: askSummary,
  buttons: buttonsSummary,
  condition: conditionSummary,
  'set-value': setValueSummary,
  'call-api': callApiSummary,
  'answer-from-knowledge': knowledgeSummary,
  'route-by-intent': intentsSummary,
  translate: translateSummary,
  wait: waitSummary,
  rate: rateSummary,
  'hand-over': handOverSummary,
  'go-to': goToSummary,
  'reusable-part': partSummary,
  'business-hours': hoursSummary,
  end: endSummary,
};

export const blockSummary = (block: Block, flow: Flow, language: LanguageCode): string =>
  plainly(markedBlockSummary(block, flow, language));

/** The summary with its values as `{{names}}`, to be rendered as tokens. */
export function markedBlockSummary(block: Block, flow: Flow, language: LanguageCode): string {
  const summarize = SUMMARIES[block.type] as (block: Block, context: SummaryContext) => string;
  return summarize(block, summaryContext(flow, language));
}
