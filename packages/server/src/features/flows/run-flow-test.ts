/** Replays a recorded conversation with a draft, and compares each reply with the recorded one. */
import { isDeepStrictEqual } from 'node:util';
import { AppError, LIMITS } from '@parrot/contract/core';
import { type FlowSession, type FlowTestResult, replyText } from '@parrot/contract/flows';
import type { DraftTurn } from '../bot-runner/index.ts';
import type { LoadedDraft } from './draft-chat.service.ts';
import type { FlowTestRow } from './flows.tables.ts';

/** Undefined if it did not finish by `until`. */
export async function runFlowTest(
  draft: LoadedDraft,
  { id, name, turns: recorded }: Pick<FlowTestRow, 'id' | 'name' | 'turns'>,
  until: number,
): Promise<FlowTestResult | undefined> {
  const turns: FlowTestResult['turns'] = [];
  let session: FlowSession | null = null;
  for (const { says: text, hears: recordedReplies } of recorded) {
    const left = Math.min(until - Date.now(), LIMITS.processConversationMs);
    if (left <= 0) return undefined;
    const input = text === null ? ({ type: 'start' } as const) : ({ type: 'message', text } as const);
    const turn: DraftTurn | undefined = await draft
      .takeTurn({ session, input }, left)
      .catch(undefinedOnTimeout);
    if (!turn) return undefined;
    session = turn.session;
    const currentReplies = turn.lines.map(replyText);
    const same = isDeepStrictEqual(currentReplies, recordedReplies);
    turns.push({ says: text, hears: recordedReplies, currentReplies, same });
  }
  return { flowTestId: id, name, passed: turns.every(({ same }) => same), turns };
}

/** Only a timeout is expected here. */
function undefinedOnTimeout(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'unavailable') return undefined;
  throw error;
}
