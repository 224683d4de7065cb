/** Which screen is shown, from the state of the call and what the visitor chose. Pure, but for the stored seat. */
import type { CallState } from '@parrot/call-client';
import type { Call } from '@parrot/contract/calls';
import type { CallUi, Screen } from './call-props.ts';
import { emptySeat, type OwnSeat } from './own-seat.ts';

export const NO_UI: CallUi = {
  isChoosing: false,
  isCollapsed: false,
  showsDevices: false,
  problem: '',
  notice: null,
  rating: 'open',
};

type Offers = Pick<CallState, 'offered'>;

/** The agent rings. */
export const incomingCall = ({ offered }: Offers): Call | undefined =>
  offered.find(({ status, startedBy }) => status === 'ringing' && startedBy === 'agent');

/** The call that a reload has interrupted. */
export function interruptedCall({ offered }: Offers): { call: Call; seat: OwnSeat } | undefined {
  for (const call of offered) {
    const seat = emptySeat(call);
    if (seat) return { call, seat };
  }
}

/** The call of this tab comes first, then what asks for an answer. */
export function screenOf(state: Pick<CallState, 'phase' | 'offered'>, ui: CallUi): Screen {
  switch (state.phase) {
    case 'preparing':
      return 'preparing';
    case 'ringing':
      return 'outgoing';
    case 'connecting':
    case 'connected':
    case 'reconnecting':
      return 'active';
    case 'ended':
      return 'over';
    case 'idle':
      if (incomingCall(state)) return 'incoming';
      if (interruptedCall(state)) return 'interrupted';
      if (ui.problem) return 'problem';
      if (ui.isChoosing) return 'choosing';
      return ui.notice ? 'notice' : 'none';
  }
}

/** Covers the panel, or is a row above the chat. The visitor's own choices need an open panel. */
export function shapeOf(screen: Screen, { isCollapsed }: CallUi, open: boolean): 'full' | 'bar' | undefined {
  if (screen === 'none' || (!open && (screen === 'choosing' || screen === 'problem'))) return undefined;
  const canCollapse = screen === 'active' || screen === 'outgoing';
  return screen === 'notice' || (isCollapsed && canCollapse) ? 'bar' : 'full';
}
