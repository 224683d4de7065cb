/// <reference types="node" />
/** Due times in the rows and the header of conversations. */
import { HOUR_MS } from '@parrot/contract/core';
import { dueChanged, type NextDue, readSessionDues } from '@parrot/contract/tickets';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  elena,
  hannah,
  lukas,
  openDesk,
  openWith,
  prepareDeskPage,
  row,
  server,
} from './desk-page.fixture.tsx';

prepareDeskPage();

/** In hours, which do not change while the test runs. */
const dueIn = (hours: number, warnIn = 0): NextDue => ({
  kind: 'firstResponse',
  dueAt: new Date(Date.now() + hours * HOUR_MS).toISOString(),
  warnAt: new Date(Date.now() + warnIn * HOUR_MS).toISOString(),
});

test('rows show the time left that their list brings, and change with a push', async () => {
  server.dues.push(
    { userSessionId: lukas.userSessionId, due: dueIn(12.5, 10) },
    { userSessionId: hannah.userSessionId, due: dueIn(-15.5) },
  );
  await openDesk();
  const calm = await within(await row(lukas)).findByText('12 hr left');
  expect(calm.closest('time')?.dataset.tone).toBe('calm');
  const late = await within(await row(hannah)).findByText('Overdue by 15 hr');
  expect(late.closest('time')?.dataset.tone).toBe('late');
  server.push(dueChanged, { userSessionId: hannah.userSessionId, due: dueIn(20.5, -1) });
  await within(await row(hannah)).findByText('20 hr left');
  server.push(dueChanged, { userSessionId: hannah.userSessionId, due: null });
  await waitFor(async () => expect(within(await row(hannah)).queryByText('20 hr left')).toBeNull());
  expect(server.http.requestsTo(readSessionDues)).toEqual([]);
});

test('the header of an open conversation shows the same', async () => {
  server.dues.push({ userSessionId: elena.userSessionId, due: dueIn(30.5) });
  await openWith(elena);
  const region = screen.getByRole('region', { name: 'Conversation with Elena García' });
  await within(region).findByText('30 hr left');
});
