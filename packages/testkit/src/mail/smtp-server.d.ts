/** The part that the tests use; the package has no types. */
declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  type Address = { address: string };
  export class SMTPServer {
    constructor(options: {
      authOptional?: boolean;
      disabledCommands?: string[];
      onRcptTo?(address: Address, session: unknown, done: (error?: Error) => void): void;
      onData?(
        stream: Readable,
        session: { envelope: { rcptTo: Address[] } },
        done: (error?: Error) => void,
      ): void;
    });
    readonly server: Server;
    on(event: 'error', listener: (error: Error) => void): this;
    listen(port: number, host: string, done: () => void): void;
    close(done: () => void): void;
  }
}
