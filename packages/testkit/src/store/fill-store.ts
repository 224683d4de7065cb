/** All tables: ours, and those of the jobs, which take longer to make than all of ours. */
import { createJobs, createLog, type Driver, migrate } from '@parrot/server/platform';

export async function fillStore(driver: Driver): Promise<void> {
  await migrate(driver);
  const jobs = createJobs(driver, createLog('silent'));
  await jobs.start();
  await jobs.stop();
}
