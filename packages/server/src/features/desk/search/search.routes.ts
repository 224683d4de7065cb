import { DONE } from '@parrot/contract/core';
import { searchMessages } from '@parrot/contract/desk';
import { type Route, route } from '../../../platform/index.ts';
import type { SearchMessages } from './search.service.ts';

export const searchRoutes = (search: SearchMessages): Route[] => [
  route(searchMessages, async ({ caller, body }) => ({ ...DONE, ...(await search(caller, body)) })),
];
