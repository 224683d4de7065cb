/** What the processes of an installation share: messages, a leader, and Redis. Without REDIS_URL there is one. */
import { createHash, randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Driver } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import type { Settings } from '../settings/settings.ts';
import { createProcesses } from './processes.ts';
import { noPubSub, type PubSub } from './pub-sub.ts';
import { connectRedis, disconnectRedis } from './redis.ts';
import { createRedisPubSub } from './redis-pub-sub.ts';

export type SharedRedis = {
  commands: Redis;
  /** Begins the name of every key, as other installations may use the same Redis. */
  prefix: string;
};

export type Cluster = {
  /** Empty if there is one process only. */
  processId: string;
  pubSub: PubSub;
  /** Undefined if there is one process only. */
  redis: SharedRedis | undefined;
  /** Whether this process does what must be done once in the installation. */
  isLeader(): boolean;
  /** Runs work every few seconds, until this process stops. */
  regularly(work: () => void): void;
  /** Whether other processes get its messages. */
  isConnected(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
};

export const UPKEEP_MS = 5_000;

/** The only process of an installation. */
export const alone: Cluster = {
  processId: '',
  pubSub: noPubSub,
  redis: undefined,
  isLeader: () => true,
  regularly: () => {},
  isConnected: () => true,
  start: async () => {},
  stop: async () => {},
};

type ClusterSettings = Pick<Settings, 'REDIS_URL' | 'DATABASE_URL' | 'SECRET_KEY' | 'ROLE'>;

export async function openCluster(settings: ClusterSettings, driver: Driver, log: Log): Promise<Cluster> {
  if (!settings.REDIS_URL) return alone;
  const processId = randomUUID();
  const prefix = `parrot:${installationId(settings)}`;
  const connections = await connectRedis(settings.REDIS_URL);
  const pubSub = createRedisPubSub(connections, { processId, channel: `${prefix}:messages`, log });
  const processes = createProcesses(driver, { processId, runsJobs: settings.ROLE !== 'web', log });
  const work: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  return {
    processId,
    pubSub,
    redis: { commands: connections.commands, prefix },
    isLeader: processes.isLeader,
    isConnected: pubSub.isConnected,
    regularly: (each) => void work.push(each),
    async start() {
      timer = setInterval(() => {
        for (const each of work) each();
      }, UPKEEP_MS);
      timer.unref();
      await pubSub.start();
      await processes.start();
    },
    async stop() {
      clearInterval(timer);
      pubSub.stop();
      try {
        await processes.stop();
      } finally {
        disconnectRedis(connections);
      }
    },
  };
}

/** The same in all processes of an installation, and in no other. */
const installationId = ({ DATABASE_URL = '', SECRET_KEY = '' }: ClusterSettings): string =>
  createHash('sha256')
    .update(`${new URL(DATABASE_URL).pathname} ${SECRET_KEY}`)
    .digest('hex')
    .slice(0, 16);
