/** The worker thread that trains one matcher and exits. */
import { parentPort, workerData } from 'node:worker_threads';
import { type TrainingJob, trainFrom } from './train-matcher.ts';

const head = await trainFrom(workerData as TrainingJob);
parentPort?.postMessage(
  head,
  [head.starts, head.examples, head.weights].map(({ buffer }) => buffer as ArrayBuffer),
);
