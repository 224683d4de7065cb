import type { Settings } from '../platform/index.ts';

/** The port is not available; the message says why. */
export class PortError extends Error {
  static from(error: unknown, { HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): PortError | undefined {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE')
      return new PortError(`Port ${PORT} is in use. Stop the other process, or set PORT to another port.`);
    if (code === 'EACCES')
      return new PortError(`This user may not use port ${PORT}. Set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      return new PortError(`This machine has no address ${HOST}. Check HOST.`);
    return undefined;
  }
}
