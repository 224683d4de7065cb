/** Knowledge search for agents, and what the assistant can do for a conversation. */

import type { KnowledgeAnswer } from '@parrot/contract/assistant';
import type { UserSessionId } from '@parrot/contract/core';
import type { Caller } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import type { Models } from '../models/index.ts';
import type { FindAnswers } from './find-answers.ts';
import type { LoadSessionContext } from './load-session-context.ts';

type Needs = {
  loadSessionContext: LoadSessionContext;
  findAnswers: FindAnswers;
  apps: Pick<Apps, 'loadVersion'>;
  models: Pick<Models, 'findFor'>;
};
export type AssistantService = ReturnType<typeof createAssistantService>;

export function createAssistantService({ loadSessionContext, findAnswers, apps, models }: Needs) {
  return {
    async findAnswers(caller: Caller, id: UserSessionId, question: string): Promise<KnowledgeAnswer[]> {
      const { session, versionId } = await loadSessionContext(caller, id);
      return (await findAnswers(session.tenantId, versionId, question)).answers;
    },

    async abilities(
      caller: Caller,
      id: UserSessionId,
    ): Promise<{ hasModel: boolean; smartSuggestions: boolean }> {
      const { session, versionId } = await loadSessionContext(caller, id);
      const { tenantId, appId } = session;
      const { settings } = await apps.loadVersion(tenantId, versionId);
      const found = await models.findFor(tenantId, appId);
      return { hasModel: 'model' in found, smartSuggestions: settings.behaviour.smartSuggestions };
    },
  };
}
