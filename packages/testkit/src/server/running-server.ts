/** A server one can reach, however it was started. */
import { listOutboxMail, type OutboxMail } from '@parrot/contract/installation';
import { type ApiClient, createApiClient } from './api-client.ts';

const PATIENCE_MS = 60_000;
const LOOK_AGAIN_MS = 20;

export type RunningServer = {
  url: string;
  api: ApiClient;
  /** The newest kept mail to an address. */
  mailTo(emailId: string, subjectPart?: string): Promise<OutboxMail>;
  /** Those that are kept at this moment, newest first. */
  mailsTo(emailId: string): Promise<OutboxMail[]>;
};

export function runningServer(url: string): RunningServer {
  const api = createApiClient(url);
  return {
    url,
    api,
    mailsTo: async (emailId) => (await api.call(listOutboxMail)).items.filter(({ to }) => to === emailId),
    // Mail leaves after the answer to the call that caused it, so it is waited for.
    async mailTo(emailId, subjectPart = '') {
      const patience = Date.now() + PATIENCE_MS;
      for (;;) {
        const { items } = await api.call(listOutboxMail);
        const found = items.find((mail) => mail.to === emailId && mail.subject.includes(subjectPart));
        if (found) return found;
        if (Date.now() > patience)
          throw new Error(`No mail to ${emailId}; kept: ${items.map((mail) => mail.to).join(', ')}`);
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      }
    },
  };
}
