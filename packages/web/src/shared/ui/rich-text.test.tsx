import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { RichText } from './rich-text.tsx';

const rows = Array.from({ length: 20 }, (_, at) => (at === 15 ? '**15 m** · **15 €**' : `${at} m · ${at} €`));
const TEXT = ['Length · Price', ...rows].join('\n');

test('a table has its columns named and the row that fits marked', () => {
  renderPage(<RichText text={TEXT} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Length',
    'Price',
  ]);
  expect(screen.getAllByRole('row')).toHaveLength(21);
  expect(screen.getByRole('row', { name: '15 m 15 €' }).dataset.marked).toBe('true');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a long quote is folded until the reader asks for all of it', async () => {
  renderPage(<RichText text={TEXT} folds />);
  expect(screen.getAllByRole('row')).toHaveLength(9);
  screen.getByRole('row', { name: '15 m 15 €' });
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getAllByRole('row')).toHaveLength(21);
});
