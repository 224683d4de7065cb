/** One comparison: a value, an operator and an operand. */
import { Select } from '@mantine/core';
import { BUILT_IN_VALUES, type Comparison, type ValueType } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { useFlowEditor } from '../../editor/flow-editor.ts';
import { TemplateField } from '../../values/template-field.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import { LAZY_SELECT } from '../fields/lazy-select.ts';
import { fittingOperator, operatorsFor, takesOperand, typeOfValue } from './operators.ts';

type ComparisonRowProps = { comparison: Comparison; onChange: (comparison: Comparison) => void };

export function ComparisonRow({ comparison, onChange }: ComparisonRowProps) {
  const { t } = useTranslation('blocks');
  const values = useFlowEditor(({ flow }) => flow.values);
  const { value, operator, operand } = comparison;
  const type = typeOfValue(value, values);
  const isLost =
    value !== '' &&
    !values.some(({ name }) => name === value) &&
    !BUILT_IN_VALUES.some((name) => name === value);
  const fitting = operatorsFor(type);
  // An operator that does not fit the type stays visible until another is selected.
  const operators = fitting.includes(operator) ? fitting : [operator, ...fitting];

  const choose = (name: string | null) => {
    const chosen = name ?? '';
    onChange({
      ...comparison,
      value: chosen,
      operator: fittingOperator(operator, typeOfValue(chosen, values)),
    });
  };
  return (
    <>
      <Select
        label={t('condition.value')}
        placeholder={t('condition.chooseValue')}
        searchable
        comboboxProps={LAZY_SELECT}
        value={value || null}
        error={isLost && t('values.unknown', { count: 1, names: value })}
        nothingFoundMessage={t('values.none')}
        data={[
          {
            group: t('values.title'),
            items: [...values.map(({ name }) => name), ...(isLost ? [value] : [])],
          },
          {
            group: t('values.builtIn'),
            items: BUILT_IN_VALUES.map((name) => ({ value: name, label: t(`values.builtIns.${name}`) })),
          },
        ]}
        onChange={choose}
      />
      <ChoiceField
        label={t('condition.operator')}
        value={operator}
        choices={operators.map((each) => ({ value: each, label: t(`operators.${each}`) }))}
        onChange={(next) => onChange({ ...comparison, operator: next })}
      />
      {takesOperand(operator) && (
        <TemplateField
          label={t('condition.operand')}
          text={operand}
          placeholder={placeholderFor(type)}
          onChange={(next) => onChange({ ...comparison, operand: next })}
        />
      )}
    </>
  );
}

/** An example operand, the same in every language. */
const placeholderFor = (type: ValueType): string | undefined =>
  type === 'date' ? '2026-05-31' : type === 'number' ? '10' : undefined;
