/** Counts of an app's sources by state. */
import type { AppId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import { countFaqs } from '../faqs/faqs.repository.ts';
import * as repository from './sources.repository.ts';

/** Decides the status of the app. A source that failed is usable if it was read before. */
export async function countKnowledge(
  tx: Tx,
  appId: AppId,
): Promise<{ reading: number; failed: number; usable: number }> {
  const { reading, failed } = await countSources(tx, appId);
  const usable = (await repository.countReadable(tx, appId)) + (await countFaqs(tx, appId));
  return { reading, failed, usable };
}

export async function countSources(
  tx: Tx,
  appId: AppId,
): Promise<{ ready: number; reading: number; failed: number }> {
  const states = await repository.countByState(tx, appId);
  const of = (state: string) => states.find((each) => each.state === state)?.sources ?? 0;
  return { ready: of('ready'), reading: of('in progress'), failed: of('error') };
}
