/** How a question was looked up, as stored with the message that replies to it. */
import type { Finding } from '@parrot/answer-engine';
import type { FindingTrace } from '@parrot/contract/learning';
import type { WrittenFinding } from '../conversations/index.ts';
import { isWhispered, whisperedTrace } from './answer-whisper.ts';

export type Lookup = { question: string; finding: Finding | WrittenFinding };

export function findingTrace({ question, finding }: Lookup): FindingTrace {
  if (isWhispered(finding)) return whisperedTrace(question, finding);
  const model = 'model' in finding ? { model: finding.model } : {};
  const faqId = finding.kind === 'answer' && finding.faqId ? { faqId: finding.faqId } : {};
  const choices = finding.kind === 'didYouMean' ? { choices: finding.suggestions.length } : {};
  return { question, kind: finding.kind, ...finding.trace, ...choices, ...faqId, ...model };
}

/** Each part of a message that asks several things is looked up by itself. */
export const lookupsOf = (question: string, finding: Lookup['finding']): Lookup[] =>
  finding.parts ?? [{ question, finding }];
