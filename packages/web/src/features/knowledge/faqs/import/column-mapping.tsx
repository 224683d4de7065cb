/** Maps the columns of the file to fields; the guess can be corrected. */
import { NativeSelect } from '@mantine/core';
import type { ReplyOf } from '@parrot/contract/core';
import {
  IMPORT_FIELDS,
  type ImportField,
  type ImportMapping,
  type previewImport,
} from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import classes from './import.module.css';

type ColumnMappingProps = {
  columns: ReplyOf<typeof previewImport>['columns'];
  onChange: (mapping: ImportMapping) => void;
};

export function ColumnMapping({ columns, onChange }: ColumnMappingProps) {
  const { t } = useTranslation('faq');
  const set = (at: number, field: string) =>
    onChange(
      columns.map((column, other) => (other === at ? ((field || null) as ImportField | null) : column.field)),
    );
  return (
    <fieldset className={classes.columns}>
      <legend className={classes.label}>{t('import.columns')}</legend>
      {columns.map(({ name, sample, field }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place, names may be alike.
        <div key={at} className={classes.column}>
          <span className={classes.columnName}>
            {name || t('import.column', { number: at + 1 })}
            <span className={classes.hint}>{sample}</span>
          </span>
          <NativeSelect
            size="sm"
            aria-label={t('import.holds', { column: name || at + 1 })}
            value={field ?? ''}
            data={[
              { value: '', label: t('import.leaveOut') },
              ...IMPORT_FIELDS.map((value) => ({ value, label: t(`import.fields.${value}`) })),
            ]}
            onChange={({ currentTarget: { value } }) => set(at, value)}
          />
        </div>
      ))}
    </fieldset>
  );
}
