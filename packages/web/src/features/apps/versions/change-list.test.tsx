import type { VersionChange } from '@parrot/contract/apps';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { ChangeList } from './change-list.tsx';

test('changes of blocks, sources, translations and the flow as a whole have a text', () => {
  const changes: VersionChange[] = [
    { kind: 'changed', what: 'setting', name: 'translations.de.welcomeMsg', before: '', after: 'Hallo!' },
    { kind: 'changed', what: 'setting', name: 'flow.values', before: 'name: a', after: 'name: b' },
    { kind: 'added', what: 'block', name: 'Order number', before: '', after: 'type: ask' },
    { kind: 'removed', what: 'source', name: 'Returns', before: 'Within 30 days … (99)', after: '' },
    { kind: 'changed', what: 'setting', name: 'translations.de.newer', before: '1', after: '2' },
  ];
  renderPage(<ChangeList changes={changes} label="Changes" />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ChangedWelcome message (German)NoneHallo!',
    'ChangedFlow valuesname: aname: b',
    'AddedOrder number · blocktype: ask',
    'RemovedReturns · sourceWithin 30 days … (99)',
    'Changedtranslations.de.newer12',
  ]);
});
