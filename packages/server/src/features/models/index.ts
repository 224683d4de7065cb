/** Models: the language models a tenant has connected, and the only way for other slices to use one. */
import type { Platform, Route } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { createConnectionsService } from './connections.service.ts';
import { createConnectedModels } from './has-connected-model.ts';
import { modelsRoutes } from './models.routes.ts';
import { createModelsService, type ModelsService } from './models.service.ts';
import { createGgufFiles } from './providers/gguf.ts';
import { createOpenProvider } from './providers/open-provider.ts';
import { createRecordUsage } from './record-usage.ts';
import { createTranslateService } from './translate.service.ts';

export { hasModel } from './app-has-model.ts';
export { citedSentences } from './grounding/cited-sentences.ts';
export { hasOnlyFactsOf } from './grounding/facts.policy.ts';
export { hasMarkup, isGrounded } from './grounding/grounding.policy.ts';
export { type Model, ModelError, type ModelUsage } from './model.ts';
export { modelBudgetUsed } from './models.topics.ts';
export { noModelError } from './no-model-error.ts';
export { languageName, translate } from './translate.ts';

export type Models = { routes: Route[] } & Pick<ModelsService, 'findFor' | 'forApp' | 'isConnected'>;

type Needs = { apps: Pick<Apps, 'settingsOf' | 'visibleApps' | 'requireApp'> };

export function createModels(platform: Platform, { apps }: Needs): Models {
  const files = createGgufFiles(platform.settings.MODELS_DIR);
  const openProvider = createOpenProvider(platform.fetchGuarded, files);
  const recordUsage = createRecordUsage(platform);
  const connected = createConnectedModels(platform);
  const connections = createConnectionsService(platform, {
    openProvider,
    recordUsage,
    changed: connected.forget,
  });
  const models = createModelsService(platform, {
    apps,
    connections,
    connected,
    openProvider,
    files,
    recordUsage,
  });
  const translating = createTranslateService(platform, { models, requireApp: apps.requireApp });
  return {
    routes: modelsRoutes({ models, connections, translating }),
    findFor: models.findFor,
    forApp: models.forApp,
    isConnected: models.isConnected,
  };
}
