/** Work that runs after the reply, so that response times reveal nothing. Failures are logged. */
import { AppError } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';

export type AfterReply = {
  run(what: string, work: () => Promise<void>): void;
  /** Resolves when all work started so far is done. */
  settle(): Promise<void>;
};

export function createAfterReply({ log }: Pick<Platform, 'log'>): AfterReply {
  const running = new Set<Promise<void>>();
  return {
    run(what, work) {
      const task = work()
        .catch((error: unknown) => {
          if (error instanceof AppError)
            log.info({ code: error.code }, `${what} was refused after the reply; it is not retried`);
          else log.error({ err: error }, `${what} failed after the reply; it is not retried`);
        })
        .finally(() => running.delete(task));
      running.add(task);
    },
    async settle() {
      await Promise.all(running);
    },
  };
}
