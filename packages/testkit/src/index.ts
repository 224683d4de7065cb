/** What tests stand on: the whole product on a store of its own, people, bots, sockets, a clock. */
export {
  newPublishedApp,
  newPublishedAppWith,
  OPENING_HOURS,
  publishWith,
  RETURNS,
} from './people/bots.ts';
export { brokenFlow, drawFlow, flowOf, greetingFlow, newDraftApp, saysBlock } from './people/flows.ts';
export {
  followRedirect,
  mailedToken,
  newEmail,
  newMember,
  newOwner,
  signInAs,
  TEST_PASSWORD,
} from './people/people.ts';
export { type Answer, type ApiClient, createApiClient, type TestSession } from './server/api-client.ts';
export { startTestServer, type TestServer } from './server/test-server.ts';
export {
  CLIENT_INFO,
  deskEnvelopeOf,
  openDeskSocket,
  openNotificationSocket,
  openSocket,
  openVisitorSocket,
  type TestSocket,
} from './sockets/test-socket.ts';
