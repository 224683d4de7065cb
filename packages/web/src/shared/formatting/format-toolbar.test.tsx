import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { FormatToolbar } from './format-toolbar.tsx';
import { useFormatting } from './use-formatting.ts';

function Editor() {
  const [text, setText] = useState('our word');
  const formatting = useFormatting(setText);
  return (
    <>
      <FormatToolbar formatting={formatting} label="Answer" />
      <textarea
        ref={formatting.field}
        aria-label="Answer"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={formatting.onKeyDown}
      />
    </>
  );
}

test('the selected words are formatted by shortcuts and by the toolbar', async () => {
  const user = userEvent.setup();
  renderPage(<Editor />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' });
  field.focus();
  field.setSelectionRange(4, 8);
  await user.keyboard('{Control>}b{/Control}');
  expect(field.value).toBe('our **word**');
  await user.keyboard('{Control>}b{/Control}');
  expect(field.value).toBe('our word');
  await user.click(screen.getByRole('button', { name: 'Numbered list' }));
  expect(field.value).toBe('1. our word');

  field.setSelectionRange(7, 11);
  await user.keyboard('{Control>}k{/Control}');
  const address = await screen.findByRole('textbox', { name: 'Address' });
  await user.type(address, 'javascript:alert(1){Enter}');
  expect(screen.getByText('Enter a web or email address.')).toBeTruthy();
  await user.clear(address);
  await user.type(address, 'a.example/terms{Enter}');
  expect(field.value).toBe('1. our [word](https://a.example/terms)');
});
