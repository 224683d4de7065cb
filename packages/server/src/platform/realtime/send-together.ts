/**
 * What a connection is sent in a row is written at once. An answer is an acknowledgement and two pushes; a system
 * call for each took as long as encoding them.
 */
import type { Socket } from 'socket.io';

export function sendTogether(connection: Socket['conn']): void {
  // The connection forgets its request.
  const { socket } = connection.request;
  let isQueued = false;

  const send = () => {
    isQueued = false;
    socket.cork();
    connection.transport.writable = true;
    connection.transport.emit('ready');
    socket.uncork();
  };

  connection.on('packetCreate', () => {
    // What comes while it is being written waits anyway.
    if (isQueued || !connection.transport.writable) return;
    isQueued = true;
    connection.transport.writable = false;
    process.nextTick(send);
  });
}
