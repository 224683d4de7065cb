/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';
import { Drawer, Modal } from '@mantine/core';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useAppearanceStore } from '../../state/appearance-store.ts';
import { renderAt, renderPage } from '../../testing/render.tsx';
import { ColorSchemeChoice } from './color-scheme-choice.tsx';
import { theme } from './theme.ts';

const tokens = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

const FONT = `${import.meta.dirname}/../../../../../node_modules/@fontsource-variable/inter`;

/** Every declaration of a custom property in the style sheets, the last one first. */
const declarations = (name: string): string[] => {
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  const pattern = new RegExp(`${name}:\\s*([^;}]+)`, 'g');
  return [...`${tokens}\n${styles}`.matchAll(pattern)].map(([, value = '']) => value.trim()).reverse();
};

/** The colors that a property can have in light and dark mode. */
const colorsOf = (value: string): string[] => {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return name ? declarations(name).flatMap(colorsOf) : [value];
};

const isGreen = (color: string): boolean => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[0-9a-f]{2}/gi) ?? []).map((part) =>
    parseInt(part, 16),
  );
  return green > red && green > blue;
};

test('buttons of the application are green, and its texts in graphik or in the font that is shipped [NAV-11]', async () => {
  renderAt('/');
  await screen.findAllByRole('link', { name: 'Sign in' });
  expect(theme.primaryColor).toBe('green');
  const fills = colorsOf('var(--mantine-primary-color-filled)');
  expect(fills.length).toBeGreaterThan(1);
  expect(fills.filter((color) => !isGreen(color))).toEqual([]);

  expect(theme.fontFamily).toBe('var(--font)');
  const [font = ''] = declarations('--font');
  expect(font.split(/,\s*/).slice(0, 2)).toEqual(['"graphik"', '"Inter Variable"']);
  expect(readFileSync(`${import.meta.dirname}/global.css`, 'utf8')).toContain(
    '@import "@fontsource-variable/inter/opsz.css";',
  );
  const faces = readFileSync(`${FONT}/opsz.css`, 'utf8');
  expect(faces).toMatch(/font-family:\s*'Inter Variable'/);
  const files = [...faces.matchAll(/url\(\.\/(files\/[^)]+\.woff2)\)/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(existsSync(`${FONT}/${file}`), file).toBe(true);
  expect(readFileSync(`${FONT}/LICENSE`, 'utf8')).toContain('SIL OPEN FONT LICENSE');
});

test('light, dark or system: the choice is stored', async () => {
  renderPage(<ColorSchemeChoice />);
  await userEvent.click(screen.getByText('Dark'));
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark');
  expect(useAppearanceStore.getState().colorScheme).toBe('dark');
  expect(window.localStorage.getItem('parrot-appearance')).toContain('"colorScheme":"dark"');
  await userEvent.click(screen.getByText('System'));
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('light');
});

test.each([
  ['Modal', Modal],
  ['Drawer', Drawer],
])('%s: the second half of a double click does not close it, a click outside does', async (_, Dialog) => {
  const onClose = vi.fn();
  renderPage(
    <Dialog opened onClose={onClose}>
      text
    </Dialog>,
  );
  await screen.findByRole('dialog');
  const overlay = document.querySelector('[data-fixed]') as Element;
  fireEvent.click(overlay, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(overlay, { detail: 1 });
  expect(onClose).toHaveBeenCalledOnce();
});
