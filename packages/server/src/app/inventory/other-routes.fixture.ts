/** Everything that is served besides the calls of the contract, each reviewed: what it reveals, and to whom. */
import { newId } from '@parrot/contract/core';

type OtherRoute = {
  reveals: string;
  /** Paths that a stranger may try, and the status of the reply. */
  attempt?: readonly [path: string, status: number][];
};

const unknownExport = `/workspace-exports/${newId('ten')}/${newId('wex')}`;
const unknownDocument = `/documents/${newId('app')}/${newId('src')}`;

export const OTHER_ROUTES: Record<string, OtherRoute> = {
  'GET /': { reveals: 'the application, the same for everyone' },
  'GET /accounts': { reveals: 'a redirect to the login page' },
  'GET /accounts/*': { reveals: 'the login page', attempt: [['/accounts/..%2f..%2fpackage.json', 200]] },
  'GET /favicon.svg': { reveals: 'an icon' },
  'GET /assets/*': {
    reveals: 'files of the build',
    attempt: [
      ['/assets/..%2findex.html', 404],
      ['/assets/.vite', 404],
    ],
  },
  'GET /api/docs': { reveals: 'the published contract' },
  'GET /api/events': { reveals: 'the published contract' },
  'GET /api/events.json': { reveals: 'the published contract' },
  'GET /api/openapi.json': { reveals: 'the published contract' },
  'GET /try/:id': {
    reveals: 'whether a published bot has this id',
    attempt: [[`/try/${newId('prt')}`, 404]],
  },
  'GET /widget/*': { reveals: 'files of the build', attempt: [['/widget/..%2f..%2fpackage.json', 404]] },
  'GET /widget/:parrotId(^prt_[a-z0-9]{1,40}).js': {
    reveals: 'the launcher of a published bot',
  },
  'GET /pictures/*': {
    reveals: 'a picture, to those who have its random name',
    attempt: [
      ['/pictures/', 404],
      [`/pictures/${newId('fil')}.webp`, 404],
    ],
  },
  'GET /files/:id/:name': {
    reveals: 'a file, to those with a signed link',
    attempt: [
      [`/files/${newId('fil')}/a.png`, 404],
      [`/files/${newId('fil')}/a.png?until=9999999999&signature=x`, 404],
    ],
  },
  'GET /documents/:appId/:sourceId/:name': {
    reveals: 'a published document, or any to those with a signed link',
    attempt: [
      [`${unknownDocument}/a.pdf`, 404],
      [`${unknownDocument}/a.pdf?until=9999999999&signature=x`, 404],
    ],
  },
  'GET /workspace-exports/:tenantId/:id': {
    reveals: 'the export of a workspace, to those with a signed link',
    attempt: [
      [unknownExport, 404],
      [`${unknownExport}?until=9999999999&signature=x`, 404],
    ],
  },
  // Only the status: no credential is allowed with it.
  'OPTIONS /api/v1/widget/file': { reveals: 'that pages of other sites may send files' },
  'POST /webhooks/payments': {
    reveals: 'nothing: a body without the provider’s signature is refused',
    attempt: [['/webhooks/payments', 400]],
  },
};
