import type { SessionDue } from '@parrot/contract/tickets';
import { defineTopic } from '../../../platform/index.ts';

/** The targets of the tenant changed, for open tickets too where that was requested. */
export const targetSettingsChanged = defineTopic<{ applyToOpen: boolean }>('targets.changed');

/** When the ticket of a session is due changed. */
export const ticketDueChanged = defineTopic<SessionDue & { rooms: string[] }>('ticket.dueChanged');
