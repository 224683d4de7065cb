/** The current values by name. */
import { BUILT_IN_VALUES, type Value, type Values } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import classes from './value-table.module.css';

export function ValueTable({ values }: { values: Values | undefined }) {
  const { t } = useTranslation('try');
  if (!values) return <p className={classes.empty}>{t('values.empty')}</p>;
  const isBuiltIn = (name: string) => BUILT_IN_VALUES.some((builtIn) => builtIn === name);
  const formatValue = (value: Value): string => {
    if (Array.isArray(value)) return value.map(formatValue).join(', ');
    return typeof value === 'boolean' ? t(value ? 'values.yes' : 'values.no') : String(value);
  };
  // The flow's own values first; the built-in ones are always the same.
  const names = Object.keys(values).sort((a, b) => Number(isBuiltIn(a)) - Number(isBuiltIn(b)));
  return (
    <dl className={classes.values} aria-label={t('values.label')}>
      {names.map((name) => {
        const text = formatValue(values[name] ?? '');
        return (
          <div key={name} className={classes.value}>
            <dt>
              <code>{name}</code>
              {isBuiltIn(name) && <span className={classes.quiet}>{t('values.builtIn')}</span>}
            </dt>
            <dd>{text || <span className={classes.quiet}>{t('values.nothing')}</span>}</dd>
          </div>
        );
      })}
    </dl>
  );
}
