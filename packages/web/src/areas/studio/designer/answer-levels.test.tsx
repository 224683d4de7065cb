import { topicDetails } from '@parrot/contract/knowledge';
import { previewAnswerLevels } from '@parrot/contract/learning';
import { listModels, listModelUse } from '@parrot/contract/models';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '../studio.fixture.tsx';
import { app, done, newStoredSettings, serveSettings } from './designer.fixture.tsx';
import DesignerPage from './designer-page.tsx';

const EFFECT = {
  ...done,
  asked: 500,
  levels: [
    { level: 'cautious' as const, answer: 260, didYouMean: 190, unknown: 50 },
    { level: 'balanced' as const, answer: 340, didYouMean: 110, unknown: 50 },
    { level: 'eager' as const, answer: 430, didYouMean: 30, unknown: 40 },
  ],
  examples: [
    {
      question: 'Can I change my order?',
      outcomes: { cautious: 'didYouMean' as const, balanced: 'answer' as const, eager: 'answer' as const },
    },
  ],
  cutShort: false,
};
const topic = { domain: '', topic: 'Billing', subtopicLevel1: '', subtopicLevel2: '', count: 4 };

async function openSettings(stored = newStoredSettings()) {
  const opened = await openPage(<DesignerPage />, {
    at: `/home/studio/designer?app=${app.appId}&screen=settings`,
    prepare: (server) => {
      serveSettings(server, stored);
      const budget = {
        monthlyTokens: null,
        monthlyCost: null,
        usedTokens: 0,
        usedCost: 0,
        usedPercent: null,
        endsAt: '2026-04-01T00:00:00.000Z',
      };
      server.answer(listModels, { ...done, connections: [], budget, files: [] });
      server.answer(listModelUse, { ...done, items: [] });
      server.answer(topicDetails, { ...done, topics: [topic], total: 4 });
      server.answer(previewAnswerLevels, EFFECT);
    },
  });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...opened, user, stored };
}

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('the effect of each level is shown on real questions, and a level is saved with the draft', async () => {
  const { user, stored } = await openSettings();
  const table = await screen.findByRole('table', { name: /On your last 500 questions/ });
  expect(cells(within(table).getByRole('row', { name: /^Cautious/ }))).toEqual(['260', '190', '50']);
  expect(cells(within(table).getByRole('row', { name: /^Eager/ }))).toEqual(['430', '30', '40']);
  await screen.findByText('Can I change my order?');
  await screen.findByText('Cautious: Asked to clarify · Balanced: Answered · Eager: Answered');

  await user.click(screen.getByRole('radio', { name: 'Cautious' }));
  await screen.findByText(/^Answers only when it’s very sure/);
  await waitFor(() => expect(stored.settings.behaviour.answerLevel).toBe('cautious'));
});

test('a topic gets a level of its own, with its effect, and loses it again', async () => {
  const { user, server, stored } = await openSettings();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Add a topic…' }), 'Billing');
  const path = { domain: '', topic: 'Billing' };
  await waitFor(() =>
    expect(stored.settings.behaviour.topicAnswerLevels).toEqual([{ path, level: 'cautious' }]),
  );
  await screen.findByRole('heading', { name: 'Effect of the level of Billing' });
  await waitFor(() =>
    expect(server.requestsTo(previewAnswerLevels).at(-1)?.body).toMatchObject({ topic: path }),
  );
  await user.click(screen.getByRole('button', { name: 'Remove the level of Billing' }));
  await waitFor(() => expect(stored.settings.behaviour.topicAnswerLevels).toEqual([]));
  await screen.findByRole('heading', { name: 'Effect on your questions' });
});

test('choosing a level replaces a confidence threshold', async () => {
  const stored = newStoredSettings();
  stored.settings.behaviour.answerThreshold = 0.6;
  const { user } = await openSettings(stored);
  await screen.findByText(/A confidence threshold of 0.60 is set/);
  await user.click(screen.getByRole('radio', { name: 'Eager' }));
  await waitFor(() =>
    expect(stored.settings.behaviour).toMatchObject({ answerLevel: 'eager', answerThreshold: null }),
  );
});
