import { newId } from '@parrot/contract/core';
import { createSchedule, listSchedules, type Schedule, setAppSchedule } from '@parrot/contract/hours';
import { readTargetSettings, saveTargetSettings, type TargetSettings } from '@parrot/contract/tickets';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../testing/press.ts';
import { rightsOf } from '../../testing/users.ts';
import HoursPage from './hours-page.tsx';
import { field, openPage } from './studio.fixture.tsx';

const DAY = [{ from: '09:00', until: '17:00' }];
const OFFICE: Schedule = {
  scheduleId: newId('sch'),
  name: 'Office',
  timeZone: 'UTC',
  days: { mon: DAY, tue: DAY, wed: DAY, thu: DAY, fri: DAY, sat: [], sun: [] },
  holidays: [],
  revision: 1,
};
const SHOP = { appId: newId('app'), appName: 'StoreAssist', scheduleId: null };

const NONE = { firstResponse: null, resolution: null };
const SETTINGS: TargetSettings = {
  warnPercent: 80,
  targets: { low: NONE, normal: NONE, high: NONE, urgent: NONE },
  revision: 4,
};

const open = (schedules: Schedule[]) =>
  openPage(<HoursPage />, {
    rights: rightsOf('admin'),
    prepare: (server) => {
      server.answer(listSchedules, { status: 'success', schedules, apps: [SHOP], groups: [] });
      server.answer(readTargetSettings, { status: 'success', settings: SETTINGS, openTickets: 3 });
    },
  });

test('a schedule is created with hours copied from one day to all', async () => {
  const { server, user } = await open([]);
  server.answer(createSchedule, { status: 'success', schedule: OFFICE });
  await press(user, 'Create schedule');
  const drawer = within(await screen.findByRole('dialog'));
  await user.type(drawer.getByLabelText('Name'), 'Office');
  await press(user, 'Add hours on Monday');
  await press(user, 'Copy Monday to other days');
  await user.click(await screen.findByRole('menuitem', { name: 'Copy to all days' }));
  await user.click(drawer.getByRole('button', { name: 'Create schedule' }));
  await waitFor(() => expect(server.requestsTo(createSchedule)).toHaveLength(1));
  const body = server.requestsTo(createSchedule)[0]?.body as Schedule;
  expect(body.name).toBe('Office');
  expect(body.days.sun).toEqual([...DAY, { from: '18:00', until: '21:00' }]);
});

test('a card shows the week and whether it is open, and an app gets its schedule at once', async () => {
  const { server, user } = await open([OFFICE]);
  const card = within(await screen.findByRole('region', { name: 'Office' }));
  expect(card.getByText(/^(Open now|Closed), /)).toBeDefined();
  expect(card.getAllByText('09:00–17:00')).toHaveLength(5);
  server.answer(setAppSchedule, { status: 'success' });
  await user.click(field('Hours of StoreAssist'));
  await user.click(await screen.findByRole('option', { name: 'Office' }));
  await waitFor(() =>
    expect(server.requestsTo(setAppSchedule)[0]?.body).toMatchObject({
      appId: SHOP.appId,
      scheduleId: OFFICE.scheduleId,
    }),
  );
});

test('targets are saved with their revision, for open tickets too if requested', async () => {
  const { server, user } = await open([]);
  server.answer(saveTargetSettings, {
    status: 'success',
    settings: { ...SETTINGS, revision: 5 },
    openTickets: 3,
  });
  await user.type(await screen.findByLabelText('First response, Urgent'), '5');
  await user.click(screen.getByRole('checkbox', { name: 'Also apply to 3 open tickets' }));
  await press(user, 'Save targets');
  await waitFor(() => expect(server.requestsTo(saveTargetSettings)).toHaveLength(1));
  expect(server.requestsTo(saveTargetSettings)[0]?.body).toMatchObject({
    revision: 4,
    warnPercent: 80,
    targets: { ...SETTINGS.targets, urgent: { ...NONE, firstResponse: { amount: 5, unit: 'minutes' } } },
    applyToOpen: true,
  });
});

test('a bad target is named at its field; after another admin’s change nothing that was typed is lost', async () => {
  const { server, user } = await open([]);
  const amount = await screen.findByLabelText<HTMLInputElement>('Resolution, High');
  await user.type(amount, '-2');
  await press(user, 'Save targets');
  await screen.findByText('Please enter 1 or more, or leave it blank.');
  expect(server.requestsTo(saveTargetSettings)).toEqual([]);
  await user.clear(amount);
  await user.type(amount, '6');
  server.refuse(saveTargetSettings, 'conflict');
  await press(user, 'Save targets');
  await screen.findByText(/Someone else changed the targets in the meantime/);
  expect(amount.value).toBe('6');
  await press(user, 'Show the current targets');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Resolution, High').value).toBe(''));
});
