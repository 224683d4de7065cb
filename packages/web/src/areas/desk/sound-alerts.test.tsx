/// <reference types="node" />
import { type Profile, TOURS } from '@parrot/contract/accounts';
import type { Absence } from '@parrot/contract/core';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AINO, at } from '../../features/desk/testing/queue-user.fixture.ts';
import * as sound from '../../shared/browser/play-sound.ts';
import { queryClient } from '../../shared/query/query-client.ts';
import { profileQuery } from '../../shared/session/session-queries.ts';
import { freezeTime, seen } from '../../testing/home.ts';
import { MAYA } from '../../testing/users.ts';
import { hannah, lukas, openDesk, prepareDeskPage, server } from './desk-page.fixture.tsx';

prepareDeskPage();

const rows = () =>
  within(screen.getByRole('tabpanel')).queryAllByRole('button', { name: /^Open conversation/ });

const setAbsence = (absence: Absence | null) => {
  const profile: Profile = {
    userName: MAYA.name,
    emailId: MAYA.emailId,
    profileUrl: '',
    userStatus: absence ? 'INACTIVE' : 'ACTIVE',
    tenantList: [],
    language: 'en',
    timeZone: 'UTC',
    hasPassword: true,
    seenTours: [...TOURS],
    absence,
  };
  queryClient.setQueryData(profileQuery.queryKey, { status: 'success', ...profile });
};

test('it rings repeatedly while a visitor is waiting, until they are taken', async () => {
  freezeTime();
  const ring = vi.spyOn(sound, 'playSound').mockResolvedValue(true);
  await openDesk();
  await seen(() => expect(ring).toHaveBeenCalledTimes(1));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ring).toHaveBeenCalledTimes(2);
  for (const session of [lukas, hannah]) server.put({ ...session, status: 'ASSIGNED', agentId: AINO.userId });
  await seen(() => expect(screen.queryByText('Sound on')).toBeNull());
  await vi.advanceTimersByTimeAsync(15_000);
  expect(ring).toHaveBeenCalledTimes(2);
});

test('it does not ring for visitors who left, and rings again when one returns', async () => {
  freezeTime();
  const ring = vi.spyOn(sound, 'playSound').mockResolvedValue(true);
  const left = [lukas, hannah].map((session) => ({ ...session, visitorLeftAt: at(10) }));
  for (const session of left) server.put(session, false);
  await openDesk();
  await seen(() => expect(rows()).toHaveLength(2));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ring).not.toHaveBeenCalled();
  expect(document.title).toBe('Chats · Parrot');
  server.put(lukas);
  await seen(() => expect(ring).toHaveBeenCalledTimes(1));
  expect(document.title).toBe('(1) Chats · Parrot');
});

test('it does not ring while the agent is away', async () => {
  freezeTime();
  const ring = vi.spyOn(sound, 'playSound').mockResolvedValue(true);
  setAbsence({ since: at(0), until: null, reason: 'Training or Meetings', bySelf: true, byName: MAYA.name });
  await openDesk();
  await seen(() => expect(rows()).toHaveLength(2));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ring).not.toHaveBeenCalled();
  setAbsence(null);
  await seen(() => expect(ring).toHaveBeenCalledTimes(1));
});
