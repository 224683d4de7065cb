/**
 * Flows: what the bots of FUNCTIONAL and CUSTOM apps do; edited, tried out and tested before they are
 * published.
 */
import type { Platform, Route } from '../../platform/index.ts';
import type { AddFaqs, Apps } from '../apps/index.ts';
import type { DraftTurns } from '../bot-runner/index.ts';
import { createDraftChatService } from './draft-chat.service.ts';
import { createFlowTestsService, type FlowTestsService } from './flow-tests.service.ts';
import { flowsRoutes } from './flows.routes.ts';
import { createFlowsService, type FlowsService } from './flows.service.ts';
import { recipesRoutes } from './recipes/recipes.routes.ts';
import { createRecipesService, type RecipesService } from './recipes/recipes.service.ts';
import { createSecretsService, type OpenSecrets } from './secrets.service.ts';

export { flowVersioned } from './flow.versioned.ts';
export { isTextInFlows } from './flows.repository.ts';
export { startFlow } from './start-flow.ts';
export { testedQuestions } from './tested-questions.ts';

export type Flows = {
  routes: Route[];
  /** The secrets that Call API blocks send, by name. Never log, trace or return them. */
  openSecrets: OpenSecrets;
  /** Runs the flow tests with the draft until the timeout, and counts the results. */
  countTests: FlowTestsService['count'];
  /** Creates an app from a recipe. */
  createAppFromRecipe: RecipesService['save'];
  drafts: Pick<FlowsService, 'fetch' | 'save'>;
};

type Needs = { apps: Apps; draftTurns: DraftTurns; addFaqs: AddFaqs };

export function createFlows(platform: Platform, { apps, draftTurns, addFaqs }: Needs): Flows {
  const secrets = createSecretsService(platform, apps);
  const { openSecrets } = secrets;
  const draftChat = createDraftChatService(platform, { apps, draftTurns, openSecrets });
  const tests = createFlowTestsService(platform, { apps, draftChat });
  const flows = createFlowsService(platform, apps);
  const recipes = createRecipesService({ apps, addFaqs });
  return {
    routes: [...flowsRoutes({ flows, secrets, tests, draftChat }), ...recipesRoutes(recipes)],
    openSecrets,
    countTests: tests.count,
    createAppFromRecipe: recipes.save,
    drafts: flows,
  };
}
