import { type ImportCounts, importFaqs, NOT_A_CSV, previewImport } from '@parrot/contract/knowledge';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../../testing/press.ts';
import { aFaq, button, field, problemAt } from '../../studio.fixture.tsx';
import { done, openFaqs } from './faqs-screen.fixture.tsx';

const COUNTS: ImportCounts = { added: 2, updated: 0, same: 0, kept: 0, problem: 0 };
const columns = [
  { name: 'Q', sample: 'When?', field: 'question' as const },
  { name: 'Text', sample: 'At nine.', field: null },
];
const csv = () => new File(['Q,Text\nWhen?,At nine.\n'], 'shop-questions.csv', { type: 'text/csv' });

async function openImport() {
  const opened = await openFaqs({ faqs: [aFaq()] });
  await press(opened.user, 'Import questions');
  await screen.findByRole('dialog', { name: 'Import questions' });
  return opened;
}
const chooser = () => screen.getByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' });

test('columns are mapped, problems are listed by row, and only agreed rows are imported [KNW-07]', async () => {
  const { server, user } = await openImport();
  server.answer(previewImport, ({ form = '' }) => {
    const isMapped = form.includes('["question","answer"]');
    return {
      ...done,
      columns: columns.map((column, at) =>
        isMapped && at === 1 ? { ...column, field: 'answer' as const } : column,
      ),
      sheets: [],
      rows: 3,
      counts: isMapped ? { ...COUNTS, problem: 1 } : { ...COUNTS, added: 0, problem: 3 },
      first: [
        {
          row: 2,
          outcome: 'added' as const,
          languageCode: 'en' as const,
          topic: '',
          questions: ['When?'],
          answer: 'At nine.',
        },
      ],
      problems: isMapped
        ? [{ row: 4, field: 'answer' as const, message: 'The answer is missing.' }]
        : [{ row: 1, field: 'answer' as const, message: 'Please choose the column with the answers.' }],
    };
  });
  server.answer(importFaqs, { ...done, counts: { ...COUNTS, problem: 1 } });
  await user.upload(chooser(), csv());
  await screen.findByText('Please choose the column with the answers.');
  expect(field('Dataset name').value).toBe('shop-questions');
  expect(button('Import')).toHaveProperty('disabled', true);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Field for Text' }), 'Answer');
  await screen.findByText('Row 4, Answer:');
  expect(button('Import 2 questions')).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: 'Skip 1 row and import the rest' }));
  await press(user, 'Import 2 questions');
  await screen.findByText('Imported 2 new and 0 updated questions');
  expect(server.requestsTo(importFaqs)[0]?.form).toContain('["question","answer"]');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a file that is no CSV and a taken name are reported [KNW-07]', async () => {
  const { server, user } = await openImport();
  await user.upload(chooser(), new File([], 'empty.csv', { type: 'text/csv' }));
  const reason = await screen.findByText('This file is empty.');
  within(reason.closest('[role="alert"]') as HTMLElement).getByText(NOT_A_CSV);
  expect(server.requestsTo(previewImport)).toEqual([]);
  const fileReason = 'This is a ZIP archive. Unpack it first.';
  server.refuse(previewImport, 'bad_input', { message: NOT_A_CSV, fields: { file: NOT_A_CSV, fileReason } });
  await user.upload(chooser(), new File(['PK'], 'lamp.csv', { type: 'text/csv' }));
  await screen.findByText(fileReason);
  await screen.findByText(NOT_A_CSV);
  const message = 'Dataset name already exists, please try a new one.';
  server.refuse(previewImport, 'bad_input', { message, fields: { datasetName: message } });
  await user.upload(chooser(), csv());
  await waitFor(() => expect(problemAt('Dataset name')).toBe(message));
});

const readable = {
  ...done,
  columns: [
    { name: 'Q', sample: 'When?', field: 'question' as const },
    { name: 'A', sample: 'At nine.', field: 'answer' as const },
  ],
  sheets: ['Questions', 'Old'],
  rows: 2,
  counts: COUNTS,
  first: [],
  problems: [],
};

test('a name that is too short is reported; another file brings its own name, unless it was edited', async () => {
  const { server, user } = await openImport();
  server.answer(previewImport, { ...readable, sheets: [] });
  const choose = (name: string) => user.upload(chooser(), new File(['Q,A\nWhen?,At nine.\n'], name));
  await choose('f.csv');
  await screen.findByRole('button', { name: 'Import 2 questions' });
  expect(problemAt('Dataset name')).toBe('Please use at least 2 characters.');
  expect(button('Import 2 questions')).toHaveProperty('disabled', true);
  await choose('shop.csv');
  await waitFor(() => expect(field('Dataset name').value).toBe('shop'));
  expect(problemAt('Dataset name')).toBe('');
  await user.type(field('Dataset name'), ' 2');
  await choose('other.csv');
  await screen.findByText('other.csv');
  expect(field('Dataset name').value).toBe('shop 2');
});

test('the sheet of a workbook can be chosen', async () => {
  const { server, user } = await openImport();
  server.answer(previewImport, readable);
  server.answer(importFaqs, { ...done, counts: COUNTS });
  await user.upload(chooser(), new File(['PK'], 'shop.xlsx'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sheet' }), 'Old');
  await waitFor(() => expect(server.requestsTo(previewImport).at(-1)?.form).toContain('Old'));
  await press(user, 'Import 2 questions');
  await waitFor(() => expect(server.requestsTo(importFaqs)[0]?.form).toContain('Old'));
});

test.each([
  [
    'cells of a spreadsheet',
    { 'text/plain': 'Q\tA\nWhen, where?\tAt nine.\n' },
    'Q\tA\nWhen, where?\tAt nine.',
  ],
  [
    'a table of a page',
    {
      'text/plain': 'Q A When? At nine.',
      'text/html': '<table><tr><th>Q<th>A<tr><td>When?<td>At <b>nine</b>.<br>Or "ten"</table>',
    },
    '"Q"\t"A"\n"When?"\t"At nine.\nOr ""ten"""',
  ],
])('%s can be pasted', async (_what, copied: Record<string, string>, table) => {
  const { server, user } = await openImport();
  server.answer(previewImport, { ...readable, sheets: [] });
  await user.click(field('Or paste a table'));
  const clipboard = { getData: (type: string) => copied[type] ?? '' };
  await user.paste(clipboard as DataTransfer);
  await screen.findByRole('button', { name: 'Import 2 questions' });
  expect(server.requestsTo(previewImport)[0]?.form?.replaceAll('\r\n', '\n')).toContain(`sep=\t\n${table}`);
  expect(field('Dataset name').value).toMatch(/^Pasted /);
});
