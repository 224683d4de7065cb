/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { Button } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useAppearanceStore } from '../../state/appearance-store.ts';
import { renderPage } from '../../testing/render.tsx';
import { ColorSchemeChoice } from './color-scheme-choice.tsx';
import { theme } from './theme.ts';

const tokens = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

test('the brand is green and the letters graphik, with a font of ours behind it [NAV-11]', () => {
  renderPage(<Button>Act</Button>);
  expect(theme.primaryColor).toBe('green');
  expect(tokens).toMatch(/--green-7: #11794a/);
  expect(tokens).toMatch(/--font:\s*"graphik",\s*"Inter Variable"/);
  expect(theme.fontFamily).toBe('var(--font)');
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(styles).toContain('--mantine-primary-color-filled: var(--mantine-color-green-filled)');
  expect(styles).toContain('--mantine-color-green-filled: var(--brand-fill)');
});

test('light, dark or as the computer has it: chosen once, kept', async () => {
  renderPage(<ColorSchemeChoice />);
  await userEvent.click(screen.getByText('Dark'));
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark');
  expect(useAppearanceStore.getState().colorScheme).toBe('dark');
  expect(window.localStorage.getItem('parrot-appearance')).toContain('"colorScheme":"dark"');
  await userEvent.click(screen.getByText('System'));
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('light');
});
