/** Whether a relay can be reached from this browser: only its candidates are gathered. */
import type { IceServer } from '@parrot/contract/calls';

const WAIT_MS = 8_000;

type RelayResult = 'reachable' | 'unreachable';

export async function testRelay(iceServers: IceServer[]): Promise<RelayResult> {
  const connection = new RTCPeerConnection({ iceServers, iceTransportPolicy: 'relay' });
  try {
    connection.createDataChannel('test');
    const found = new Promise<RelayResult>((resolve) => {
      setTimeout(() => resolve('unreachable'), WAIT_MS);
      connection.onicecandidate = ({ candidate }) => {
        if (candidate?.type === 'relay') resolve('reachable');
        else if (!candidate) resolve('unreachable');
      };
    });
    await connection.setLocalDescription();
    return await found;
  } finally {
    connection.close();
  }
}
