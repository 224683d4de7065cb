import type { Settings } from '../platform/index.ts';

/** The port can't be had, said in one sentence. */
export class PortError extends Error {
  static from(error: unknown, { HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): PortError | undefined {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE')
      return new PortError(`Port ${PORT} is in use. Please stop what uses it, or set PORT to another one.`);
    if (code === 'EACCES')
      return new PortError(`Port ${PORT} may not be used by this user. Please set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      return new PortError(`This machine has no address ${HOST}. Please set HOST right.`);
    return undefined;
  }
}
