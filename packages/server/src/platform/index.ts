/** The infrastructure below all features: store, HTTP, sockets, events, jobs, mail, files, time. */
export {
  type Bus,
  createBus,
  type DomainEvent,
  defineTopic,
  type EventCause,
  type Topic,
} from './bus/bus.ts';
export { coalesceByKey } from './bus/coalesce-by-key.ts';
export { createOutbox, type Outbox, type StoreEvents } from './bus/outbox.ts';
export { type Clock, systemClock } from './clock/clock.ts';
export { type AsOf, createDatedClock } from './clock/dated-clock.ts';
export { openCluster } from './cluster/cluster.ts';
export { RedisError } from './cluster/redis.ts';
export { createSharedCounts } from './cluster/shared-counts.ts';
export { createSharedParts } from './cluster/shared-parts.ts';
export { createSharedTable } from './cluster/shared-table.ts';
export { createSharedValues } from './cluster/shared-values.ts';
export { withoutGuard, writeCsv } from './csv/write-csv.ts';
export { arrayParameter } from './db/array-parameter.ts';
export { type DatabaseClaim, DatabaseInUseError } from './db/claim-database.ts';
export { claimDataFolder, type DataFolder, DataFolderError, shareDataFolder } from './db/data-folder.ts';
export {
  afterCommit,
  createDatabase,
  type Database,
  type Driver,
  type DriverOptions,
  type Tx,
} from './db/database.ts';
export { commitWith } from './db/fast-paths/commit-with.ts';
export { preparedQuery, preparedStatement } from './db/fast-paths/prepared-query.ts';
export { columnList, insertRows, jsonRows, updateRows } from './db/json-rows.ts';
export { migrate } from './db/migrate.ts';
export { claimStore, DatabaseError, openDriver } from './db/open-database.ts';
export { openPostgres } from './db/pg-driver.ts';
export { openPglite } from './db/pglite-driver.ts';
export { manyRows, manyRowsOf, rows } from './db/rows.ts';
export { storableJson } from './db/storable-json.ts';
export { isUnavailable } from './db/store-unavailable.ts';
export { scheduleVacuum } from './db/vacuum.job.ts';
export { registerApiPages } from './http/api-pages/register-api-pages.ts';
export { attachmentName } from './http/attachment-name.ts';
export { type Authorization, type Caller, type Client, clientOf, requirePermission } from './http/caller.ts';
export { createConnectionCloser } from './http/close-connections.ts';
export { createHttpServer } from './http/http-server.ts';
export { listAddresses } from './http/list-addresses.ts';
export { requireToken } from './http/operator-token.ts';
export { parseInput } from './http/parse-input.ts';
export { registerRoutes } from './http/register-routes.ts';
export {
  type CallInput,
  downloadRoute,
  type PublicInput,
  publicRoute,
  publicUploadRoute,
  type Route,
  route,
  uploadRoute,
} from './http/route.ts';
export { securityPolicy } from './http/security-policy.ts';
export { createJobs, defineJob, type Job, type Jobs } from './jobs/jobs.ts';
export { inSlices, mapInSlices } from './jobs/slices.ts';
export { createFairPriority } from './limits/fair-priority.ts';
export { createFairQueue, type FairQueue } from './limits/fair-queue.ts';
export { whenKnown } from './limits/limit.ts';
export { createQuotas } from './limits/quotas.ts';
export { createRateLimits } from './limits/rate-limits.ts';
export { createLog, type Log } from './log/log.ts';
export { type MailContent, type MailParagraph, renderMail } from './mail/mail-layout.ts';
export { createMailLimits, type LimitedMail } from './mail/mail-limits.ts';
export { createMailWriter } from './mail/mail-writer.ts';
export { createMailer, deleteStoredMail, listStoredMail, type Mail, type Mailer } from './mail/mailer.ts';
export { createLruCache } from './memory/lru-cache.ts';
export { createFetchGuarded, type FetchGuarded } from './outbound/fetch-guarded.ts';
export { OutboundError, type OutboundProblem } from './outbound/outbound-error.ts';
export {
  createPictureStore,
  PICTURE_TYPE,
  PICTURES_PATH,
  type PictureStore,
  picturePath,
} from './pictures/picture-store.ts';
export { createScaledPicture } from './pictures/scaled-picture.ts';
export { createSquarePicture } from './pictures/square-picture.ts';
export type { Platform } from './platform.ts';
export {
  admitUsers,
  clientOfSocket,
  loginRoom,
  ownerOf,
  type SocketOwner,
} from './realtime/admit-users.ts';
export { bindEmits } from './realtime/bind-emits.ts';
export { type Channels, createChannels } from './realtime/channels.ts';
export { createConnectionLimits } from './realtime/connection-limits.ts';
export { type EmitHandler, type EmitInput, onEmit } from './realtime/emit-handler.ts';
export { guardHandshake } from './realtime/guard-handshake.ts';
export { createVisitorLimits, type VisitorScope } from './realtime/visitor-limits.ts';
export { installationKey } from './secrets/installation-key.ts';
export { createSeal, type Seal } from './secrets/seal.ts';
export { hashSecretToken, newSecretToken } from './secrets/secret-token.ts';
export { createSignedLinks, type LinkQuery, type SignedLinks } from './secrets/signed-links.ts';
export { readSettings, type Settings, SettingsError } from './settings/settings.ts';
export { openStorage } from './storage/open-storage.ts';
export { type Storage, StorageError, type StoredFile } from './storage/storage.ts';
export { createMetrics } from './telemetry/metrics.ts';
export { startTracing } from './telemetry/tracing.ts';
export { writeZip, type ZipEntry, zipEntryName } from './zip/write-zip.ts';
