/** A call with everyone who takes part, was asked in or has left. */
import type { callParticipants, calls } from '../calls.tables.ts';

export type Participant = typeof callParticipants.$inferSelect;
export type CallState = typeof calls.$inferSelect & { participants: Participant[] };
