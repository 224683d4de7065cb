/** A running server, however it was started. */
import { listOutboxMail, type OutboxMail } from '@parrot/contract/installation';
import { type ApiClient, createApiClient } from './api-client.ts';

const PATIENCE_MS = 60_000;
const LOOK_AGAIN_MS = 20;

export type RunningServer = {
  url: string;
  api: ApiClient;
  /** The newest stored mail to an address. */
  mailTo(emailId: string, subjectPart?: string): Promise<OutboxMail>;
  /** The stored mails, newest first. */
  mailsTo(emailId: string): Promise<OutboxMail[]>;
};

/** `listMail` replaces the call of the outbox, which sends every stored mail with its HTML. */
export function runningServer(url: string, listMail?: () => Promise<OutboxMail[]>): RunningServer {
  const api = createApiClient(url);
  const storedMail = listMail ?? (async () => (await api.call(listOutboxMail)).items);
  return {
    url,
    api,
    mailsTo: async (emailId) => (await storedMail()).filter(({ to }) => to === emailId),
    // Mail is sent after the call was answered, so wait for it.
    async mailTo(emailId, subjectPart = '') {
      const patience = Date.now() + PATIENCE_MS;
      for (;;) {
        const items = await storedMail();
        const found = items.find((mail) => mail.to === emailId && mail.subject.includes(subjectPart));
        if (found) return found;
        if (Date.now() > patience)
          throw new Error(`No mail to ${emailId}; stored: ${items.map((mail) => mail.to).join(', ')}`);
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      }
    },
  };
}
