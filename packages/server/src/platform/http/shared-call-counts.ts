/** Calls per minute of all processes, counted in Redis; while it is away, each process counts its own. */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { MINUTE_MS } from '@parrot/contract/core';
import type { SharedRedis } from '../cluster/cluster.ts';
import { createMinuteCounts } from '../limits/minute-counts.ts';

type Counted = { current: number; ttl: number };
/** What the plugin passes for each route, beyond its own types. */
type RouteLimit = { routeInfo: { method: string; url: string } };

const COUNT = `
  local used = redis.call('incr', KEYS[1])
  if used == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
  return {used, redis.call('pttl', KEYS[1])}`;

/** The class that `@fastify/rate-limit` makes its store of. */
export function sharedCallCounts({ commands, prefix }: SharedRedis): FastifyRateLimitStoreCtor {
  const here = createMinuteCounts(Date.now);
  const countShared = async (key: string): Promise<Counted> => {
    const [current = 0, ttl = 0] = (await commands.eval(COUNT, 1, key, MINUTE_MS)) as number[];
    return { current, ttl };
  };
  const countHere = (key: string): Counted => {
    const { used, endsAt } = here.count(key);
    return { current: used, ttl: endsAt - Date.now() };
  };
  const storeOf = (route: string): FastifyRateLimitStore => ({
    incr(client, callback) {
      const key = `${prefix}:calls:${route}:${client}`;
      void countShared(key)
        .catch(() => countHere(key))
        .then((counted) => callback(null, counted));
    },
    child: (options) => {
      const { method, url } = (options as unknown as RouteLimit).routeInfo;
      return storeOf(`${method} ${url}`);
    },
  });
  return class {
    incr = storeOf('').incr;
    child = storeOf('').child;
  };
}
