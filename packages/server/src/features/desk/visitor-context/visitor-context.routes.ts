import { DONE } from '@parrot/contract/core';
import * as calls from '@parrot/contract/desk';
import { downloadRoute, type Route, route } from '../../../platform/index.ts';
import type { VisitorData } from './visitor-data.ts';

export const visitorContextRoutes = ({ readContext, exportAll, erase }: VisitorData): Route[] => [
  route(calls.readVisitorContext, async ({ caller, query }) => ({
    ...DONE,
    visitor: await readContext(caller, query.userSessionId),
  })),
  downloadRoute(calls.exportVisitor, ({ caller, body }) => exportAll(caller, body.userId)),
  route(calls.eraseVisitor, async ({ caller, body }) => ({
    ...DONE,
    receipt: await erase(caller, body.userId, body.confirmName),
  })),
];
