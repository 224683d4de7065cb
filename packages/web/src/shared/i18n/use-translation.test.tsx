import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { texts } from './i18n.ts';

const shown = () => document.querySelector('p')?.innerHTML;

const functions = new Set<unknown>();

function Close() {
  const { t } = useTranslation();
  functions.add(t);
  return <p>{t('close')}</p>;
}

function Search() {
  const { t } = useTranslation('search');
  return <p>{t('title')}</p>;
}

function Sent({ emailId }: { emailId: string }) {
  const { t } = useTranslation('accounts');
  const values = { emailId, minutes: 30 };
  return (
    <p>
      <Trans t={t} i18nKey="forgot.sentText" values={values} components={{ b: <b /> }} />
    </p>
  );
}

test('a text follows the language, and its function stays the same until then', async () => {
  const { rerender } = render(<Close />);
  rerender(<Close />);
  expect([shown(), functions.size]).toEqual(['Close', 1]);
  await act(() => texts.changeLanguage('de'));
  expect([shown(), functions.size]).toEqual(['Schließen', 2]);
  await act(() => texts.changeLanguage('en'));
});

test('a component waits for texts that are not loaded yet', async () => {
  await texts.changeLanguage('sv');
  await act(async () => {
    render(
      <Suspense>
        <Search />
      </Suspense>,
    );
  });
  await screen.findByText('Sök');
  expect(shown()).toBe('Sök');
  await act(() => texts.changeLanguage('en'));
});

test('elements of a text are rendered, and markup in a value is shown as it is', () => {
  render(<Sent emailId="<b>maya</b>@halden.no" />);
  expect(shown()).toBe(
    'If <b>&lt;b&gt;maya&lt;/b&gt;@halden.no</b> has an account, we’ve sent a link. It works for 30 minutes.',
  );
});

test('values whose names mean something to the function are passed as `replace`', () => {
  const values = { plan: 'paid', date: 'May 2', count: 'many', ns: 'nowhere' };
  expect(texts.t('notifications:trial-extended.title', { replace: values })).toBe(
    'Your trial now ends on May 2',
  );
});

test('a key without a text has its default value, or fails', () => {
  const t = texts.t as (key: string, values?: object) => string;
  expect(t('shell:nothing.here', { defaultValue: 'Something' })).toBe('Something');
  expect(() => t('shell:nothing.here')).toThrow("No text for 'shell:nothing.here'");
});

test('a name written from right to left is isolated from the text around it', () => {
  const t = texts.getFixedT(null, 'apps');
  expect(t('list.editedBy', { name: 'نور', when: '9:41' })).toBe('\u2068نور\u2069 · 9:41');
  expect(t('list.editedBy', { name: 'Maya', when: '9:41' })).toBe('Maya · 9:41');
  render(<Sent emailId="نور@halden.no" />);
  expect(document.querySelector('b')?.textContent).toBe('\u2068نور@halden.no\u2069');
});
