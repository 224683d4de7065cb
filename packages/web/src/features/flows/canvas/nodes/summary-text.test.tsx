import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../testing/render.tsx';
import { createDesignerStore, DesignerStoreProvider } from '../../designer-store.ts';
import { CanvasTextsProvider } from '../canvas-texts.ts';
import { SummaryText } from './summary-text.tsx';

function Card({ text }: { text: string }) {
  const { t } = useTranslation(['flow', 'blocks']);
  return (
    <CanvasTextsProvider value={t}>
      <SummaryText id="message-1" text={text} />
    </CanvasTextsProvider>
  );
}

const render = (text: string) =>
  renderPage(
    <DesignerStoreProvider value={createDesignerStore()}>
      <Card text={text} />
    </DesignerStoreProvider>,
  );

test('a block shows its whole text', async () => {
  const text = 'Thanks for your message. '.repeat(15).trim();
  render(text);
  expect((await screen.findByText(text)).dataset.folded).toBeUndefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a very long text is folded until it is unfolded', async () => {
  const text = 'word '.repeat(800).trim();
  render(text);
  const shown = await screen.findByText(text);
  expect(shown.dataset.folded).toBe('true');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Show all', expanded: false }));
  expect(shown.dataset.folded).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(shown.dataset.folded).toBe('true');
});
