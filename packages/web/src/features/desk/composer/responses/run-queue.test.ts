/** Actions of responses on their way to the server: in order, repeated until the outcome is known, and reported. */
import { DONE, newId } from '@parrot/contract/core';
import { type NamedAction, runResponse } from '@parrot/contract/responses';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { mine, prepareDesks, server, waiting } from '../../session/desk-session.fixture.ts';
import { until } from '../../testing/desk-server.fixture.ts';
import { RETRY_MS } from '../temporary-failure.ts';
import { updateRuns, useUnsentStore } from '../unsent-store.ts';
import type { PlannedRun } from './planned-actions.ts';
import { createRunQueue } from './run-queue.ts';

prepareDesks();

const named = (action: NamedAction['action'], name = ''): NamedAction => ({ action, name, isGone: false });
const TAG = named({ kind: 'addTag', tagId: newId('tag') }, 'Refund');
const SOLVE = named({ kind: 'setStatus', status: 'solved' });
const CLOSE = named({ kind: 'close' });
const runOf = (actions: NamedAction[], responseId = newId('prd')): PlannedRun => ({
  msgId: newId('msg'),
  withMessage: true,
  actions: actions.map((action) => ({ ...action, responseId })),
});
const plan = (run: PlannedRun, session = mine) => updateRuns(session.userSessionId, (runs) => [...runs, run]);
const planned = () => Object.values(useUnsentStore.getState().runs).flat();
const requests = () => server.http.requestsTo(runResponse).map(({ body }) => body);
const kindsOf = (body: (typeof requests extends () => (infer Body)[] ? Body : never) | undefined) =>
  (body as { actions: NamedAction['action'][] } | undefined)?.actions.map(({ kind }) => kind);

let reports: { done: string[]; failed: string[] };
const release = vi.fn(async () => {});
const reopen = vi.fn(async () => {});
const resumed = () => {
  const queue = createRunQueue({ release, reopen });
  queue.resume();
  return queue;
};
const answer = (reasons: (string | null)[] = []) =>
  server.http.answer(runResponse, ({ body }) => ({
    ...DONE,
    outcomes: (body as { actions: NamedAction['action'][] }).actions.map((action, at) => ({
      action,
      reason: reasons[at] ?? null,
    })),
  }));

beforeEach(async () => {
  await loadTexts(['response-parts', 'desk']);
  useUnsentStore.setState({ runs: {} });
  reports = { done: [], failed: [] };
  vi.spyOn(toast, 'success').mockImplementation((message) => {
    reports.done.push(String(message));
    return '';
  });
  vi.spyOn(toast, 'failure').mockImplementation((message) => {
    const parts = (Array.isArray(message) ? message : [message]) as { props: { children: string } }[];
    reports.failed.push(...parts.map(({ props }) => props.children));
    return '';
  });
});

describe('the runs of a conversation', () => {
  test('are sent in order, one after the other, each once', async () => {
    answer();
    const [first, second] = [runOf([TAG]), runOf([SOLVE])];
    plan(first);
    plan(second);
    const queue = resumed();
    queue.resume();
    await until(() => planned().length === 0 && reports.done.length === 2);
    expect(requests().map((body) => [body?.msgId, kindsOf(body)])).toEqual([
      [first.msgId, ['addTag']],
      [second.msgId, ['setStatus']],
    ]);
    expect(reports.done).toEqual(['Done: Tag Refund', 'Done: Status Solved']);
    queue.end();
  });

  test('do not wait for those of another conversation', async () => {
    server.http.answer(runResponse, ({ body }) =>
      body?.userSessionId === mine.userSessionId
        ? { ...DONE, outcomes: [{ action: TAG.action, reason: null }] }
        : { ...DONE, outcomes: [{ action: SOLVE.action, reason: 'This ticket was merged.' }] },
    );
    plan(runOf([TAG]));
    plan(runOf([SOLVE]), waiting);
    resumed();
    await until(() => reports.done.length + reports.failed.length === 2);
    expect(reports).toEqual({
      done: ['Done: Tag Refund'],
      failed: ['Status Solved: This ticket was merged.'],
    });
  });

  test('of two responses in one reply are one request for each, and one report', async () => {
    answer();
    const [one, other] = [newId('prd'), newId('prd')];
    const run = runOf([TAG], one);
    plan({ ...run, actions: [...run.actions, ...runOf([SOLVE], other).actions] });
    resumed();
    await until(() => reports.done.length === 1);
    expect(requests().map((body) => [body?.responseId, body?.msgId])).toEqual([
      [one, run.msgId],
      [other, run.msgId],
    ]);
    expect(reports.done).toEqual(['Done: Tag Refund, Status Solved']);
  });

  test('that close release delayed replies first', async () => {
    const order: string[] = [];
    release.mockImplementationOnce(async () => void order.push('released'));
    server.http.answer(runResponse, () => {
      order.push('closed');
      return { ...DONE, outcomes: [{ action: CLOSE.action, reason: null }] };
    });
    plan(runOf([CLOSE]));
    resumed();
    await until(() => planned().length === 0);
    expect(order).toEqual(['released', 'closed']);
    expect([reports.failed, reopen.mock.calls]).toEqual([[], []]);
  });
});

describe('a run that does not work', () => {
  test('at first, as the server is unavailable, is repeated with the same id until its outcome is known', async () => {
    server.http.refuse(runResponse, 'unavailable');
    const run = runOf([TAG, SOLVE]);
    plan(run);
    const queue = resumed();
    await until(() => requests().length === 1);
    expect([planned(), reports]).toEqual([[run], { done: [], failed: [] }]);
    answer();
    while (reports.done.length === 0) await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect(new Set(requests().map((body) => body?.msgId))).toEqual(new Set([run.msgId]));
    expect([planned(), reports.failed]).toEqual([[], []]);
    queue.end();
  });

  test('in part is reported by name, with the reason, and what was done with it', async () => {
    answer(['This tag no longer exists. Please choose another one.']);
    plan(runOf([TAG, SOLVE]));
    resumed();
    await until(() => reports.done.length === 1);
    expect(reports).toEqual({
      done: ['Done: Status Solved'],
      failed: ['Tag Refund: This tag no longer exists. Please choose another one.'],
    });
  });

  test.each([
    ['permission_denied', 'Your role doesn’t allow this.'],
    ['not_found', 'You no longer have access to this conversation.'],
  ] as const)(
    'as it is refused with %s is reported for each action, and not repeated',
    async (code, message) => {
      server.http.refuse(runResponse, code, { message });
      plan(runOf([TAG, CLOSE]));
      resumed();
      await until(() => reports.failed.length === 2);
      await vi.advanceTimersByTimeAsync(RETRY_MS * 3);
      expect([requests().length, planned(), reports]).toEqual([
        1,
        [],
        { done: [], failed: [`Tag Refund: ${message}`, `Close conversation: ${message}`] },
      ]);
    },
  );

  test('does not hold up the next one', async () => {
    const [bad, good] = [runOf([TAG]), runOf([SOLVE])];
    server.http.answer(runResponse, ({ body }) => ({
      ...DONE,
      outcomes:
        body?.msgId === bad.msgId
          ? [{ action: TAG.action, reason: 'No.' }]
          : [{ action: SOLVE.action, reason: null }],
    }));
    plan(bad);
    plan(good);
    resumed();
    await until(() => reports.done.length === 1);
    expect(reports).toEqual({ done: ['Done: Status Solved'], failed: ['Tag Refund: No.'] });
  });
});

test('after the desk has ended nothing is repeated', async () => {
  server.http.refuse(runResponse, 'unavailable');
  plan(runOf([TAG]));
  const queue = resumed();
  await until(() => requests().length === 1);
  // The repetition is planned by then.
  await vi.advanceTimersByTimeAsync(0);
  queue.end();
  await vi.advanceTimersByTimeAsync(RETRY_MS * 3);
  expect(requests()).toHaveLength(1);
  expect(planned()).toHaveLength(1);
});
