import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

const messageOf = (error: unknown) => (error as Error).message;
const fails = async (query: () => unknown) => {
  try {
    await query();
  } catch (error) {
    return messageOf(error);
  }
  throw new Error('the element was found');
};

afterEach(() => document.body.replaceChildren());

test('the error contains the page instead of the missing element', async () => {
  document.body.innerHTML = '<p>Something else</p>';
  const messages = [
    await fails(() => screen.getByText('Missing')),
    await fails(() => screen.findByText('Missing', {}, { timeout: 1 })),
    await fails(() => waitFor(() => screen.getByText('Missing'), { timeout: 1 })),
    await fails(() => vi.waitFor(() => screen.getByText('Missing'), { timeout: 1 })),
  ];
  for (const message of messages) {
    expect(message).toContain('Unable to find an element with the text: Missing');
    expect(message).toContain('Something else');
  }
});

test('the error contains the page at the time it is read', async () => {
  document.body.innerHTML = '<p>Before</p>';
  const later = fails(() => waitFor(() => screen.getByText('Missing'), { timeout: 200 }));
  document.body.innerHTML = '<p>After</p>';
  expect(await later).toContain('After');
});
