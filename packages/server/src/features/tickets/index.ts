/**
 * Tickets: one for each conversation handed to agents, with subject, priority, assignee and internal
 * comments.
 */
import { ticketChanged as ticketChangedPush } from '@parrot/contract/tickets';
import type { Platform, Route } from '../../platform/index.ts';
import { conversationRoom } from '../conversations/index.ts';
import { breachesRoutes } from './breaches/breaches.routes.ts';
import { createBreaches } from './breaches/breaches.service.ts';
import { type BulkNeeds, type BulkUpdate, createBulkUpdate } from './bulk-update.service.ts';
import { ticketFieldsRoutes } from './fields/ticket-fields.routes.ts';
import { createTicketFields, type TicketFieldsService } from './fields/ticket-fields.service.ts';
import { createImportTickets, type ImportTickets } from './import-tickets.ts';
import { mergeTicketsRoutes } from './merge/merge-tickets.routes.ts';
import { type AddNote, createMergeTickets } from './merge/merge-tickets.service.ts';
import { createReopenTickets, type ReopenTickets } from './reopen-tickets.ts';
import { createNotifyDue, type NotifyDue } from './targets/notify-due.job.ts';
import { createSessionDues } from './targets/session-dues.service.ts';
import { createTargetRules } from './targets/target-rules.ts';
import { createTargetSettings, type TargetSettingsService } from './targets/target-settings.service.ts';
import { startTargetListeners } from './targets/targets.listeners.ts';
import { targetsRoutes } from './targets/targets.routes.ts';
import { createTicketTargets } from './targets/ticket-targets.ts';
import { createTicketList, type TicketListService } from './ticket-list.service.ts';
import { type SyncTicket, startTicketSync } from './tickets.listeners.ts';
import { ticketsRoutes } from './tickets.routes.ts';
import { createTicketsService, type TicketNeeds, type TicketsService } from './tickets.service.ts';
import { ticketChanged } from './tickets.topics.ts';
import { ticketViewsRoutes } from './views/ticket-views.routes.ts';
import { createTicketViews } from './views/ticket-views.service.ts';

export { sessionsOfTicket } from './sessions-of-ticket.repository.ts';
export { duesOfSessions } from './targets/ticket-targets.repository.ts';
export { findTicketOfSession, ticketsOfConversation } from './tickets.repository.ts';
export { tickets as ticketsTable } from './tickets.tables.ts';
export { ticketChanged } from './tickets.topics.ts';

export type Tickets = {
  routes: Route[];
  /** Opens the tickets of imported conversations. */
  importPast: ImportTickets;
  /** Changes many tickets, each on its own. */
  changeMany: BulkUpdate;
  fields: Pick<TicketFieldsService, 'add'>;
  sync: SyncTicket;
} & Pick<TicketsService, 'details' | 'update' | 'addComment' | 'changeOfSession' | 'changeByRule'> &
  Pick<TicketListService, 'list'> &
  Pick<NotifyDue, 'notifyDue'> & { saveTargets: TargetSettingsService['save'] } & ReopenTickets;

export function createTickets(
  platform: Platform,
  needs: TicketNeeds & BulkNeeds & { addNote: AddNote },
): Tickets {
  const rulesOf = createTargetRules(platform);
  const targets = createTicketTargets(platform, { hours: needs.hours, rulesOf });
  const tickets = createTicketsService(platform, { ...needs, targets });
  const settings = createTargetSettings(platform, { targets, tickets });
  const notifying = createNotifyDue(platform, needs);
  const sync = startTicketSync(platform, tickets, targets);
  startTargetListeners(platform, { targets, tickets });
  const reopening = createReopenTickets(platform, {
    tickets,
    targets,
    notifications: needs.notifications,
  });
  const { bus, channels } = platform;
  bus.listen(ticketChanged, ({ payload }) =>
    channels.push(ticketChangedPush, [conversationRoom(payload.conversationId)], payload),
  );
  const { details, update, addComment, changeOfSession, changeByRule } = tickets;
  const ticketList = createTicketList(platform, needs);
  const fields = createTicketFields(platform, needs);
  const changeMany = createBulkUpdate(platform, { ...needs, tickets });
  return {
    routes: [
      ...ticketsRoutes(tickets, ticketList, changeMany),
      ...mergeTicketsRoutes(createMergeTickets(platform, { ...needs, tickets, targets })),
      ...ticketFieldsRoutes(fields, tickets),
      ...ticketViewsRoutes(createTicketViews(platform)),
      ...targetsRoutes(settings, createSessionDues(platform, needs)),
      ...breachesRoutes(createBreaches(platform, needs)),
    ],
    changeMany,
    fields,
    sync,
    list: ticketList.list,
    importPast: createImportTickets(platform, { hours: needs.hours, rulesOf }),
    details,
    update,
    addComment,
    changeOfSession,
    changeByRule,
    saveTargets: settings.save,
    notifyDue: notifying.notifyDue,
    reopenDue: reopening.reopenDue,
    /** Starts the jobs. */
    async start() {
      await reopening.start();
      await notifying.start();
    },
  };
}
