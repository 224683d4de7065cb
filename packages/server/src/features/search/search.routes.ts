import { DONE, LIMITS } from '@parrot/contract/core';
import { searchEverything } from '@parrot/contract/search';
import { type Route, route } from '../../platform/index.ts';
import type { SearchEverything } from './search.service.ts';

export const searchRoutes = (search: SearchEverything): Route[] => [
  route(searchEverything, async ({ caller, body }) => ({ ...DONE, ...(await search(caller, body.text)) }), {
    perMinute: LIMITS.searchesPerMinute,
  }),
];
