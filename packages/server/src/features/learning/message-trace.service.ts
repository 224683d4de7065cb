/** Why the bot answered as it did, for the app's builders and agents. */
import { AppError, hasPermission, type ReplyOf } from '@parrot/contract/core';
import type { Flow } from '@parrot/contract/flows';
import { type MessageTrace, messageTrace, type openTrace } from '@parrot/contract/learning';
import { questionsAndAnswersFlow } from '@parrot/flow-engine';
import type { Caller, Platform } from '../../platform/index.ts';
import type { AppSnapshot, Apps } from '../apps/index.ts';
import { requireVisible, visibilityOf } from '../desk/index.ts';
import { findTracedMessage } from './session-transcript.repository.ts';

type Reply = Omit<ReplyOf<typeof openTrace>, 'status'>;
type Of = Parameters<typeof findTracedMessage>[1];
export type OpenTrace = (caller: Caller, of: Of) => Promise<Reply>;

export function createOpenTrace(
  { database }: Pick<Platform, 'database'>,
  apps: Pick<Apps, 'visibleAppIds' | 'canAccessApp' | 'loadVersion'>,
): OpenTrace {
  return async (caller, of) => {
    const makesApps = hasPermission(caller.rights, 'Create Apps');
    if (!makesApps && !caller.rights.userInfo.deskAccess) throw new AppError('permission_denied');
    const message = await database.tenant(caller.tenantId, async (tx) => {
      const found = await findTracedMessage(tx, of);
      if (!found || !(await apps.canAccessApp(tx, caller, found.appId))) throw new AppError('not_found');
      // Agents need visibility of the conversation.
      if (!makesApps) await requireVisible(tx, await visibilityOf(tx, caller, apps), found.sessionId);
      return found;
    });
    const read = messageTrace.safeParse(message.trace);
    if (!read.success) throw new AppError('not_found');
    const trace = makesApps ? read.data : { ...read.data, steps: [] };
    const { versionId } = message;
    return {
      botReply: message.value,
      at: message.createdAt.toISOString(),
      version: { versionId, number: message.versionNumber },
      trace,
      flow: makesApps ? flowOf(await apps.loadVersion(caller.tenantId, versionId), trace) : null,
    };
  };
}

function flowOf({ flow, language, settings }: AppSnapshot, { steps }: MessageTrace): Flow {
  const whole = flow ?? questionsAndAnswersFlow({ language, settings });
  const named = new Set(steps.map(({ blockId }) => blockId));
  const blocks = Object.entries(whole.blocks).filter(([id]) => named.has(id));
  return { ...whole, blocks: Object.fromEntries(blocks), places: {}, notes: [] };
}
