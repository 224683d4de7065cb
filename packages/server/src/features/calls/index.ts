/** Voice and video calls between agents and visitors. Browsers exchange the media; the server signals. */
import type { Caller, EmitHandler, Platform, Route } from '../../platform/index.ts';
import type { VisitorCaller } from '../conversations/index.ts';
import { type CallNeeds, createCallServices } from './call-services.ts';
import { startCallListeners } from './calls.listeners.ts';
import { callsRoutes } from './calls.routes.ts';
import { deskCallHandlers } from './desk-calls.sockets.ts';
import { createImportCalls, type ImportCalls } from './import-calls.ts';
import { createOverdueCalls, type OverdueCalls } from './overdue-calls.job.ts';
import { visitorCallHandlers } from './visitor-calls.sockets.ts';

export { callsOfConversation } from './calls-of-conversation.repository.ts';

export type Calls = OverdueCalls & {
  routes: Route[];
  deskHandlers: EmitHandler<Caller>[];
  visitorHandlers: EmitHandler<VisitorCaller>[];
  /** Stores the calls of imported conversations. */
  importPast: ImportCalls;
};

export function createCalls(platform: Platform, needs: CallNeeds): Calls {
  const services = createCallServices(platform, needs);
  const overdue = createOverdueCalls(platform, services);
  startCallListeners(platform, services.seats);
  return {
    routes: callsRoutes(platform, services),
    deskHandlers: deskCallHandlers(services),
    visitorHandlers: visitorCallHandlers(services),
    importPast: createImportCalls(platform),
    ...overdue,
    async stop() {
      await overdue.stop();
      await services.settle();
    },
  };
}
