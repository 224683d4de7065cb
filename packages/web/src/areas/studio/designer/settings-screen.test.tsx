import { appDetails, updateApp } from '@parrot/contract/apps';
import type { Rights } from '@parrot/contract/core';
import { type Understanding, understanding } from '@parrot/contract/knowledge';
import {
  listModels,
  listModelUse,
  MODEL_PROBLEMS,
  type ModelBudget,
  type ModelConnection,
  type ModelUse,
  removeModel,
  saveModel,
  saveModelBudget,
  testModel,
} from '@parrot/contract/models';
import { previewRetention, saveRetention } from '@parrot/contract/privacy';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { queryClient } from '../../../shared/query/query-client.ts';
import { press } from '../../../testing/press.ts';
import { rightsOf } from '../../../testing/users.ts';
import ModelsPage from '../models-page.tsx';
import { field, fill, openPage, problemAt } from '../studio.fixture.tsx';
import { app, done, newStoredSettings, serveSettings } from './designer.fixture.tsx';
import DesignerPage from './designer-page.tsx';

const KEY = 'sk-live-0123456789abcdef-WXYZ';
const openAi: ModelConnection = {
  provider: 'openai',
  address: '',
  modelName: 'gpt-4o-mini',
  apiVersion: '',
  file: '',
  prices: { input: 0.15, output: 0.6 },
  keyEnding: 'WXYZ',
  savedAt: '2026-03-01T10:00:00.000Z',
};
const noBudget = { monthlyTokens: null, monthlyCost: null };

type Start = {
  connections?: ModelConnection[];
  budget?: ModelBudget;
  used?: { usedTokens: number; usedCost: number; usedPercent: number | null };
  use?: ModelUse[];
  rights?: Rights;
};

/** A fake server that stores connections and the budget. */
async function openSettings(start: Start = {}) {
  const opened = await openWithModels(<DesignerPage />, start);
  await screen.findByRole('radio', { name: 'No model' });
  return opened;
}

/** The page on which admins connect models. */
const openModels = (start: Start = {}) => openWithModels(<ModelsPage />, start);

async function openWithModels(
  page: ReactElement,
  { connections = [], budget = noBudget, use = [], rights, ...more }: Start,
) {
  const models = { connections, budget };
  const used = more.used ?? { usedTokens: 0, usedCost: 0, usedPercent: null };
  const budgetState = () => ({ ...models.budget, ...used, endsAt: '2026-04-01T00:00:00.000Z' });
  const settings = newStoredSettings();
  const opened = await openPage(page, {
    at: `/home/studio/designer?app=${app.appId}&screen=settings`,
    ...(rights && { rights }),
    prepare: (server) => {
      serveSettings(server, settings);
      server.answer(listModels, () => ({
        ...done,
        connections: models.connections,
        budget: budgetState(),
        files: [],
      }));
      server.answer(listModelUse, { ...done, items: use });
      server.answer(saveModel, () => {
        models.connections = [openAi];
        return { ...done, connection: openAi };
      });
      server.answer(saveModelBudget, ({ body }) => {
        models.budget = body as ModelBudget;
        return { ...done, budget: budgetState() };
      });
      server.answer(removeModel, () => {
        models.connections = [];
        return done;
      });
    },
  });
  // The pointer-events check is off: nothing is hidden by styles, and the check takes most of the time.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...opened, user, stored: settings };
}
const pageText = () => document.body.textContent ?? '';

test('a model is connected: invalid input is reported at its field, a failed test shows the reason and duration, and the key is never shown again [DSG-07]', async () => {
  const { server, user } = await openModels();
  await press(user, 'Connect Open AI');
  const dialog = await screen.findByRole('dialog', { name: 'Connect Open AI' });
  await fill(user, 'Address', 'ftp://models.example');
  await user.click(within(dialog).getByRole('button', { name: 'Test connection' }));
  await waitFor(() => expect(problemAt('Address')).toBe('Please enter an address such as https://….'));
  await waitFor(() => expect(problemAt('Model')).toBe('Required'));
  expect(server.requestsTo(testModel)).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(field('Address')));

  await user.clear(field('Address'));
  await fill(user, 'Model', 'gpt-4o-mini');
  await fill(user, 'Key', KEY);
  await fill(user, 'Input', '0.15');
  expect(field('Key').type).toBe('password');
  server.answer(testModel, {
    ...done,
    ok: false,
    problem: 'refused',
    message: MODEL_PROBLEMS.refused,
    milliseconds: 1_234,
  });
  await user.click(within(dialog).getByRole('button', { name: 'Test connection' }));
  await within(dialog).findByText(`${MODEL_PROBLEMS.refused} (1,234 ms)`);
  server.answer(testModel, { ...done, ok: true, problem: null, message: '', milliseconds: 312 });
  await user.click(within(dialog).getByRole('button', { name: 'Test connection' }));
  await within(dialog).findByText('Connected. Response time 312 ms.');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));

  await screen.findByText('Open AI connected');
  expect(server.requestsTo(saveModel)[0]?.body).toMatchObject({
    provider: 'openai',
    address: '',
    modelName: 'gpt-4o-mini',
    apiVersion: '',
    file: '',
    prices: { input: 0.15, output: 0 },
    key: KEY,
  });
  await screen.findByText('Model gpt-4o-mini · key ending in WXYZ');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(JSON.stringify(queryClient.getMutationCache().getAll())).not.toContain(KEY));
  expect(document.documentElement.outerHTML).not.toContain(KEY);
});

test('a connection is edited without its key, and removed after a confirmation [DSG-07]', async () => {
  const { server, user } = await openModels({ connections: [openAi] });
  // Reopened, the key field is empty; left so, no key is sent and the stored one stays.
  await press(user, 'Change Open AI');
  const again = await screen.findByRole('dialog', { name: 'Open AI' });
  expect(field('Key').value).toBe('');
  within(again).getByText(/Leave empty to keep the key ending in WXYZ/);
  await user.click(within(again).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.requestsTo(saveModel)).toHaveLength(1));
  expect(server.requestsTo(saveModel)[0]?.body).not.toHaveProperty('key');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await press(user, 'Remove Open AI');
  const question = await screen.findByRole('dialog', { name: 'Remove Open AI?' });
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await screen.findByText('Open AI removed');
  expect(server.requestsTo(removeModel)[0]?.queryString).toBe('provider=openai');
});

test('an admin selects a connected model for the app, and manages models and their budget elsewhere [DSG-07]', async () => {
  const { user, stored } = await openSettings({ connections: [openAi] });
  // The app uses the default, so any connected model applies.
  await screen.findByText(/Microsoft Open AI isn’t connected, so Open AI writes the answers/);
  await user.click(screen.getByRole('radio', { name: 'Open AI' }));
  await screen.findByText('Open AI writes the answers using gpt-4o-mini.');
  await waitFor(() => expect(stored.settings.gptData.type).toBe('openai'));
  expect(screen.queryByRole('heading', { name: 'Monthly budget' })).toBeNull();
  const link = screen.getByRole('link', { name: 'Manage models and budget' });
  expect(link.getAttribute('href')).toBe('/home/studio/models');
});

test('a builder selects among the connected models and sees neither keys nor costs [DSG-07]', async () => {
  const { server, user, stored } = await openSettings({
    connections: [openAi],
    rights: rightsOf('builder'),
  });
  await screen.findByRole('radio', { name: 'Open AI', description: 'Connected: gpt-4o-mini' });
  await user.click(screen.getByRole('radio', { name: 'Parrot AI' }));
  await waitFor(() =>
    expect(pageText()).toContain(
      'Parrot AI isn’t connected. Without a model, your bot quotes its sources word for word. Ask an admin to connect one.',
    ),
  );
  await waitFor(() => expect(stored.settings.gptData.type).toBe('llama'));
  expect(server.requestsTo(updateApp)[0]?.body).toMatchObject({
    revision: 1,
    gptData: { type: 'llama' },
  });
  expect(screen.queryByRole('link', { name: 'Manage models and budget' })).toBeNull();
  expect(pageText()).not.toContain('WXYZ');
  expect(server.requestsTo(listModelUse)).toEqual([]);
});

test('the budget shows the usage and what happens at the limit; usage is summed by day, app and purpose [DSG-07]', async () => {
  const one: ModelUse = {
    day: '2026-03-02',
    appId: app.appId,
    appName: 'StoreAssist',
    provider: 'openai',
    purpose: 'answer',
    calls: 3,
    inputTokens: 900,
    outputTokens: 100,
    cost: 0.004,
  };
  const { server, user } = await openModels({
    connections: [openAi],
    budget: { monthlyTokens: 1_000, monthlyCost: null },
    used: { usedTokens: 1_500, usedCost: 0.006, usedPercent: 150 },
    use: [one, { ...one, purpose: 'translate', calls: 1, inputTokens: 400 }],
  });
  await screen.findByText('Used up. Your bots quote their sources word for word until April 1.');
  expect(
    screen
      .getByRole('progressbar', { name: '1,500 of 1,000 tokens used this month' })
      .getAttribute('aria-valuenow'),
  ).toBe('100');

  const rows = () => screen.getAllByRole('row').map((row) => row.textContent);
  await screen.findByRole('table');
  expect(rows()).toEqual(['DayCallsTokensCost', 'March 241,500< $0.01']);
  await user.click(screen.getByRole('radio', { name: 'Purpose' }));
  const byPurpose = ['Answers31,000< $0.01', 'Translations1500< $0.01'];
  await waitFor(() => expect(rows().slice(1)).toEqual(byPurpose));

  await user.clear(field('Tokens per month'));
  await fill(user, 'US dollars per month', '25');
  await press(user, 'Save budget');
  await screen.findByText('Budget saved');
  expect(server.requestsTo(saveModelBudget)[0]?.body).toMatchObject({ monthlyTokens: null, monthlyCost: 25 });
  await screen.findByText('< $0.01 of $25 used this month');
});

test('the settings show whether questions are matched by meaning, and the progress of embedding', async () => {
  const { server } = await openSettings();
  await screen.findByText('Semantic + keyword');
  expect(screen.queryByRole('progressbar', { name: 'Texts processed' })).toBeNull();
  const sendState = async (state: Understanding) => {
    server.answer(understanding, { ...done, ...state });
    await queryClient.invalidateQueries({ queryKey: ['understanding'] });
  };
  await sendState({ encoder: 'loading', learning: { done: 1_200, total: 50_000 } });
  await screen.findByText(/Questions are matched by keyword/);
  screen.getByText(/^1,200 of 50,000 texts processed/);
  const bar = screen.getByRole('progressbar', { name: 'Texts processed' });
  expect(bar.getAttribute('aria-valuenow')).toBe('2.4');
  await sendState({ encoder: 'off', learning: null });
  await screen.findByText(/turned off on this installation/);
  await sendState({ encoder: 'failed', learning: null });
  await screen.findByText(/couldn’t be loaded; see the server log/);
});

test('GenAI is introduced until the builder closes the dialog, with the model it proposes; facts for every answer are saved [DSG-05]', async () => {
  const stored = newStoredSettings();
  const genAi = { ...app, appType: 'GenAI' as const };
  stored.settings.gptData = { ...stored.settings.gptData, showGenAIModal: true };
  const { user } = await openPage(<DesignerPage />, {
    at: `/home/studio/designer?app=${app.appId}&screen=settings`,
    prepare: (server) => {
      serveSettings(server, stored);
      server.answer(appDetails, () => ({ ...done, app: genAi, ...stored }));
    },
  });
  const dialog = await screen.findByRole('dialog', { name: 'How a GenAI app answers' });
  within(dialog).getByText(/^Microsoft Open AI writes the answers once it’s connected/);
  await user.click(within(dialog).getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(stored.settings.gptData.showGenAIModal).toBe(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await fill(user, 'Background facts', 'We sell lamps in Oslo.');
  await waitFor(() => expect(stored.settings.gptData.defaultData).toBe('We sell lamps in Oslo.'));
});

test('a shorter retention period says how many conversations it deletes before it is saved', async () => {
  const { server, user } = await openSettings();
  server.answer(previewRetention, { ...done, conversations: 1_234 });
  server.answer(saveRetention, done);
  await user.click(await screen.findByRole('combobox', { name: 'Keep conversations' }));
  await user.click(await screen.findByRole('option', { name: '90 days' }));
  const panel = screen.getByRole('heading', { name: 'Data retention' }).closest('section');
  await user.click(within(panel as HTMLElement).getByRole('button', { name: 'Save' }));
  const ask = within(await screen.findByRole('dialog', { name: 'Shorten the retention period?' }));
  ask.getByText(/permanently deletes 1,234 conversations/);
  expect(server.requestsTo(saveRetention)).toEqual([]);
  await user.click(ask.getByRole('button', { name: 'Save and delete' }));
  await screen.findByText('Retention period saved');
  expect(server.requestsTo(saveRetention)[0]?.body).toMatchObject({ days: 90 });
});
