/** Whether an app answers by embeddings, and the progress of computing them. */
import type { AppId } from '@parrot/contract/core';
import type { Understanding } from '@parrot/contract/knowledge';
import type { Caller, Platform } from '../../../platform/index.ts';
import type { FaqAppAccess } from '../faqs/faqs.service.ts';
import type { Answering } from './create-answering.ts';

type Needs = { apps: Pick<FaqAppAccess, 'requireApp'>; answering: Pick<Answering, 'encoder' | 'ahead'> };
export type UnderstandingOf = (caller: Caller, appId: AppId) => Promise<Understanding>;

export const createUnderstanding =
  ({ database }: Pick<Platform, 'database'>, { apps, answering }: Needs): UnderstandingOf =>
  (caller, appId) =>
    database.tenant(caller.tenantId, async (tx) => {
      await apps.requireApp(tx, caller, appId);
      const learning = await answering.ahead.progressOf(tx, appId);
      const { encoder } = answering;
      return { encoder, learning: encoder === 'failed' ? null : learning };
    });
