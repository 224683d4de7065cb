/** Search over apps, questions, conversations and people. */
import type { Route } from '../../platform/index.ts';
import { searchRoutes } from './search.routes.ts';
import { createSearchEverything, type SearchNeeds } from './search.service.ts';

export const createSearch = (needs: SearchNeeds): { routes: Route[] } => ({
  routes: searchRoutes(createSearchEverything(needs)),
});
