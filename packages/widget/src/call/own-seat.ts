/** This tab's seat in a call, so that the page can rejoin after a reload or on the site's next page. */
import type { Call } from '@parrot/contract/calls';
import type { CallId, ParticipantId } from '@parrot/contract/core';

export type OwnSeat = {
  callId: CallId;
  participantId: ParticipantId;
  video: boolean;
  /** When the call was answered, by the clock of this device; 0 while it rings. */
  since: number;
};

/** Storage of the tab, which a reload keeps. */
const KEY = 'parrot:call';

export function storeSeat(seat: OwnSeat | null): void {
  try {
    if (seat) sessionStorage.setItem(KEY, JSON.stringify(seat));
    else sessionStorage.removeItem(KEY);
  } catch {
    // The browser forbids it: a reload ends the call.
  }
}

export function storedSeat(): OwnSeat | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    // Unreadable counts as empty.
    return null;
  }
}

/** The seat of a call that goes on without this tab; in a duplicated tab, the seat is taken. */
export function emptySeat({ callId, status, participants }: Call): OwnSeat | undefined {
  const seat = storedSeat();
  const own = participants.find(({ participantId }) => participantId === seat?.participantId);
  return seat?.callId === callId && status !== 'ended' && own?.isConnected === false ? seat : undefined;
}
