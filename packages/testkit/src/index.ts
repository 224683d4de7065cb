/** The whole product on its own database, with tenants, apps, sockets, a fake model and a clock. */
export { startTestSmtp, type TestSmtp } from './mail/test-smtp.ts';
export { FAKE_MODEL_KEY, type FakeAnswer, type FakeModel, startFakeModel } from './models/fake-model.ts';
export { type OutsideApi, startOutsideApi } from './network/outside-api.ts';
export { createApiClient, type TestSession } from './server/api-client.ts';
export { createFixedClock } from './server/movable-clock.ts';
export { sharedTestServer } from './server/shared-test-server.ts';
export { testPlansFile } from './server/test-plans.ts';
export { startTestServer, type TestServer } from './server/test-server.ts';
export {
  deskEnvelopeOf,
  openDeskSocket,
  openNotificationSocket,
  openSocket,
  openVisitorSocket,
  type TestSocket,
} from './sockets/test-socket.ts';
export { openTestStore } from './store/postgres-store.ts';
export { findRedis, startTestRedis, type TestRedis } from './store/test-redis.ts';
export { brokenFlow, drawFlow, flowOf, greetingFlow, newDraftApp, textBlock } from './tenants/flows.ts';
export {
  followRedirect,
  mailedToken,
  newEmail,
  newMember,
  newOwner,
  signInAs,
  TEST_PASSWORD,
  withToursSeen,
} from './tenants/members.ts';
export {
  newPublishedApp,
  newPublishedAppWith,
  OPENING_HOURS,
  publishWith,
  RETURNS,
} from './tenants/published-apps.ts';
export { openTestTenant, type TestTenant, type TestVisitor } from './tenants/test-tenant.ts';
