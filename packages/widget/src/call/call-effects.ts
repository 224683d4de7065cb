/** What a call does besides being drawn: rings, counts, meters, and remembers its seat and devices. */
import type { CallClient, CallState } from '@parrot/call-client';
import type { CallStage } from '../panel/view.ts';
import type { CallProps, CallUi, Screen } from './call-props.ts';
import { incomingCall } from './call-screen.ts';
import { durationText } from './call-time.ts';
import { followLevel } from './follow-level.ts';
import { storedSeat, storeSeat } from './own-seat.ts';
import { startRinging } from './ring.ts';

type Stage = Pick<CallStage, 'slot' | 'memory'> & Pick<CallProps, 'word'> & { client: CallClient };

export function followCall({ client, slot, memory, word }: Stage) {
  let stopRinging: (() => void) | undefined;
  let clock: ReturnType<typeof setInterval> | undefined;
  let since = 0;
  let devices = client.getSnapshot().devices;
  const meter = followLevel(slot, '.call-meter');
  const voice = followLevel(slot, '.call-face');

  const isMuted = () => Boolean(memory.read().muted);
  const ring = (state: CallState, screen: Screen) => {
    const caller = incomingCall(state)?.agentName;
    if (screen === 'incoming' && caller) stopRinging ??= startRinging(isMuted, word('incoming', caller));
    else if (screen === 'outgoing') stopRinging ??= startRinging(isMuted);
    else {
      stopRinging?.();
      stopRinging = undefined;
    }
  };

  const showTime = () => {
    for (const element of slot.querySelectorAll('.timer'))
      element.textContent = durationText(Date.now() - since);
  };
  const count = ({ call }: CallState, isActive: boolean) => {
    if (isActive && !clock) {
      // The server's clock may differ, so the time is counted by this one.
      const seat = storedSeat();
      since = (seat?.callId === call?.callId && seat?.since) || Date.now();
      clock = setInterval(showTime, 500);
    } else if (!isActive && clock) {
      clearInterval(clock);
      clock = undefined;
    }
    // After the elements are drawn.
    if (isActive) queueMicrotask(showTime);
  };

  const rememberSeat = ({ phase, call, participantId, local }: CallState) => {
    if (phase === 'ended') storeSeat(null);
    else if (phase !== 'idle' && call && participantId)
      storeSeat({ callId: call.callId, participantId, video: local.video, since: clock ? since : 0 });
  };

  return (state: CallState, screen: Screen, { showsDevices }: CallUi): void => {
    ring(state, screen);
    count(state, screen === 'active');
    rememberSeat(state);
    meter(screen === 'active' && showsDevices ? state.local.microphoneStream : null);
    voice(screen === 'active' ? (state.remotes[0]?.voiceStream ?? null) : null);
    const { microphoneId, cameraId, speakerId } = state.devices;
    if (state.devices !== devices) memory.change(() => ({ devices: { microphoneId, cameraId, speakerId } }));
    devices = state.devices;
  };
}
