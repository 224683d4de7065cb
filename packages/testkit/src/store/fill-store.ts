/** Creates all tables in an empty store: ours and those of the job queue. */
import { createJobs, createLog, type Driver, migrate } from '@parrot/server/platform';

export async function fillStore(driver: Driver): Promise<void> {
  await migrate(driver);
  const jobs = createJobs(driver, createLog('silent'));
  await jobs.start();
  await jobs.stop();
}
