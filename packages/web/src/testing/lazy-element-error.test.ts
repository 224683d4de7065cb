import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

const messageOf = (error: unknown) => (error as Error).message;
const fails = async (query: () => unknown) => {
  try {
    await query();
  } catch (error) {
    return messageOf(error);
  }
  throw new Error('It was found');
};

afterEach(() => document.body.replaceChildren());

test('what was not found is told together with what stands there instead', async () => {
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

test('what stands there when the error is read is what is told', async () => {
  document.body.innerHTML = '<p>Before</p>';
  const later = fails(() => waitFor(() => screen.getByText('Missing'), { timeout: 200 }));
  document.body.innerHTML = '<p>After</p>';
  expect(await later).toContain('After');
});
