/** The preview of an import: counts, the first rows, and the problems by row. */
import { Table } from '@mantine/core';
import type { ReplyOf } from '@parrot/contract/core';
import { IMPORT_OUTCOMES, type ImportOutcome, type previewImport } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../shared/format/format-number.ts';
import { translated } from '../../../../shared/i18n/translated.ts';
import { Pill, type Tone } from '../../../../shared/ui/pill.tsx';
import classes from './import.module.css';

const TONES: Record<ImportOutcome, Tone> = {
  added: 'ok',
  updated: 'info',
  same: 'neutral',
  kept: 'neutral',
  problem: 'danger',
};

type ImportPreviewProps = { preview: ReplyOf<typeof previewImport>; isStale: boolean };

export function ImportPreview({ preview, isStale }: ImportPreviewProps) {
  const { t } = useTranslation('faq');
  const { counts, first, problems } = preview;
  return (
    <div className={classes.preview} data-stale={isStale || undefined}>
      <div className={classes.counts} role="status">
        {IMPORT_OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) => (
          <Pill key={outcome} tone={TONES[outcome]}>
            {t(`import.outcomes.${outcome}`, {
              count: counts[outcome],
              number: formatNumber(counts[outcome]),
            })}
          </Pill>
        ))}
      </div>
      {first.length > 0 && (
        <div className={classes.rows}>
          <Table aria-label={t('import.firstRows')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th className={classes.number}>{t('import.row')}</Table.Th>
                <Table.Th>{t('import.fields.question')}</Table.Th>
                <Table.Th>{t('import.fields.answer')}</Table.Th>
                <Table.Th>{t('import.becomes')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {first.map((row) => (
                <Table.Tr key={row.row}>
                  <Table.Td className={classes.number}>{row.row}</Table.Td>
                  <Table.Td className={classes.cell}>{row.questions.join('\n')}</Table.Td>
                  <Table.Td className={classes.cell}>{row.answer}</Table.Td>
                  <Table.Td>
                    <Pill tone={TONES[row.outcome]}>{t(`import.becoming.${row.outcome}`)}</Pill>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {problems.length > 0 && (
        <section aria-label={t('import.problems')}>
          <h3 className={classes.label}>{t('import.problems')}</h3>
          <ul className={classes.problems}>
            {problems.map(({ row, field, message }) => (
              <li key={`${row} ${field} ${message}`}>
                <span className={classes.where}>
                  {field
                    ? t('import.whereField', { row, field: t(`import.fields.${field}`) })
                    : t('import.where', { row })}
                </span>{' '}
                {translated(message)}
              </li>
            ))}
          </ul>
          {counts.problem > problems.length && (
            <p className={classes.hint}>
              {t('import.moreProblems', { count: counts.problem - problems.length })}
            </p>
          )}
        </section>
      )}
    </div>
  );
}
