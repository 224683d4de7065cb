/** The answer that an agent whispered, in the place of what the bot's knowledge has. */
import { detectLanguage, type Finding } from '@parrot/answer-engine';
import type { FindingTrace } from '@parrot/contract/learning';
import type { Whispered, WrittenFinding } from '../conversations/index.ts';

export type Whisper = Pick<Whispered, 'text' | 'agentName'>;
type WhisperedFinding = Finding & { whispered: Whispered };

/** `found`: null where there is no knowledge to search. Its language is not given, so that no notice is added. */
export async function whisperedFinding(
  { text, agentName }: Whisper,
  question: string,
  found: Finding | null,
): Promise<WhisperedFinding> {
  return {
    kind: 'answer',
    answer: text,
    link: '',
    sources: [],
    score: found?.trace.score ?? 0,
    trace: found?.trace ?? {
      language: await detectLanguage(question),
      threshold: 0,
      matcher: 'words',
      score: 0,
      candidates: [],
      passages: [],
      corrections: [],
      milliseconds: 0,
    },
    whispered: { text, agentName, found: found?.kind ?? 'unknown' },
  };
}

export const isWhispered = (finding: object): finding is WhisperedFinding =>
  'whispered' in finding && finding.whispered !== undefined;

/** With the kind that the bot found by itself, so that a question it can't answer counts as unanswered. */
export function whisperedTrace(
  question: string,
  {
    trace,
    whispered: { found, ...whisper },
    ...finding
  }: WhisperedFinding | (WrittenFinding & WhisperedFinding),
): FindingTrace {
  const model = 'model' in finding ? { model: finding.model } : {};
  return { question, kind: found, ...trace, whisper, ...model };
}
