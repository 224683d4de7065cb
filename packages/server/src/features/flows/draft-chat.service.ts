/**
 * Lets a builder chat with the draft. Nothing is stored: the client sends the session state with each turn.
 */
import { AppError, type AppId, LIMITS } from '@parrot/contract/core';
import type { Caller, Platform } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import type { DraftTurn, DraftTurns } from '../bot-runner/index.ts';
import type { OpenSecrets } from './secrets.service.ts';

const DEADLINE_MARGIN_MS = 100;

type Turn = Pick<Parameters<DraftTurns['takeTurn']>[0], 'session' | 'input' | 'language' | 'timeZone'>;
/** A draft that does not change during a conversation. */
export type LoadedDraft = {
  /** Refuses with 'unavailable' after the timeout. */
  takeTurn(turn: Turn, timeoutMs?: number): Promise<DraftTurn>;
};

export type DraftChatService = ReturnType<typeof createDraftChatService>;

export function createDraftChatService(
  { database }: Pick<Platform, 'database'>,
  {
    apps,
    draftTurns,
    openSecrets,
  }: { apps: Pick<Apps, 'loadDraft'>; draftTurns: DraftTurns; openSecrets: OpenSecrets },
) {
  const loadDraft = async (caller: Caller, appId: AppId): Promise<LoadedDraft> => {
    const { snapshot } = await apps.loadDraft(caller, appId);
    const secrets = await database.tenant(caller.tenantId, (tx) => openSecrets(tx, appId));
    return {
      takeTurn: (turn, timeoutMs = LIMITS.processConversationMs) =>
        withinTime(
          timeoutMs,
          // A little later than the timeout, so that a partial turn is never returned as a complete one.
          draftTurns.takeTurn({
            ...turn,
            tenantId: caller.tenantId,
            appId,
            snapshot,
            secrets,
            deadline: Date.now() + timeoutMs + DEADLINE_MARGIN_MS,
          }),
        ),
    };
  };
  return {
    loadDraft,
    process: async (caller: Caller, appId: AppId, turn: Turn): Promise<DraftTurn> =>
      (await loadDraft(caller, appId)).takeTurn(turn),
  };
}

async function withinTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(tookTooLong(ms)), ms);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

const tookTooLong = (ms: number): AppError =>
  new AppError('unavailable', {
    message: `The bot didn’t answer within ${Math.round(ms / 1_000)} seconds. Check the APIs it calls and try again.`,
  });
