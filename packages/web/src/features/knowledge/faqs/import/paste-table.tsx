/** A field for cells copied from a spreadsheet or a page. What is pasted becomes a file. */
import { Textarea } from '@mantine/core';
import type { ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTime } from '../../../../shared/format/format-date-time.ts';
import { tableFromClipboard } from './table-from-clipboard.ts';

export function PasteTable({ onTable }: { onTable: (file: File) => void }) {
  const { t } = useTranslation('faq');
  const take = (text: string) => {
    if (text.trim() === '') return;
    const now = new Date();
    const name = t('import.pastedName', { when: `${formatDay(now)}, ${formatTime(now)}` });
    onTable(new File([text], name, { type: 'text/csv' }));
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    event.preventDefault();
    take(tableFromClipboard(event.clipboardData));
  };
  return (
    <Textarea
      label={t('import.paste')}
      placeholder={t('import.pasteHint')}
      rows={2}
      value=""
      onPaste={paste}
      // Some keyboards insert the clipboard without a paste event.
      onChange={({ currentTarget: { value } }) => take(value)}
    />
  );
}
