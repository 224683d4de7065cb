/** Desk calls with the ids of another tenant: visitors, files and predefined responses. */
import { newId } from '@parrot/contract/core';
import { unassignedUsers } from '@parrot/contract/desk';
import { saveResponse, uploadResponseFile } from '@parrot/contract/responses';
import type { TestServer } from '@parrot/testkit';
import { expect } from 'vitest';
import { type Attempt, foreignForm, hidden } from './foreign-attempts.fixture.ts';
import type { Company } from './two-tenants.fixture.ts';

/** The reply is the same, byte for byte, as for a nonexistent id. */
const withTheirs =
  (
    theirId: (server: TestServer, theirs: Company) => Promise<string>,
    neverWas: () => string,
    inputOf: (id: string) => object,
  ): Attempt =>
  async (server, { ours, theirs }, call) => {
    const target = call.method === 'POST' || call.method === 'PUT' ? 'body' : 'query';
    const ask = (id: string) => server.api.answer(call, { session: ours.owner, [target]: inputOf(id) });
    const foreign = await ask(await theirId(server, theirs));
    expect([foreign.status, foreign.text]).toEqual([404, (await ask(neverWas())).text]);
  };

async function visitorOf(server: TestServer, { owner }: Company): Promise<string> {
  const { items } = await server.api.call(unassignedUsers, { session: owner, body: {} });
  return items[0]?.userId ?? '';
}

function fileForm(): FormData {
  const form = new FormData();
  form.append('file', new File(['What we always say'], 'text.txt'));
  return form;
}

async function fileOf(server: TestServer, { owner }: Company): Promise<string> {
  const { file } = await server.api.call(uploadResponseFile, { session: owner, form: fileForm() });
  return file.fileId;
}

async function responseOf(server: TestServer, { owner }: Company): Promise<string> {
  const hashtag = `#${newId('prd').slice(-12)}`;
  const { response } = await server.api.call(saveResponse, {
    session: owner,
    body: { title: 'Theirs', hashtags: [hashtag], text: 'Theirs', appIds: [] },
  });
  return response.responseId;
}

const RUN = { withMessage: false, actions: [{ kind: 'close' }] };
const RESPONSE = { title: 'Ours', hashtags: ['#ours'], text: 'Ours', files: [] };
const byApp = hidden(({ appId }) => ({ appId }));
const bySession = hidden(({ userSessionId }) => ({ userSessionId }));
const theirVisitor = (inputOf: (userId: string) => object) =>
  withTheirs(visitorOf, () => newId('vis'), inputOf);
const theirFile = withTheirs(
  fileOf,
  () => newId('fil'),
  (fileId) => ({ fileId }),
);
const byAppOrSession: Attempt = async (server, tenants, call) => {
  await byApp(server, tenants, call);
  await bySession(server, tenants, call);
};

export const FOREIGN_DESK_CALLS: Record<string, Attempt> = {
  'desk.unassignedUsers': byApp,
  'desk.assignedUsers': byApp,
  'desk.escalatedUsers': byApp,
  'desk.historyUsers': byApp,
  'desk.botViewSessions': byApp,
  'desk.switchAgentTab': byApp,
  'desk.searchMessages': async (server, { ours, theirs }, call) => {
    const { items } = await server.api.call(unassignedUsers, { session: theirs.owner, body: {} });
    const text = items[0]?.userName ?? '';
    const found = await server.api.answer(call, { session: ours.owner, body: { text } });
    expect(found.status).toBe(200);
    expect(found.text).not.toContain(theirs.userSessionId);
  },
  'search.everything': async (server, { ours, theirs }, call) => {
    const { items } = await server.api.call(unassignedUsers, { session: theirs.owner, body: {} });
    for (const text of [items[0]?.userName ?? '', theirs.app.appName, theirs.owner.emailId]) {
      const found = await server.api.answer(call, { session: ours.owner, body: { text } });
      expect(found.status).toBe(200);
      for (const id of [theirs.userSessionId, theirs.app.appId, theirs.faqId, theirs.owner.userId])
        expect(found.text).not.toContain(id);
    }
  },
  'desk.availableAgents': byAppOrSession,
  'desk.onlineOfflineAgents': byAppOrSession,
  'desk.listAgents': byApp,
  'desk.setAgentCapacity': hidden(({ userId }) => ({ userId, capacity: 3 })),
  'desk.agentAppDetails': hidden(({ appId }) => ({ isAllApps: false, appId })),
  'desk.visitorContext': bySession,
  'desk.exportVisitor': theirVisitor((userId) => ({ userId })),
  'desk.eraseVisitor': theirVisitor((userId) => ({ userId, confirmName: 'Whoever' })),
  'desk.uploadFile': async (server, tenants, call) => {
    const { ours, theirs } = tenants;
    const ask = (userSessionId: string) =>
      server.api.answer(call, { session: ours.owner, body: { userSessionId }, form: fileForm() });
    const foreign = await ask(theirs.userSessionId);
    expect([foreign.status, foreign.text]).toEqual([404, (await ask(newId('uss'))).text]);
    await foreignForm(server, tenants, call);
  },
  'desk.downloadFile': theirFile,
  'desk.fileLink': theirFile,
  'desk.deleteFile': theirFile,
  'responses.list': byApp,
  'responses.apps': async (server, { ours, theirs }, call) => {
    const { status, text } = await server.api.answer(call, { session: ours.owner, body: {} });
    expect(status).toBe(200);
    expect(text).not.toContain(theirs.app.appId);
  },
  'responses.options': async (server, { ours, theirs }, call) => {
    const { status, text } = await server.api.answer(call, { session: ours.owner });
    expect(status).toBe(200);
    expect(text).not.toContain(theirs.owner.userId);
  },
  'responses.run': async (server, tenants, call) => {
    const run = () => ({ ...RUN, msgId: newId('msg') });
    const responseId = await responseOf(server, tenants.ours);
    await hidden(({ userSessionId }) => ({ ...run(), userSessionId, responseId }))(server, tenants, call);
    const { userSessionId } = tenants.ours;
    await withTheirs(
      responseOf,
      () => newId('prd'),
      (id) => ({ ...run(), userSessionId, responseId: id }),
    )(server, tenants, call);
  },
  'responses.save': hidden(({ appId }) => ({ ...RESPONSE, appIds: [appId] })),
  'responses.update': withTheirs(
    responseOf,
    () => newId('prd'),
    (responseId) => ({ ...RESPONSE, appIds: [], responseId, revision: 1 }),
  ),
  'responses.delete': withTheirs(
    responseOf,
    () => newId('prd'),
    (responseIds) => ({ responseIds }),
  ),
  'responses.uploadFile': foreignForm,
};
