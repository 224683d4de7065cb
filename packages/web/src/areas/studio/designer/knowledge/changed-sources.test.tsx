import {
  appDetails,
  defaultSettings,
  listComparedAnswers,
  openAnswerComparison,
} from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import {
  type ChangedSource,
  compareSource,
  keepOldText,
  listChangedSources,
  listSources,
} from '@parrot/contract/knowledge';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../../testing/press.ts';
import { anApp, openPage, pageFrom } from '../../studio.fixture.tsx';
import DesignerPage from '../designer-page.tsx';

const done = { status: 'success' } as const;

test('changed sources show their passages and the affected questions, and the old text can be kept', async () => {
  const app = anApp({ publishedAt: '2026-03-01T10:00:00.000Z', hasUnpublishedChanges: true });
  const source: ChangedSource = {
    sourceId: newId('src'),
    kind: 'page',
    title: 'Terms',
    address: 'https://shop.example/terms',
    change: 'changed',
  };
  let changed = [source];
  const { server, user } = await openPage(<DesignerPage />, {
    at: `/home/studio/designer?app=${app.appId}&screen=documents`,
    prepare: (server) => {
      server.answer(appDetails, { ...done, app, settings: defaultSettings(app.appName), revision: 1 });
      server.answer(listSources, pageFrom([]));
      server.answer(listChangedSources, (request) => pageFrom(changed)(request));
      server.answer(compareSource, {
        ...done,
        counts: { changed: 1, removed: 0, added: 0, same: 3 },
        changes: [
          { kind: 'changed', heading: 'Returns', before: 'Within 30 days.', after: 'Within 14 days.' },
        ],
      });
      server.answer(openAnswerComparison, {
        ...done,
        comparison: {
          state: 'done',
          done: 4,
          total: 4,
          counts: { worse: 1, changed: 0, better: 0, same: 3 },
          runId: 'run',
        },
      });
      server.answer(listComparedAnswers, pageFrom([]));
    },
  });
  await screen.findByText('1 source changed since you last published. Visitors still get the old text.');
  await press(user, 'Review changes');
  await press(user, 'Show changes');
  await screen.findByText('Within 30 days.');
  screen.getByText('Within 14 days.');
  screen.getByText('1 changed, 0 removed, 0 added, 3 unchanged');
  await screen.findByRole('button', { name: /^1 .*worse/i });
  server.answer(keepOldText, { ...done, restored: 1 });
  changed = [];
  await press(user, 'Keep the old text');
  await screen.findByText('Old text restored');
  expect(server.requestsTo(keepOldText)[0]?.body).toMatchObject({ sourceIds: [source.sourceId] });
});
