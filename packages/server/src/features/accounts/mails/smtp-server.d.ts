/** The part that the tests use; the package has no types. */
declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';

  export class SMTPServer {
    constructor(options: {
      authOptional?: boolean;
      disabledCommands?: string[];
      onRcptTo?(address: { address: string }, session: unknown, done: (error?: Error) => void): void;
      onData?(stream: Readable, session: unknown, done: (error?: Error) => void): void;
    });
    readonly server: Server;
    listen(port: number, host: string, done: () => void): void;
    close(done: () => void): void;
  }
}
