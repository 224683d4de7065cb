/// <reference path="./smtp-server.d.ts" />
/** A mail server that stores what it receives, and refuses what it is asked to. */
import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type TestSmtp = {
  url: string;
  /** Every mail, with its headers. */
  received: string[];
  /** The next mail, including unread ones that arrived before. */
  next(): Promise<string>;
  countTo(address: string): number;
  /** Waits for a mail to this address and returns the newest one, without soft line breaks. */
  mailTo(address: string): Promise<string>;
  stop(): Promise<void>;
};

/** `refuses`: whether the mailbox of this address is unavailable. */
export async function startTestSmtp(refuses: (address: string) => boolean = () => false): Promise<TestSmtp> {
  const received: string[] = [];
  const unread: string[] = [];
  const byAddress = new Map<string, string[]>();
  const arrival = new EventEmitter().setMaxListeners(0);
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(refuses(address) ? new Error('Mailbox temporarily unavailable') : undefined),
    onData(stream, { envelope }, done) {
      text(stream).then((mail) => {
        received.push(mail);
        unread.push(mail);
        for (const { address } of envelope.rcptTo)
          byAddress.set(address, [...(byAddress.get(address) ?? []), mail]);
        arrival.emit('mail');
        done();
      }, done);
    },
  });
  // A client that is killed resets its connection; it sends its mail again.
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    async next() {
      if (unread.length === 0) await once(arrival, 'mail');
      return unread.shift() ?? '';
    },
    countTo: (address) => byAddress.get(address)?.length ?? 0,
    async mailTo(address) {
      for (;;) {
        const mail = byAddress.get(address)?.at(-1);
        if (mail !== undefined) return decode(mail);
        await once(arrival, 'mail');
      }
    },
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

/** Quoted-printable, as far as links need it. */
const decode = (mail: string): string => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
