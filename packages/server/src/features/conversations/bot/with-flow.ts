import type { TenantId, VersionId } from '@parrot/contract/core';
import type { Bot, Bots } from './bot.ts';

/** Thrown by a turn of a bot without knowledge whose flow needs an answer or an intent. */
export class KnowledgeNeeded extends Error {}

/**
 * Runs a transaction with a bot that has no knowledge loaded; repeats it with knowledge where the flow needs
 * some.
 */
export async function withFlow<T>(
  bots: Pick<Bots, 'load' | 'loadFlow'>,
  { tenantId, versionId }: { tenantId: TenantId; versionId: VersionId },
  work: (bot: Bot) => Promise<T>,
): Promise<T> {
  const bot = await bots.loadFlow(tenantId, versionId);
  try {
    return await work(bot);
  } catch (error) {
    if (!(error instanceof KnowledgeNeeded)) throw error;
    return work(await bots.load(tenantId, versionId));
  }
}
