import { agentConnect, deskAccessChanged, listAgentApps, openConversation } from '@parrot/contract/desk';
import { roleFunctions } from '@parrot/contract/team';
import { beforeEach, describe, expect, test } from 'vitest';
import { rightsOf } from '../../../testing/users.ts';
import { EMPTY_LISTS } from '../queues/queue-lists.ts';
import { refusal, until } from '../testing/desk-server.fixture.ts';
import { queueUser } from '../testing/queue-user.fixture.ts';
import {
  deskWith,
  loadedDesk,
  mine,
  prepareDesks,
  server,
  startDeskNow,
  state,
  waiting,
} from './desk-session.fixture.ts';

prepareDesks();

const GONE = refusal(404, 'not_found', 'We couldn’t find that.');

beforeEach(() => server.http.answer(roleFunctions, { status: 'success', ...rightsOf('agent') }));

const connections = () => server.emitsOf(agentConnect).length;
const changeAccess = () => server.push(deskAccessChanged, {});

describe('an agent whose apps change [RTM-06]', () => {
  test('reconnects on the same socket, and fetches everything again', async () => {
    await deskWith(mine);
    const given = server.put(queueUser({ userName: 'Of the new app' }), false);
    server.addMessage(mine, { value: 'Said meanwhile' }, false);
    changeAccess();
    await until(() => connections() === 2 && state().lists.unassigned.total === 2);
    expect(state().lists.unassigned.items).toContainEqual(given);
    await until(() => state().thread?.messages.some(({ value }) => value === 'Said meanwhile'));
    expect(state()).toMatchObject({ agentConnected: true, socketConnected: true, failure: null });
    expect(server.io.engine.clientsCount).toBe(1);
  });

  test('loses the open conversation of a revoked app', async () => {
    await deskWith(mine);
    server.answers.set(openConversation.name, () => GONE);
    changeAccess();
    await until(() => state().lostSessionId);
    expect(state()).toMatchObject({
      lostSessionId: mine.userSessionId,
      sessionId: null,
      thread: null,
      openFailure: null,
    });
  });

  test('and has none left sees nothing more, and is notified [DSK-04]', async () => {
    const { desk, onNoApps } = startDeskNow();
    await until(() => state().loaded);
    desk.open(mine.userSessionId);
    await until(() => state().thread);
    server.http.answer(listAgentApps, { status: 'success', items: [], count: 0 });
    changeAccess();
    await until(() => onNoApps.mock.calls.length);
    expect(state()).toMatchObject({ lists: EMPTY_LISTS, thread: null, appList: { count: 0 } });
    server.http.answer(listAgentApps, { status: 'success', items: [], count: 1 });
    changeAccess();
    await until(() => state().lists.unassigned.total === 1);
    expect(state().lists.unassigned.items).toEqual([waiting]);
  });

  test('or who may no longer use the desk does not reconnect: the page redirects them [RTE-09]', async () => {
    await loadedDesk();
    server.http.answer(roleFunctions, { status: 'success', ...rightsOf('builder') });
    changeAccess();
    await until(() => server.http.requestsTo(roleFunctions).length === 1 && !state().agentConnected);
    changeAccess();
    await until(() => server.http.requestsTo(roleFunctions).length === 2);
    expect(connections()).toBe(1);
  });

  test("is notified if the lists can't be refreshed, and a retry succeeds", async () => {
    const desk = await loadedDesk();
    server.http.refuse(roleFunctions, 'internal');
    changeAccess();
    await until(() => state().failure);
    server.http.answer(roleFunctions, { status: 'success', ...rightsOf('agent') });
    await desk.tryAgain();
    expect(state()).toMatchObject({ failure: null, agentConnected: true });
  });
});
