/** Creates the platform, then the slices, then the HTTP routes and pages. */
import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS, type ParrotId } from '@parrot/contract/core';
import {
  type AsOf,
  type Clock,
  createBus,
  createChannels,
  createConnectionCloser,
  createConnectionLimits,
  createDatabase,
  createDatedClock,
  createFairQueue,
  createFetchGuarded,
  createHttpServer,
  createJobs,
  createLog,
  createMailer,
  createMailLimits,
  createOutbox,
  createQuotas,
  createRateLimits,
  type Driver,
  installationKey,
  listAddresses,
  migrate,
  openCluster,
  openStorage,
  type Platform,
  type Route,
  registerApiPages,
  registerRoutes,
  type Settings,
  securityPolicy,
  startTracing,
  systemClock,
} from '../platform/index.ts';
import { clientSettings } from './client-settings.ts';
import { closeInOrder } from './close-in-order.ts';
import { createSlices, routesOf, type Slices, startSlices } from './compose-slices.ts';
import { installationRoutes } from './installation.routes.ts';
import { PortError } from './port-error.ts';
import { receivePaymentWebhooks } from './receive-payment-webhooks.ts';
import { serveDocuments } from './serve-documents.ts';
import { serveExports } from './serve-exports.ts';
import { serveFiles } from './serve-files.ts';
import { serveMetrics } from './serve-metrics.ts';
import { servePictures } from './serve-pictures.ts';
import { serveSites } from './serve-sites.ts';
import { serveWidgetScript } from './serve-widget-script.ts';

export type ParrotServer = {
  platform: Platform;
  slices: Slices;
  routes: readonly Route[];
  /** Every method and path that is served, calls and pages. */
  addresses: readonly string[];
  /** The bot that answers on the landing page. */
  showOnLanding(parrotId: ParrotId): void;
  /** Runs work as of another time, with everything that follows from it. */
  asOf: AsOf;
  /** Starts to listen and returns the URL. */
  listen(): Promise<string>;
  /** Answers that it is not ready, and lets its sockets reconnect elsewhere; calls are still served. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

export type ServerOptions = {
  settings: Settings;
  driver: Driver;
  clock?: Clock;
} & Partial<Pick<Platform, 'checkReplies' | 'quickPasswords'>>;

export async function createServer(options: ServerOptions): Promise<ParrotServer> {
  const { settings, driver, checkReplies = false, quickPasswords = false } = options;
  const clock = createDatedClock(options.clock ?? systemClock);
  let address = '';
  let isDraining = false;
  let landingParrotId: ParrotId | null = null;
  const publicUrl = () => settings.PUBLIC_URL ?? address;

  const storage = await openStorage(settings);
  await migrate(driver);
  const log = createLog(settings.LOG_LEVEL);
  const cluster = await openCluster(settings, driver, log);
  const limits = createRateLimits(clock, cluster);
  const policy = securityPolicy(settings);
  const http = await createHttpServer({
    log,
    trustProxy: settings.TRUST_PROXY,
    contentPolicy: policy.strict,
    secure: (settings.PUBLIC_URL ?? '').startsWith('https:'),
    redis: cluster.redis,
  });
  const addresses = listAddresses(http);
  const connections = createConnectionCloser(http.server);
  const database = createDatabase(driver);
  const bus = createBus(log, cluster.pubSub);
  const key = await installationKey(settings);
  const quotas = createQuotas(database, clock, key);
  const platform: Platform = {
    settings,
    database,
    bus,
    outbox: createOutbox(database, bus, clock, log, cluster),
    clock,
    cluster,
    log,
    jobs: createJobs(driver, log, { runsJobs: settings.ROLE !== 'web', cluster }),
    heavyWork: createFairQueue({ perTenant: LIMITS.heavyWorkAtOnce }),
    mailer: createMailer(settings, database, clock),
    mailLimits: createMailLimits(quotas),
    quotas,
    limits,
    storage,
    channels: createChannels(http.server, {
      publicOrigins: () => [publicUrl()],
      limits: createConnectionLimits(settings, { clock, limits, cluster }),
      pubSub: cluster.pubSub,
    }),
    fetchGuarded: createFetchGuarded({ allowed: settings.OUTBOUND_ALLOW }),
    key,
    publicUrl,
    checkReplies,
    quickPasswords,
  };

  // Before the routes, which they watch.
  const stopMetrics = await serveMetrics(http, platform);
  const stopTracing = await startTracing(settings);
  await cluster.start();
  await platform.jobs.start();
  const slices = createSlices(platform);
  await startSlices(slices).catch(async (error: unknown) => {
    await platform.jobs.stop();
    await cluster.stop();
    throw error;
  });
  const routes = [...installationRoutes(platform, () => isDraining), ...routesOf(slices)];
  await registerRoutes(http, routes, {
    authorization: slices.accounts.authorization,
    operatorToken: settings.OPERATOR_TOKEN,
    callsPerMinute: settings.CALLS_PER_MINUTE,
    checkReplies,
  });
  registerApiPages(http);
  servePictures(http, platform.storage);
  await receivePaymentWebhooks(http, slices.billing.webhooks);
  serveFiles(http, { clock, files: slices.desk.files });
  serveExports(http, slices.privacy.exports);
  serveDocuments(http, slices);
  serveWidgetScript(http, { apps: slices.apps, callsPerMinute: settings.CALLS_PER_MINUTE });
  await serveSites(http, {
    apps: slices.apps,
    clientSettings: () => clientSettings(settings, { landingParrotId, trialDays: slices.billing.trialDays }),
    appPolicy: policy.withBotPictures,
  });
  await platform.outbox.start();

  return {
    platform,
    slices,
    routes,
    addresses,
    asOf: clock.asOf,
    showOnLanding(parrotId) {
      landingParrotId = parrotId;
    },
    async listen() {
      try {
        address = await http.listen({ host: settings.HOST, port: settings.PORT });
      } catch (error) {
        throw PortError.from(error, settings) ?? error;
      }
      return publicUrl();
    },
    async drain() {
      isDraining = true;
      const ms = settings.DRAIN_SECONDS * 1_000;
      platform.channels.drain(ms / 2);
      await pause(ms);
    },
    async close() {
      await closeInOrder(log, {
        connections: () => connections.during(platform.channels.close().then(() => http.close())),
        calls: () => slices.calls.stop(),
        desk: () => slices.desk.stop(),
        conversations: () => slices.conversations.stop(),
        accounts: () => slices.accounts.settle(),
        encoder: () => slices.answering.stop(),
        outbox: () => platform.outbox.stop(),
        notifications: () => slices.notifications.stop(),
        // After the outbox, whose last events the bot may still answer.
        answerCounts: () => slices.knowledge.stop(),
        jobs: () => platform.jobs.stop(),
        cluster: () => cluster.stop(),
        store: () => database.close(),
        metrics: async () => stopMetrics(),
        traces: stopTracing,
      });
    },
  };
}
