/** Holds a recorded conversation anew, and tells turn by turn whether the bot says what it said. */
import { isDeepStrictEqual } from 'node:util';
import { AppError, LIMITS } from '@parrot/contract/core';
import { type FlowSession, type FlowTestResult, replyText } from '@parrot/contract/flows';
import type { TriedTurn } from '../bot-runner/index.ts';
import type { LoadedDraft } from './draft-chat.service.ts';
import type { FlowTestRow } from './flows.tables.ts';

/** Undefined where it did not come to an end by then. */
export async function runFlowTest(
  draft: LoadedDraft,
  { id, name, turns: recorded }: Pick<FlowTestRow, 'id' | 'name' | 'turns'>,
  until: number,
): Promise<FlowTestResult | undefined> {
  const turns: FlowTestResult['turns'] = [];
  let session: FlowSession | null = null;
  for (const { says, hears } of recorded) {
    const left = Math.min(until - Date.now(), LIMITS.processConversationMs);
    if (left <= 0) return undefined;
    const input = says === null ? ({ type: 'start' } as const) : ({ type: 'message', text: says } as const);
    const turn: TriedTurn | undefined = await draft
      .takeTurn({ session, input }, left)
      .catch(undefinedOnTimeout);
    if (!turn) return undefined;
    session = turn.session;
    const currentReplies = turn.lines.map(replyText);
    turns.push({ says, hears, currentReplies, same: isDeepStrictEqual(currentReplies, hears) });
  }
  return { flowTestId: id, name, passed: turns.every(({ same }) => same), turns };
}

/** Only that it took too long is expected; anything else is a fault of ours. */
function undefinedOnTimeout(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'unavailable') return undefined;
  throw error;
}
