/** The questions of an app as a table; a row opens where it is edited. */
import { Table } from '@mantine/core';
import type { Faq } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { formatWhen } from '../../shared/format/format-when.ts';
import classes from './faq-table.module.css';

export function FaqTable({ items, onEdit }: { items: Faq[]; onEdit: (faq: Faq) => void }) {
  const { t } = useTranslation('studio');
  return (
    <div className={classes.table}>
      <Table layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('faq.columns.question')}</Table.Th>
            <Table.Th className={classes.answerColumn}>{t('faq.columns.answer')}</Table.Th>
            <Table.Th className={classes.editedColumn}>{t('faq.columns.edited')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((faq) => (
            <Table.Tr key={faq.faqId} className={classes.row}>
              <Table.Td>
                <button
                  type="button"
                  className={classes.question}
                  onClick={() => onEdit(faq)}
                  aria-label={t('faq.edit', { question: faq.loginQuestion })}
                >
                  {faq.loginQuestion}
                </button>
                {faq.question.length > 1 && (
                  <span className={classes.variants}>
                    {t('faq.variants', { count: faq.question.length - 1 })}
                  </span>
                )}
                <span className={`${classes.answer} ${classes.answerBelow}`}>{faq.answer}</span>
              </Table.Td>
              <Table.Td className={classes.answerColumn}>
                <span className={classes.answer}>{faq.answer}</span>
              </Table.Td>
              <Table.Td className={classes.editedColumn}>{formatWhen(faq.updatedAt)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
