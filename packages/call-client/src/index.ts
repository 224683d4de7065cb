/** Calls in the browser: devices, peer connections, quality. Views subscribe to its state. */
export { type CallClient, createCallClient } from './call-client.ts';
export { type CallState, type LocalEnd, NO_CALL, type RemoteParticipant } from './call-state.ts';
export type { CallTransport } from './call-transport.ts';
export { canChooseSpeaker, type Device, type DeviceNotice } from './media/devices.ts';
export type { MediaFailure } from './media/media-failure.ts';
export { CallMediaError, canShareScreen } from './media/open-devices.ts';
export { playTestSound } from './media/play-test-sound.ts';
export { watchLevel } from './media/watch-level.ts';
export { testRelay } from './test-relay.ts';
